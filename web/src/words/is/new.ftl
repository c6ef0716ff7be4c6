### A new table: which game, which pictures, whose table.

new-title = Nýtt borð
new-name = Nafnið þitt
new-name-wanted = Hvað mega hinir kalla þig?

new-games = Hvaða spil?
new-classic-say = Einn segir frá. Sumir mega finna spjaldið, en ekki allir.
new-odyssey-say = Það sama fyrir fleiri; frá sjö leikmönnum fæst annað atkvæði.
new-party-say = Vísbendingin kemur fyrst, spjöldin svo. Hugsaðu eins og hópurinn.
new-teams-say = Liðsfélagar sitja hvor á móti öðrum og eiga eina kanínu saman.
new-classic-for = 3 til 8 leikmenn
new-odyssey-for = 3 til 12 leikmenn
new-party-for = 6 til 12 leikmenn
new-teams-for = 6, 8, 10 eða 12 leikmenn
new-to-points = { $points ->
    [one] upp í { $points } stig
   *[other] upp í { $points } stig
  }
new-each-tells = { $turns ->
    [1] allir segja einu sinni frá
    [2] allir segja tvisvar frá
   *[other] allir segja { $turns } sinnum frá
  }

new-decks = Hvaða myndir?
new-deck-only = Myndirnar
new-cards = { $cards ->
    [one] { $cards } spjald
   *[other] { $cards } spjöld
  }
new-decks-mixed = { $decks ->
    [1] { $cards ->
        [one] { $cards } spjald
       *[other] { $cards } spjöld
      }
   *[other] { $cards ->
        [one] { $decks } stokkar saman, { $cards } spjald
       *[other] { $decks } stokkar saman, { $cards } spjöld
      }
  }
new-deck-last = Minnst einn stokkur verður að vera á borðinu.
new-decks-missing = Ekki tókst að sækja stokkana.
new-cards-few = { $players } þurfa { $needed } spjöld; þetta eru { $cards }. Bættu við stokki.
new-deck-fresh = sést sjaldnast

new-rules = Húsreglur
new-target = Spilinu lýkur við
new-points = stig
new-turns = Allir segja frá
new-times = { $turns ->
    [one] sinni
   *[other] sinnum
  }
new-more = Meira
new-less = Minna
new-team-card = Spjöld liðsins sem segir frá
new-team-card-own_and_partner = Spjald frá báðum
new-team-card-partner_only = Bara frá liðsfélaga
new-timer = Tími fyrir hvert skref
new-timer-off = Engin klukka
new-timer-gentle = Róleg
new-timer-brisk = Snögg
new-timer-days = Dagar
new-timer-off-say = Allir taka sér þann tíma sem þarf.
new-timer-gentle-say = Tvær mínútur, þrjár fyrir vísbendingu; svo áminning.
new-timer-brisk-say = Innan við mínúta, aðeins meira fyrir vísbendingu.
new-timer-days-say = Dagur fyrir hvert skref: spil samhliða daglegu lífi.
new-absent = Ef einhver er ekki við
new-absent-wait = Við bíðum
new-absent-skip = Situr hjá
new-absent-stand_in = Kanína spilar
new-absent-wait-say = Enginn situr sjálfkrafa hjá; hver sem er við borðið má kalla á vélkanínu.
new-absent-skip-say = Eftir áminningu situr sögumaður hjá, og spjald eða atkvæði er dregið af handahófi.
new-absent-stand_in-say = Eftir áminningu leysir vélkanína af þar til leikmaðurinn kemur aftur.
new-seen = Hvaða spjöld koma fyrst
new-seen-no = Stokkuð
new-seen-yes = Sjaldséð
new-seen-no-say = Öll spjöldin, vel stokkuð.
new-seen-yes-say = Fyrst koma spjöld sem sjaldnast hafa legið opin hér.
new-listed = Hver finnur borðið
new-listed-no = Bara gestir
new-listed-yes = Allir
new-listed-no-say = Þeir sem hafa hlekkinn eða kóðann.
new-listed-yes-say = Það sést á forsíðu þessa netþjóns.
new-language = Tungumál vísbendinga

new-short-private = bara gestir
new-short-listed = opið öllum
new-short-timer-off = engin klukka
new-short-timer-gentle = róleg klukka
new-short-timer-brisk = snögg klukka
new-short-timer-days = dagur fyrir hvert skref

new-line = { $game }, { $cards ->
    [one] { $cards } mynd
   *[other] { $cards } myndir
  }. Af stað þegar þú vilt.
new-line-name = Fyrst nafn, svo er borðið þitt.
new-set = Opna borð
