### The book at the table.

menu-title = Pöytä { $code }
menu-rules = Näin pelataan: { $game }
menu-history = Mitä on kerrottu
menu-invite = Kutsu ystäväsi
menu-about = Tietoja Reveriestä

## My seat
menu-device = Paikkani toiselle laitteelle
menu-device-how = Tee linkki ja avaa se puhelimella, tabletilla tai tietokoneella. Paikkasi, korttisi ja pisteesi tulevat mukanasi, ja tämä laite luopuu paikasta.
menu-device-make = Tee linkki
menu-device-link = Linkki paikallesi
menu-device-qr = QR-koodi, jossa on linkki paikallesi
menu-device-share = Paikkani Reverie-pöydässä
menu-device-made = Pidä linkki omana tietonasi: kuka sen avaa, istuu tuolillesi. Se toimii kerran ja päivän ajan.

menu-stay = Jää
menu-go = Lähde pöydästä
menu-leave = Lähde pöydästä
menu-leave-title = Lähdetkö pöydästä?
menu-leave-free = Tuolisi vapautuu muille. Linkillä pääset takaisin.
menu-leave-playing = Korttisi menevät poistopinoon ja kanisi lähtee radalta. Jos palaat, aloitat alusta ilman pisteitä.
menu-leave-host = Vetäjäksi tulee joku muu.
menu-leave-yes = Lähde
menu-left = Lähdit pöydästä.
menu-forget = Unohda minut
menu-forget-more = Lähde ja poista nimesi
menu-forget-title = Unohdetaanko sinut?
menu-forget-sure = Nimesi ja kaikki, mitä täällä sanoit, poistetaan. Pelaamasi kierrokset jäävät talteen ilman nimeäsi.
menu-forget-yes = Lähde ja poista nimeni
menu-forgotten = Lähdit. Tämä pöytä ei enää tiedä nimeäsi.
menu-export-more = Kaikki vihjeet, kortit ja äänet; ei nimiä

## The host’s things
menu-move-on = Jatka seuraavaan kierrokseen
menu-move-on-more = Odottamatta, että kaikki ovat valmiita
menu-skip = Ohita { $name }
menu-skip-me = Ohita oma kertomisvuoroni
menu-skip-more = Seuraava vasemmalla kertoo; kukaan ei saa pisteitä
menu-stand-in = Vieterikani tuuraamaan: { $name }
menu-stand-in-more = Vain tämän kerran; paikka säilyy
menu-people = Ketkä istuvat täällä
menu-person-you = sinä, vetäjä
menu-person-here = paikalla
menu-person-away = poissa
menu-person-bot = vieterikani
menu-add-bot = Lisää vieterikani
menu-add-bot-more = Se istuu pöytään, kun seuraava kierros alkaa
menu-remove-playing = Kesken pelin poistettu menettää korttinsa ja pisteensä.
