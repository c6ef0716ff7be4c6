### Televisio: taulu koko huoneelle.

tv-title = Televisio, pöytä { $code }
tv-show = Näytä televisiossa
tv-show-how = Tai avaa { $address } television omassa selaimessa.
tv-come = Tulkaa pöytään
tv-how = Skannaa QR-koodi puhelimella, tai avaa { $host } ja kirjoita koodin kirjaimet.
tv-join = Tule mukaan: { $host }
tv-sound-ok = Äänet päälle: paina OK

## Mitä pöydässä tapahtuu.
tv-race = Kenellä on vihje?
tv-race-how = Ensimmäinen aloittaa puhelimellaan.
tv-clue-how = Muut katselevat sillä välin korttejaan.
tv-choose = Valitkaa korttinne puhelimilla.
tv-trim = Kädessä saa nyt olla vähemmän kortteja.
tv-vote = Mitä korttia { $name } tarkoittaa?
tv-vote-party = Mikä kortti sopii vihjeeseen parhaiten?
tv-votes-in = { $done ->
    [one] Äänestäkää puhelimilla. Ääniä annettu { $done }/{ $all }.
   *[other] Äänestäkää puhelimilla. Ääniä annettu { $done }/{ $all }.
  }

## Yhteys, ja yö.
tv-lost = Yhteys katkesi. Se palaa itsestään.
tv-by-itself = Taulu yrittää uudelleen; kenenkään ei tarvitse tehdä mitään.
tv-no-table = Pöytää { $code } ei ole
tv-no-table-do = Oikeat kirjaimet näkyvät pöydän puhelimissa. Kirjoita ne tämän sivun osoitteen loppuun.
tv-knock-first = Pöydän { $code } peli on alkanut
tv-knock-first-do = Pöydässä istuva voi päästää tämän ruudun sisään: ”Kutsu ystäväsi” pöydän kirjassa. Se jatkuu itsestään.
tv-asleep = Pöytä { $code } nukkuu
