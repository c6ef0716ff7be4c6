### How to play: one short page a game. The drawings show the points; the words say them too.

rules-title = Svona er spilað: { $game }
rules-games = Spilin
rules-play = Opna nýtt borð

## Classic
rules-classic-say = Sumir mega finna, aldrei allir.
rules-classic-facts = { $target ->
    [one] { $least }–{ $most } leikmenn · 6 spjöld á hendi · að { $target } stigi
   *[other] { $least }–{ $most } leikmenn · 6 spjöld á hendi · að { $target } stigum
  }
rules-classic-end = { $target ->
    [one] Umferðin þar sem einhver nær { $target } stigi er sú síðasta. Sá sem er með flest stig vinnur; þeir sem eru jafnir efstir deila sigrinum.
   *[other] Umferðin þar sem einhver nær { $target } stigum er sú síðasta. Sá sem er með flest stig vinnur; þeir sem eru jafnir efstir deila sigrinum.
  }

## Odyssey
rules-odyssey-say = Klassík fyrir stærra borð.
rules-odyssey-facts = { rules-classic-facts }
rules-odyssey-end = { rules-classic-end }

## Party
rules-party-say = Hugsaðu það sem hinir hugsa.
rules-party-facts = { $turns ->
    [1] { $least }–{ $most } leikmenn · 5 spjöld á hendi · allir segja einu sinni frá
   *[other] { $least }–{ $most } leikmenn · 5 spjöld á hendi · allir segja { $turns } sinnum frá
  }
rules-party-end = { $turns ->
    [1] Þegar allir hafa sagt einu sinni frá er spilinu lokið. Sá sem er með flest stig vinnur; þeir sem eru jafnir efstir deila sigrinum.
   *[other] Þegar allir hafa sagt { $turns } sinnum frá er spilinu lokið. Sá sem er með flest stig vinnur; þeir sem eru jafnir efstir deila sigrinum.
  }

## Teams
rules-teams-say = Tvö höfuð, ein kanína.
rules-teams-facts = { $turns ->
    [1] 6, 8, 10 eða 12 leikmenn · 4 spjöld á hendi · allir segja einu sinni frá
   *[other] 6, 8, 10 eða 12 leikmenn · 4 spjöld á hendi · allir segja { $turns } sinnum frá
  }
rules-teams-end = { $turns ->
    [1] Þegar hver leikmaður hefur sagt einu sinni frá er spilinu lokið. Liðið með flest stig vinnur; lið sem eru jöfn efst deila sigrinum.
   *[other] Þegar hver leikmaður hefur sagt { $turns } sinnum frá er spilinu lokið. Liðið með flest stig vinnur; lið sem eru jöfn efst deila sigrinum.
  }
rules-pairs = Liðin
rules-pairs-how = Liðsfélagi þinn situr á móti þér. Þið eigið saman eina kanínu og stigin hennar; spjöldin þín hefur þú fyrir þig.

## A turn
rules-turn = Ein umferð
rules-step-clue = Vísbendingin
rules-step-cards = Spjöldin
rules-step-vote = Kosningin
rules-step-pass = Spjöldin ganga

rules-clue-classic = Sögumaðurinn velur spjald, sýnir það engum og gefur vísbendingu: orð, línu, lag eða hljóð.
rules-cards-classic = Allir hinir bæta í leyni við eigin spjaldi sem gæti verið það rétta.
rules-vote-classic = Spjöldin eru stokkuð og lögð á borðið. Hvert þeirra er sögumannsins? Allir hinir kjósa, en aldrei sitt eigið.

rules-clue-party = Sögumaðurinn gefur vísbendingu áður en hann sér nokkurt spjald. Þangað til er höndin hans hulin.
rules-cards-party = Allir, líka sögumaðurinn, leggja út það spjald sem passar best við vísbendinguna.
rules-vote-party = Allir kjósa spjaldið sem passar best, líka sitt eigið ef þeir vilja. Sögumaðurinn setur auk þess rautt atkvæði á annað spjald: það gefur engin stig.
rules-pass-party = Allir draga upp í 5 spjöld. Svo gengur öll höndin óbreytt til næsta leikmanns til vinstri.

rules-clue-teams = Sögumaðurinn leggur út spjald, sýnir það engum og gefur vísbendingu.
rules-cards-teams = Liðsfélagi sögumannsins leggur út spjald. Í hverju hinna liðanna gerir annar félaganna það. Ræðið upphátt hvor, en aldrei um spjöldin ykkar.
rules-vote-teams = Í hverju hinna liðanna kýs sá sem lagði ekki út spjald, en ekki spjald síns liðs.
rules-clue-teams-only = Sögumaðurinn gefur vísbendingu og leggur ekkert spjald út.
rules-cards-teams-only = Liðsfélagi sögumannsins leggur út spjaldið sem á að finna. Í hverju hinna liðanna leggur annar félaganna út spjald. Ræðið upphátt hvor, en aldrei um spjöldin ykkar.

## Points
rules-points = Stig
rules-outcome-all = Allir fundu það
rules-outcome-all-why = Of augljóst.
rules-outcome-nobody = Enginn fann það
rules-outcome-nobody-why = Of óljóst.
rules-outcome-some = Sumir fundu það
rules-outcome-some-why = Mátulegt.
rules-who-teller = { $teams ->
    [true] lið sögumannsins
   *[other] sögumaðurinn
  }
rules-who-others = { $teams ->
    [true] hvert hinna liðanna
   *[other] hver hinna
  }
rules-who-found = fann það
rules-who-missed = hinir
rules-gets = { $points ->
    [0] { $who }: ekkert
   *[other] { $who }: { $points } stig
  }
rules-bonus = Alltaf
rules-bonus-classic = Allir nema sögumaðurinn fá eitt stig í viðbót fyrir hvert atkvæði á sitt eigið spjald.
rules-bonus-odyssey = Allir nema sögumaðurinn fá eitt stig í viðbót fyrir hvert atkvæði á sitt eigið spjald, mest 3 í umferð.
rules-bonus-teams = Eitt stig í viðbót fyrir hvert atkvæði sem spjald liðsins þíns fær, mest 3 í hverri umferð. Lið sögumannsins fær það fyrir spjald liðsfélagans.
rules-bonus-teams-only = Eitt stig í viðbót fyrir hvert atkvæði á spjaldið sem liðið þitt lagði út, mest 3 í umferð. Spjaldið sem á að finna gefur ekkert slíkt.

rules-crowd = Atkvæðið þitt gefur eins mörg stig og atkvæðin á spjaldinu eru, þitt meðtalið, mest 5.
rules-crowd-votes = { $red ->
    [true] rautt atkvæði
   *[other] { $votes ->
        [1] eitt sér
        [6] 6, mest 5
       *[other] { $votes } saman
      }
  }
rules-crowd-spoken = { $red ->
    [true] Á spjaldinu með rauða atkvæðinu: ekkert.
   *[other] { $votes ->
        [1] Eitt atkvæði á spjaldi: ekkert.
       *[other] { $votes } atkvæði á spjaldi: { $points } stig á mann.
      }
  }

## More players, fewer players
rules-seven = Sjö leikmenn eða fleiri
rules-second = Í vafa? Þú mátt bæta við öðru atkvæði, á nýtt spjald. Það nægir að annað þeirra hitti.
rules-lone = Viss? Finndu það með einu atkvæði og fáðu einu stigi meira.
rules-three-title = Þrír leikmenn
rules-three = Þú ert með 7 spjöld á hendi. Þeir sem segja ekki frá leggja út tvö spjöld hvor, svo fimm liggja á borðinu. Þú mátt ekki kjósa þín eigin.

## A whole turn
rules-example = Ein umferð reiknuð: { $players } leikmenn
rules-example-key = Undir hverju spjaldi sést hver á það; á því hverjir kusu það. Það upplýsta er sögumannsins.
rules-example-rabbit = Kanína
rules-example-teller = segir frá
rules-example-found = fann
rules-example-lone = eitt atkvæði
rules-example-bonus = atkvæði á eigið
rules-example-together = samtals

## The end, and the beginning
rules-end = Leikslok
rules-first = Hver byrjar?
rules-first-how = Sá sem er fyrstur með vísbendingu. Eftir það er næsti til vinstri alltaf sögumaður, og allir draga ný spjöld.
