### One phone for all: who plays, and the cover between two people.

pass-title = Einn sími fyrir okkur öll
pass-how = Skrifið hverjir spila, í þeirri röð sem þið sitjið. Síminn gengur hringinn og hver sér bara sín spjöld.
pass-change = Annað spil
pass-names = Hverjir spila
pass-name = Nafn { $number }
pass-remove = Fjarlægja nafn { $number }
pass-add = Einn í viðbót
pass-pairs = Tveir og tveir spila saman: liðsfélagi þinn er hálfum lista frá þér.
pass-deal = Gefa spjöldin
pass-wrong-twice = Tvö ykkar heita þetta.
pass-wrong-long = Þetta er langt nafn. Er til styttra?
pass-wrong-few = Þetta spil er fyrir { $least } til { $most } manns.

pass-give = Réttu símann: { $name }
pass-give-to = Réttu símann áfram:
pass-lift = Ég er { $name }
pass-other = Einhver annar fyrst
pass-race = Sá byrjar sem er með vísbendingu. { $name } má skoða fyrst.
pass-clue = Nú segir { $name } frá.
pass-choose = { $name } velur spjald.
pass-vote = { $name } greiðir atkvæði.
pass-trim = { $name } leggur spjöld frá sér.
pass-cover = Hylja spjöldin og rétta símann áfram
