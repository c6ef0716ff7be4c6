### The lobby: who is here, what is played, and how friends come.

lobby-title = Pöytä { $code }
lobby-code = Pöytäkoodi
lobby-code-letters = Pöytäkoodi: { $letters }
lobby-at = osoitteessa { $host }
lobby-at-here = vain tällä koneella
lobby-invite = Kutsu
lobby-invite-title = Kutsu ystäväsi
lobby-invite-how = Skannaa QR-koodi, avaa linkki tai kirjoita koodin kirjaimet osoitteessa { $host }.
lobby-door-shut = Peli on alkanut: nyt koodilla ei pääse sisään, linkillä pääsee.
lobby-door-open = Päästä sisään koodilla
lobby-door-is-open = Ovi on auki: koodilla pääsee sisään, kunnes seuraava kierros on ohi.
lobby-qr = QR-koodi, jossa on linkki tähän pöytään
lobby-link = Linkki pöytään
lobby-share = Jaa
lobby-share-title = Tule pelaamaan Reverietä
lobby-copy = Kopioi
lobby-copied = Linkki on kopioitu.
lobby-copy-yourself = Tämä selain ei osaa kopioida. Linkki on valittuna: kopioi se itse.
lobby-here-only = Vain tämä kone voi avata linkin, sillä palvelin ei kuuntele muita. Käynnistä se koko verkolle, niin muutkin laitteet pääsevät peliin.
lobby-no-invitation = Linkkiä ei saatu haettua.

## What is played.
lobby-change = Vaihda peliä
lobby-change-short = Vaihda
lobby-set-up = Mitä pelataan?
lobby-done = Valmis

## Who sits here.
lobby-seats = Paikat
lobby-players = { $players ->
    [one] Yksi pöydässä
   *[other] { $players } pöydässä
  }
lobby-you = sinä
lobby-you-host = sinä, vetäjä
lobby-host = vetäjä
lobby-is-here = paikalla
lobby-is-away = poissa
lobby-host-is-away = vetäjä, poissa
lobby-bot = vieterikani
lobby-with = parina { $name }
lobby-empty-partner = vielä ilman paria
lobby-empty = Tyhjä tuoli
lobby-add-bot = Vieterikani
lobby-fill = { $rabbits ->
    [one] Täytä yhdellä kanilla
   *[other] Täytä { $rabbits } kanilla
  }
lobby-mix = Arvo paikat
lobby-mix-teams = Arvo parit
lobby-mixed = Paikat on arvottu.

## One seat.
lobby-seat-mine = Paikkasi
lobby-colour = Kanisi
lobby-swap = Kenen kanssa vaihdat paikkaa?
lobby-swapped = { $one } ja { $other } vaihtoivat paikkaa.
lobby-new-link = Uusi linkki tälle paikalle
lobby-new-link-say = { $name } pääsee sillä takaisin uudella laitteella, tai jos vanha katosi.
lobby-link-made = Tämä linkki on vain yhdelle: { $name }. Se toimii kerran ja päivän ajan, ja entinen laite luopuu paikasta.
lobby-seat-link = Linkki paikalle: { $name }
lobby-remove = Poista pöydästä
lobby-remove-bot = Anna sen hyytyä
lobby-remove-sure = Poistetaanko { $name } tästä pöydästä? Linkillä pääsee takaisin.
lobby-remove-yes = Poista { $name }
lobby-remove-no = Saa jäädä

## For those who listen.
lobby-came = { $name } istuu pöytään.
lobby-left = { $name } lähti.
lobby-now-classic = Pelinä on nyt Klassikko.
lobby-now-odyssey = Pelinä on nyt Odysseia.
lobby-now-party = Pelinä on nyt Bileet.
lobby-now-teams = Pelinä on nyt Joukkueet.

## The one line.
lobby-few-host = { $missing ->
    [one] Vielä yksi pelaaja tai vieterikani, niin voit jakaa.
   *[other] Vielä { $missing } pelaajaa tai vieterikania, niin voit jakaa.
  }
lobby-few = { $missing ->
    [one] Vielä yksi pelaaja puuttuu.
   *[other] Vielä { $missing } pelaajaa puuttuu.
  }
lobby-many-host = Tähän peliin mahtuu { $most }. Vaihdetaanko peliä?
lobby-many = Tähän peliin mahtuu { $most }; teitä on enemmän.
lobby-odd-host = Parit vaativat parillisen määrän: yksi lisää tai pois.
lobby-odd = Parit vaativat parillisen määrän: yksi lisää tai pois.
lobby-cards-host = Näin moni tarvitsee { $needed } korttia. Lisää pakka.
lobby-cards = Näin moni tarvitsee { $needed } korttia; vetäjä voi lisätä pakan.
lobby-ready-host = { $players } pöydässä. Jaa, kun olet valmis.
lobby-ready = { $name } jakaa kortit.
lobby-away-host = { $away ->
    [one] { $name } on poissa. Jaetaanko silti?
   *[other] { $away } teistä on poissa. Jaetaanko silti?
  }
lobby-host-away = Odotetaan: { $name } on poissa.
lobby-nobody = Täällä ei istu kukaan. Istu pöytään, niin se on sinun.
lobby-deal = Jaa kortit
lobby-play-instead = Pelataan mieluummin: { $game }
lobby-sit = Istu pöytään
lobby-my-rabbit = Kanini
