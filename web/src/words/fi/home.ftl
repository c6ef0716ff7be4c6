home-say = Sano juuri sopivasti.
home-what = Yksi kertoo unen muutamalla sanalla. Muut piilottavat sen omien kuviensa sekaan. Kuka löytää sen?
home-code = Onko pöytäkoodia?
home-code-letters = Pöytäkoodi, neljä tai viisi kirjainta
home-code-missing = Koodissa on neljä tai viisi kirjainta.
home-code-wrong = Sillä koodilla ei nyt löydy pöytää. Katso vielä tai pyydä linkki: tunnin tyhjänä ollut pöytä on luopunut koodistaan.
home-join = Mukaan
home-new = Avaa uusi pöytä
home-alone = Pelaa yksin vieterikanien kanssa
home-alone-busy = Kiristetään vietereitä …
home-more = Lisää
home-rules = Näin pelataan
home-decks = Kuvat
home-about = Tietoja
home-return = Takaisin pöytään { $code }
home-mine = Omat pöydät
home-mine-forget = Unohda { $table }
home-open = Kaikille avoimet pöydät
home-open-players = { $players ->
    [one] { $game }, yksi pelaaja
   *[other] { $game }, { $players } pelaajaa
  }
home-open-playing = { $players ->
    [one] { $game }, yksi pelaaja, peli käynnissä
   *[other] { $game }, { $players } pelaajaa, peli käynnissä
  }
home-alone-name = Uneksija
