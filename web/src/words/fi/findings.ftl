### Mitä ilta näytti: löydöt lukuineen ja illan vihje.

findings-title = Mitä ilta näytti
findings-open = Mitä ilta näytti
findings-open-heart = Mitä ilta näytti. Sinulla on sydän annettavana.
findings-few = Viiden kierroksen jälkeen alkaa löytyä kerrottavaa.
findings-none = Mitään erityistä ei noussut esiin.
findings-kindred = Sielunkumppanit
findings-kindred-line = { $one } ja { $two } löysivät toistensa kortit useammin kuin sattuma soisi.
findings-kindred-way = { $one } valitsi kortin, jonka antoi { $two }: { $found } kertaa { $times } kierroksella. Sattumalta niin olisi käynyt noin { $chance } kertaa.
findings-kindred-doubt = Kun kaikki vain arvailevat, tällainen pari näkyy harvempana kuin kahtena iltana sadasta.
findings-secret = Parhaiten pidetty salaisuus
findings-secret-line = Kukaan ei keksinyt, mihin korttiin tämä viittasi: ”{ $clue }”. Vihjeen antoi { $name }.
findings-secret-why = Arvaajia oli { $voters }, eikä kukaan löytänyt korttia.
findings-middle = Kultainen keskitie
findings-middle-line = { $name } antoi vihjeitä, joilla noin puolet teistä löysi kortin.
findings-middle-why = Vihjeitä oli { $told }, ja { $count } niistä johdatti kortin luo vähintään kolmanneksen ja enintään kaksi kolmannesta arvaajista.
findings-middle-each = ”{ $clue }”: { $found } / { $voters }
findings-disguise = Paras valepuku
findings-disguise-line = Kuva, jonka { $name } antoi vihjeeseen ”{ $clue }”, sai { $votes } ääntä, kun arvaajia oli { $voters }.
findings-disguise-why = Mikään muu väärä kuva ei saanut enemmän ääniä.
findings-clue = { $count ->
    [one] Illan vihje
   *[other] Illan vihjeet
  }
findings-clue-line = ”{ $clue }”, vihjeen antoi { $name }
findings-clue-hearts = { $hearts ->
    [one] Yksi sydän
   *[other] { $hearts } sydäntä
  }
findings-clue-give = Mistä vihjeestä pidit eniten? Sinulla on yksi sydän, eikä kukaan näe, mihin se menee.
findings-clue-wait = Näet sen tässä, kun useimmat ovat valinneet.
findings-yours = Sinun sydämesi
findings-heart = Sydän vihjeelle:
findings-heart-own = Oma vihjeesi
