### Piiri: ihmiset, jotka tapaavat uudelleen.

page-circle = Meidän piirimme
circle-meet = Tavataan taas
circle-met = Olette nyt piiri. Siihen kuuluu jokainen teistä, joka napauttaa ”Tavataan taas”.
circle-say = Ihmiset, jotka tapaavat uudelleen. Avaimesi on tällä laitteella; kukaan ei tarvitse tiliä.
circle-no-key = Tällä laitteella ei ole avainta piiriin
circle-no-key-say = Avaa piirisi linkki tällä laitteella tai napauta ”Tavataan taas” pelin lopussa.
circle-open = Avaa seuraava pöytä
circle-open-say = Niin kuin viimeksi pelasitte; ensin tulevat kuvat, jotka olette nähneet harvimmin.
circle-sit = Istu pöytään
circle-waiting = Teille on pöytä auki
circle-people = Ketkä kuuluvat piiriin
circle-you = sinä
circle-missed = puuttui viimeksi
circle-evenings = Iltamme
circle-counts = { $evenings ->
    [one] Yksi ilta
   *[other] { $evenings } iltaa
  } · { $cards ->
    [one] yksi kuva nähty
   *[other] { $cards } kuvaa nähty
  }
circle-turns = { $turns ->
    [0] mitään ei ole vielä pelattu loppuun
    [one] yksi kierros
   *[other] { $turns } kierrosta
  }
circle-kept = { $days ->
    [one] Pöytä, joka on ollut käyttämättä päivän, poistetaan. Tallentakaa kirja sitä ennen.
   *[other] Pöytä, joka on ollut käyttämättä { $days } päivää, poistetaan. Tallentakaa kirja sitä ennen.
  }
circle-findings = Mitä illoistamme selvisi
circle-findings-from = Kaikkien iltojenne { $turns } kierroksesta.
circle-me = Nimesi ja kanisi
circle-me-keep = Tämä olen minä
circle-me-changed = Seuraavasta pöydästä alkaen nimesi on { $name }.
circle-ask = Kysy minulta, kun pöytä avataan
circle-ask-off = Älä kysy enää
circle-asked = Sinulta kysytään, kun joku avaa pöydän.
circle-notice-title = Istutko pöytään?
circle-notice-body = Piirisi on avannut pöydän.
circle-key = Avaimesi
circle-key-say = Tällä linkillä pääset sisään muilla laitteillasi. Se, jolla linkki on, on täällä sinä, joten pidä se itselläsi.
circle-key-link = Linkki piiriisi
circle-renew = Hanki uusi avain
circle-renew-say = Nykyinen linkkisi lakkaa toimimasta, myös muilla laitteillasi.
circle-renewed = Sinulla on uusi avain. Vanha ei enää avaa mitään.
circle-save = Tallenna kaikki tiedostoon
circle-leave = Lähde, niin piiri unohtaa sinut
circle-leave-say = Nimesi ja avaimesi poistetaan tästä piiristä pysyvästi. Pelatut pelit jäävät pöytiinsä.
circle-stay = Jää
circle-left = Lähdit piiristä.
home-circles = Piirisi
home-circle-open = pöytä on auki
