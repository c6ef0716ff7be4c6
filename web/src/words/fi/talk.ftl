### Juttelu pelin ohessa, syyt kierroksen jälkeen ja tiimalasi sanoina.

talk-title = Juttelu
talk-open = { $count ->
    [0] Juttelu
    [one] Juttelu, yksi uusi viesti
   *[other] Juttelu, { $count } uutta viestiä
  }
talk-lines = Mitä on sanottu
talk-none = Kukaan ei ole vielä sanonut mitään. Aloitatko tervehdyksellä?
talk-some-hidden = { $count ->
    [one] Yksi viesti on piilotettu tällä laitteella.
   *[other] { $count } viestiä on piilotettu tällä laitteella.
  }
talk-yours = Mitä haluat sanoa
talk-place = Sano jotain
talk-say = Sano se
talk-you = Sinä
talk-gone = Viesti on poissa.
talk-take-back = Peru
talk-remove = Poista kaikilta
talk-hide = Piilota, mitä { $name } sanoo
talk-hide-say = Vain sinulta ja vain tällä laitteella. Kukaan ei saa tietää.
talk-hidden = Se, mitä { $name } sanoo, on piilotettu tällä laitteella.
talk-hidden-mark = piilotettu sinulta
talk-show = Näytä taas, mitä { $name } sanoo
talk-show-say = Näet myös sen, mitä sillä välin on sanottu.
talk-mute = Mykistä { $name }
talk-unmute = Anna puheenvuoro: { $name }
talk-mute-say = Kaikilta: mykistetty pelaa edelleen mutta ei voi kirjoittaa.
talk-muted = mykistetty
talk-overheard = Tämän kuulevat kaikki, myös muut joukkueet. Ei sanaakaan korteistanne.

## Miksi mitään ei voi sanoa.
talk-silent-rests = Juttelu on tauolla vihjeestä paljastukseen, ettei kukaan lipsauta mitään. Säästä se siihen asti.
talk-silent-muted = Vetäjä on mykistänyt sinut. Voit pelata edelleen ja lukea, mitä muut sanovat.
talk-silent-watching = Olet katsomassa ja voit seurata juttelua. Pöytään istunut voi jutella.
talk-silent-passed = Tätä katsotte kaikki yhdessä. Se, jolla on puhelin vain itsellään, voi kirjoittaa.

## Kanin ilmeet.
talk-faces = Näytä ilme
talk-face-laugh = nauraa
talk-face-wow = hämmästyy
talk-face-heart = on ihan ihastunut
talk-face-hmm = ihmettelee
talk-face-clap = taputtaa
talk-face-sleepy = on nukahtamaisillaan

## Kuuntelijoille.
talk-heard = { $name } sanoo: { $text }
talk-heard-why = { $name } kertoo miksi: { $text }
talk-heard-face = { $name } { $face }.

## Miksi: paljastuksen jälkeen.
talk-why-mark = Miksi
why-title = Miksi?
why-open = { $count ->
    [0] Miksi? Kerro se lauseella
    [one] Miksi? Yksi on kertonut
   *[other] Miksi? { $count } on kertonut
  }
why-none = Miksi tämä vihje, tämä kortti, tämä ääni? Kukaan ei ole vielä kertonut.
why-yours = Sinun syysi, yhdellä lauseella
why-place = Koska …
why-over = Pöytä on jo jatkanut. Syyt säilyvät kierroksensa mukana historiassa.
why-said = { $name }: { $text }
why-quoted = ”{ $text }”
why-card = { $card }. Mukana perustelu

## Tiimalasi sanoina.
time-title = Tiimalasi
time-until = Määräaika: { $when }
time-overdue = Aika on loppunut
time-nudged = Kaikkia, joita odotetaan, on muistutettu.
time-late = Paikalla olevat voivat antaa vieterikanin pelata puuttuvien puolesta.
time-then-wait = Sen jälkeen tulee muistutus. Sitten kuka tahansa paikalla oleva voi kutsua vieterikanin; ketään ei ohiteta automaattisesti.
time-then-skip = Sen jälkeen tulee muistutus. Sitten myöhästynyt tarinankertoja ohitetaan, ja puuttuva kortti tai ääni arvotaan.
time-then-stand_in = Sen jälkeen tulee muistutus. Sitten vieterikani pelaa puuttuvien puolesta.
time-then-on = Sen jälkeen tulee muistutus. Sitten alkaa seuraava kierros.
time-then-race = Sen jälkeen tulee muistutus. Ensimmäisen vihjeen antaa se, joka ensin keksii.
