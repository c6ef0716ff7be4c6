### One phone for all: who plays, and the cover between two people.

pass-title = Yksi puhelin kaikille
pass-how = Kirjoittakaa, ketkä pelaavat, siinä järjestyksessä kuin istutte. Puhelin kiertää, ja jokainen näkee vain omat korttinsa.
pass-change = Toinen peli
pass-names = Ketkä pelaavat
pass-name = { $number }. nimi
pass-remove = Poista { $number }. nimi
pass-add = Vielä yksi
pass-pairs = Pelaatte pareittain: parisi on se, joka on listalla puolen kierroksen päässä sinusta.
pass-deal = Jaa kortit
pass-wrong-twice = Kahdella teistä on sama nimi.
pass-wrong-long = Pitkä nimi. Löytyykö lyhyempää?
pass-wrong-few = Tätä peliä pelaa { $least }–{ $most } henkeä.

pass-give = Anna puhelin: { $name }
pass-give-to = Anna puhelin pelaajalle
pass-lift = Minä olen { $name }
pass-other = Joku muu ensin
pass-race = Se aloittaa, joka keksii vihjeen. { $name } saa katsoa ensin.
pass-clue = Nyt kertoo { $name }.
pass-choose = { $name } valitsee kortin.
pass-vote = { $name } äänestää.
pass-trim = { $name } laittaa kortteja pois.
pass-cover = Peitä kortit ja anna puhelin eteenpäin
