### Fjernsynet: tavlen for hele stuen.

tv-title = Fjernsyn, bord { $code }
tv-show = Vis på et fjernsyn
tv-show-how = Eller åbn { $address } i fjernsynets egen browser.
tv-come = Kom til bordet
tv-how = Scan QR-koden med telefonen, eller åbn { $host }, og skriv bogstaverne.
tv-join = Kom med på { $host }
tv-sound-ok = Tryk OK for lyd

## Hvad der sker ved bordet.
tv-race = Hvem har en ledetråd?
tv-race-how = Den, der er først, begynder på sin telefon.
tv-clue-how = Imens ser de andre på deres kort.
tv-choose = Vælg jeres kort på telefonerne.
tv-trim = Nu er der færre kort på hånden.
tv-vote = Hvilket kort er fra { $name }?
tv-vote-party = Hvilket kort passer bedst til ledetråden?
tv-votes-in = { $done ->
    [one] Stem på telefonerne. { $done } af { $all } stemmer er inde.
   *[other] Stem på telefonerne. { $done } af { $all } stemmer er inde.
  }

## Forbindelsen, og natten.
tv-lost = Forbindelsen er væk. Den kommer igen af sig selv.
tv-by-itself = Skærmen bliver ved med at prøve; ingen behøver at gøre noget.
tv-no-table = Der er ikke noget bord { $code }
tv-no-table-do = De rigtige bogstaver står på telefonerne ved bordet. Skriv dem sidst i denne sides adresse.
tv-knock-first = Spillet ved bord { $code } er begyndt
tv-knock-first-do = En, der sidder dér, kan lukke denne skærm ind: »Invitér dine venner« i bogen ved bordet. Den fortsætter af sig selv.
tv-asleep = Bord { $code } sover
