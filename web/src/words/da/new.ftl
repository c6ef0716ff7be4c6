### Et nyt bord: hvilket spil, hvilke billeder, hvis bord.

new-title = Et nyt bord
new-name = Dit navn
new-name-wanted = Hvad må de andre kalde dig?

new-games = Hvilket spil?
new-classic-say = Én fortæller. Bliv fundet af nogle, men ikke af alle.
new-odyssey-say = Det samme for flere; fra syv spillere med en ekstra stemme.
new-party-say = Først ledetråden, så kortene. Tænk som flokken.
new-teams-say = To og to, over for hinanden, med én fælles kanin.
new-classic-for = 3 til 8 spillere
new-odyssey-for = 3 til 12 spillere
new-party-for = 6 til 12 spillere
new-teams-for = 6, 8, 10 eller 12 spillere
new-to-points = { $points ->
    [one] til ét point
   *[other] til { $points } point
  }
new-each-tells = { $turns ->
    [one] alle fortæller én gang
    [2] alle fortæller to gange
   *[other] alle fortæller { $turns } gange
  }

new-decks = Hvilke billeder?
new-deck-only = Billederne
new-cards = { $cards ->
    [one] ét kort
   *[other] { $cards } kort
  }
new-decks-mixed = { $decks ->
    [one] { $cards } kort
   *[other] { $decks } kortsæt blandet, { $cards } kort
  }
new-deck-last = Mindst ét kortsæt bliver på bordet.
new-decks-missing = Kortsættene kunne ikke hentes.
new-cards-few = { $players } spillere skal bruge { $needed } kort; her er { $cards }. Tag et kortsæt til.
new-deck-fresh = set mindst

new-rules = Husregler
new-target = Der spilles til
new-points = point
new-turns = Alle fortæller
new-times = { $turns ->
    [one] gang
   *[other] gange
  }
new-more = Mere
new-less = Mindre
new-team-card = Kort fra fortællerens hold
new-team-card-own_and_partner = Begge lægger et
new-team-card-partner_only = Kun makkeren
new-timer = Tid til hvert trin
new-timer-off = Intet ur
new-timer-gentle = Rolig
new-timer-brisk = Hurtig
new-timer-days = Dage
new-timer-off-say = Alle tager den tid, de har brug for.
new-timer-gentle-say = To minutter, tre til en ledetråd; så en påmindelse.
new-timer-brisk-say = Under et minut, lidt mere til en ledetråd.
new-timer-days-say = En dag til hvert trin: et spil ved siden af hverdagen.
new-absent = Når nogen er væk
new-absent-wait = Vi venter
new-absent-skip = Spring over
new-absent-stand_in = Kanin spiller
new-absent-wait-say = Ingen bliver automatisk sprunget over; de andre kan kalde på en optrækskanin.
new-absent-skip-say = Efter en påmindelse bliver fortælleren sprunget over; kort og stemmer afgøres ved lodtrækning.
new-absent-stand_in-say = Efter en påmindelse spiller en optrækskanin med, til personen er tilbage.
new-seen = Hvilke kort kommer først
new-seen-no = Blandet
new-seen-yes = Sjældent sete
new-seen-no-say = Alle kort, godt blandet.
new-seen-yes-say = Kort, der sjældnest har ligget fremme her, kommer først.
new-listed = Hvem kan finde bordet
new-listed-no = Kun gæster
new-listed-yes = Alle
new-listed-no-say = Dem, der har linket eller koden.
new-listed-yes-say = Det står på serverens forside.
new-language = Ledetråde gives på

new-short-private = kun gæster
new-short-listed = åbent for alle
new-short-timer-off = uden tidsgrænse
new-short-timer-gentle = roligt ur
new-short-timer-brisk = hurtigt ur
new-short-timer-days = en dag til hvert trin

new-line = { $game } med { $cards ->
    [one] ét billede
   *[other] { $cards } billeder
  }. Klar, når du er.
new-line-name = Først et navn, så er bordet dit.
new-set = Åbn bordet
