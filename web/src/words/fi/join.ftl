### A friend comes to the table.

join-title = Istu pöytään
join-host = { $name } on avannut pöydän
join-nobody = Pöytä on auki
join-here = Pöydässä
join-alone = Täällä ei istu vielä kukaan.
join-name = Nimesi
join-name-wanted = Millä nimellä pelaat?
join-colour = Kanisi
join-sit = Istahda
join-watch = Katsele vain
join-between = Peli on käynnissä. Saat korttisi, kun seuraava kierros alkaa.
join-between-seat = Peli on käynnissä, ja yksi paikka on tyhjä. Saat korttisi, kun seuraava kierros alkaa.
join-rabbit = Peli on käynnissä. Vieterikani antaa sinulle paikkansa: jatkat sen korteilla ja pisteillä.
join-full = Kaikki tuolit ovat varattuja. Voit katsella ja ottaa ensimmäisen, joka vapautuu.
join-pairs = Paripeli on käynnissä, eikä siihen pääse mukaan yksin. Voit katsella, kunnes se on ohi.
join-colour-gone = Joku ehti ensin: se kani on varattu. Valitse toinen.

## Somebody who sat here before, or sits here on another device.
join-elsewhere = Oletko { $name }? Se paikka on toisella laitteella. Siirrä se tänne sen laitteen valikosta tai pyydä vetäjältä uusi linkki ({ $host }).
join-elsewhere-host = Oletko { $name }? Se paikka on toisella laitteella. Siirrä se tänne sen laitteen valikosta.

## A link that moves a seat to this device.
join-continue-title = Hei taas
join-continue = Jatka tässä nimellä { $name }
join-continue-nameless = Jatka tässä
join-continue-say = Paikka siirtyy tälle laitteelle. Toinen laite luopuu siitä.
join-continue-instead = Tällä laitteella istut pöydässä nimellä { $name }; se paikka tarvitsee sitten uuden linkin.
join-not-me = En ole se minä
