### Sjónvarpið: taflan fyrir alla stofuna.

tv-title = Sjónvarp, borð { $code }
tv-show = Sýna í sjónvarpi
tv-show-how = Eða opnaðu { $address } í vafra sjónvarpsins.
tv-come = Komið að borðinu
tv-how = Skannaðu QR-kóðann með símanum, eða opnaðu { $host } og sláðu inn stafina.
tv-join = Vertu með á { $host }
tv-sound-ok = Ýttu á OK fyrir hljóð

## Það sem gerist við borðið.
tv-race = Hver er með vísbendingu?
tv-race-how = Sá fyrsti byrjar, í símanum sínum.
tv-clue-how = Á meðan skoða hinir spjöldin sín.
tv-choose = Veljið spjöldin ykkar í símunum.
tv-trim = Nú eru færri spjöld á hendi.
tv-vote = Hvaða spjald á { $name } við?
tv-vote-party = Hvaða spjald passar best við vísbendinguna?
tv-votes-in = { $done ->
    [1] Kjósið í símunum. { $done } af { $all } atkvæðum er komið.
   *[other] Kjósið í símunum. { $done } af { $all } atkvæðum eru komin.
  }

## Sambandið, og nóttin.
tv-lost = Sambandið rofnaði. Það kemur aftur af sjálfu sér.
tv-by-itself = Taflan heldur áfram að reyna; enginn þarf að gera neitt.
tv-no-table = Ekkert borð heitir { $code }
tv-no-table-do = Réttu stafirnir eru á símunum við borðið. Skrifaðu þá aftast í vefslóð þessarar síðu.
tv-knock-first = Spilið við borð { $code } er byrjað
tv-knock-first-do = Sá sem situr þar getur hleypt þessum skjá inn með „Bjóddu vinum þínum“ í bókinni við borðið. Svo heldur þetta sjálfkrafa áfram.
tv-asleep = Borð { $code } sefur
