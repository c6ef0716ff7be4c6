### What Reverie is, who made it, and on which terms.

about-title = Tietoja
about-what = Mikä tämä on
about-what-text = Tarinapeli, jossa on unenomaisia kuvakortteja. Sitä pelataan selaimessa: samassa huoneessa, kukin kotonaan tai monen päivän mittaan. Mukana ovat kaikki Dixitin (2021) ja Dixit Odysseyn säännöt kolmesta kahteentoista pelaajalle, ja tyhjille tuoleille istuvat vieterikanit.
about-kept-text = Tiliä ei tarvita, eikä mikään maksa. Pöytä tietää nimen, jonka sille annat, ja sen, mitä on pelattu. ”Unohda minut” pöydän kirjassa pyyhkii nimesi pois.
about-cards = Kuvat
about-cards-text = Reverien maalarien työtä: jokainen kortti on maalattu koodilla, omalla ohjelmallaan, ja kuvailtu sanoin. Omien pakkojemme kuvia saa jakaa ja muokata, kun mainitset tekijäksi The Reverie contributors. Pakat, jotka joku on lisännyt tälle palvelimelle, kuuluvat tekijöilleen.
about-cards-licence = Kuviemme lisenssi: CC BY 4.0
about-cards-look = Katsele kuvia
about-letters = Kirjaimet
about-letters-text = Gabriela kertoo, Proza Libre selittää. Molemmat ovat vapaita: SIL Open Font License.
about-letters-licence = Lisenssi: { $name }
about-code = Lähdekoodi
about-code-text = Reverie on vapaa ohjelma, ja sen lisenssi on MIT. Tämän palvelimen pitäjällä on lähdekoodi, ja sen saa antaa sinullekin.
about-code-licence = Lue lisenssi
about-not = Reveriellä ei ole yhteyttä Dixitin julkaisijaan.
about-version = Tämän palvelimen versio: { $version }
