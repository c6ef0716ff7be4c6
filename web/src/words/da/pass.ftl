### One phone for all: who plays, and the cover between two people.

pass-title = Én telefon til os alle
pass-how = Skriv ned, hvem der er med, i den rækkefølge, I sidder. Telefonen går på omgang, og alle ser kun deres egne kort.
pass-change = Et andet spil
pass-names = Hvem er med
pass-name = Navn { $number }
pass-remove = Fjern navn { $number }
pass-add = Én til
pass-pairs = I spiller to og to: Den, der står en halv liste fra dig, er din makker.
pass-deal = Del kortene ud
pass-wrong-twice = To af jer har det navn.
pass-wrong-long = Det er et langt navn. Findes der et kortere?
pass-wrong-few = Spillet er for { $least } til { $most } personer.

pass-give = Giv telefonen til { $name }
pass-give-to = Giv telefonen til
pass-lift = Jeg er { $name }
pass-other = En anden først
pass-race = Den, der har en ledetråd, begynder. { $name } må kigge først.
pass-clue = Denne gang fortæller { $name }.
pass-choose = { $name } vælger et kort.
pass-vote = { $name } stemmer.
pass-trim = { $name } lægger kort fra sig.
pass-cover = Dæk kortene til, og giv telefonen videre
