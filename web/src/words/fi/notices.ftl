### Hidas peli: mistä tietää, että on oma vuoro.

notices-open = Kerro, kun on minun vuoroni
notices-title = Monen päivän peli
notices-slow = Kenenkään ei tarvitse olla täällä yhtä aikaa. Käy katsomassa, kun haluat; paikkasi säilyy tällä laitteella.
notices-link-title = Linkki, joka toimii aina
notices-link-waiting = { $count ->
    [one] Pöytä odottaa: { $names }. Lähetä tämä linkki: se vie omalla laitteella suoraan omalle paikalle.
   *[other] Pöytä odottaa: { $names }. Lähetä heille tämä linkki: se vie kunkin omalla laitteella omalle paikalleen.
  }
notices-link-say = Säilytä tämä linkki tai lähetä se muille: se vie jokaisen omalla laitteella omalle paikalleen.
notices-link = Linkki pöytään
notices-share-waiting = { $count ->
    [one] { $names }, on sinun vuorosi Reverie-pöydässä { $code }
   *[other] { $names }: on teidän vuoronne Reverie-pöydässä { $code }
  }
notices-share = Pelimme Reverie-pöydässä { $code }
notices-here = Ilmoitukset tällä laitteella
notices-absent = Jos sivulla on https-osoite ja selain suostuu, ilmoitus tulee lukittuunkin puhelimeen, ja yöllä on hiljaista. Täällä käytä linkkiä.
notices-denied = Tätä selainta on kielletty näyttämästä ilmoituksia täältä. Voit sallia ne sivuston asetuksista.
notices-off-say = Yksi lyhyt ilmoitus, kun pöytä odottaa sinua, ja yksi muistutus. Ei muuta.
notices-on-say = Tämä laite kertoo, kun pöytä odottaa sinua.
notices-on = Lähetä ilmoituksia
notices-off = Ei enää ilmoituksia
notices-on-said = Pöytä kertoo, kun on sinun vuorosi.
notices-push-title = On sinun vuorosi
notices-push-body = Pöytä odottaa sinua.
notices-quiet = Hiljaiset tunnit
notices-quiet-from = alkaa
notices-quiet-to = päättyy
notices-quiet-say = Hiljaisina tunteina tuleva ilmoitus tulee niiden jälkeen, jos pöytä odottaa sinua yhä.
