### Bordet, mens en runde spilles: ledetråd, kort, stemmer og pauserne imellem.

names-more = { $more ->
    [one] { $names } og én til
   *[other] { $names } og { $more } andre
  }

## Den ene linje.
now-lobby = Spillet er ikke begyndt.
now-newcomer = Du er med, når næste runde begynder.
now-over = Spillet er slut.
now-away = { $count ->
    [one] { $names } er væk. { $host } kan gå videre alligevel.
   *[other] { $names } er væk. { $host } kan gå videre alligevel.
  }
now-away-host = { $count ->
    [one] { $names } er væk. Du kan gå videre alligevel.
   *[other] { $names } er væk. Du kan gå videre alligevel.
  }
now-away-soon = { $count ->
    [one] { $names } er væk. Om lidt tager en anden over.
   *[other] { $names } er væk. Om lidt tager en anden over.
  }
now-late = Venter stadig på { $names }. En optrækskanin kan træde til.
host-is-you = { $name } er væk. Så længe er du vært.
host-is-back = { $name } er tilbage og er vært igen.
host-is-yours = Nu er du vært.

now-race = Hvem har en ledetråd? Den første begynder.
now-race-covered = Hvem har en ledetråd? Kortene ser I bagefter.
now-race-rabbit = En kanin begynder. Se på dine kort imens.
now-wait-race = De leder efter en ledetråd. Den første begynder.
now-tell = Du fortæller. Vælg et kort, og find ord til det.
now-tell-words = Nu ledetråden: et ord, en sætning, en sang.
now-tell-ready = Ikke for tydeligt, ikke for dunkelt?
now-tell-free = Du fortæller. Først ledetråden, så dine kort.
now-tell-partner = Du fortæller. { $name } lægger et kort til.
now-wait-clue = { $name } leder efter en ledetråd.

now-choose = { $count ->
    [one] Hvilket af dine kunne være fra { $name }?
   *[other] Hvilke to af dine kunne være fra { $name }?
  }
now-choose-party = Hvilket af dine passer bedst til ledetråden?
now-choose-mate = Hvilket passer bedst til ledetråden fra { $name }?
now-choose-target = De skal finde dit: Hvad passer til ledetråden fra { $name }?
now-choose-pair = Dig eller { $partner }: Én af jer lægger et kort.
now-wait-card = { $names } har ikke lagt kort endnu.
now-wait-card-mine = Vi venter på { $names }. Du kan stadig nå at bytte.
now-wait-card-teller = Din ledetråd er ude. Vi venter på { $names }.
now-wait-card-partner = { $partner } lagde for jer begge. Vi venter på { $names }.
now-stood-card = En vikar lagde for dig. Du kan stadig nå at bytte.

now-vote = { $most ->
    [one] Hvilket kort er fra { $name }? Stem på det.
   *[other] Hvilket kort er fra { $name }? Én stemme eller to.
  }
now-vote-party = Hvilket passer bedst? Kun i flok får man point.
now-vote-red = Grøn på det bedste kort, rød på et, der ikke skal tælle.
now-wait-vote = { $names } har ikke stemt endnu.
now-wait-vote-mine = Vi venter på { $names }. Du kan stadig ændre din stemme.
now-wait-vote-teller = De leder efter dit kort. Vi venter på { $names }.
now-wait-vote-partner = { $partner } stemmer for jer begge. Vi venter på { $names }.
now-stood-vote = En vikar stemte for dig. Du kan stadig ændre det.

now-trim = { $count ->
    [one] Nu er der færre på hånden: Læg ét kort fra dig.
   *[other] Nu er der færre på hånden: Læg { $count } kort fra dig.
  }
now-wait-trim = { $names } skal lige lægge kort fra sig.
now-reveal = Kig, og snak om det. Gå videre, når du er klar.
now-wait-ready = Vi venter på { $names }.
now-rest = { $more ->
    [0] Spillet er på pause et øjeblik.
    [one] Spillet er på pause, til én mere sætter sig.
   *[other] Spillet er på pause, til { $more } mere sætter sig.
  }

## Bjælken foroven.
bar-menu = Bogen: regler, historie, din plads
bar-turn = Runde { $turn }
bar-turn-you = Runde { $turn } · du fortæller
bar-turn-teller = Runde { $turn } · { $name } fortæller
bar-score = { $score ->
    [one] Du har ét point. Se stillingen
   *[other] Du har { $score } point. Se stillingen
  }
bar-scores = Stillingen
scores-title = Stillingen
scores-you = { $name } (dig)
scores-target = Spillet slutter, når nogen når { $target }.
scores-turns = { $turns ->
    [one] Alle fortæller én gang.
   *[other] Alle fortæller { $turns } gange.
  }
scores-points = { $score ->
    [one] ét point
   *[other] { $score } point
  }
bar-time = { $minutes ->
    [0] Under et minut tilbage
    [one] Ét minut tilbage
   *[other] { $minutes } minutter tilbage
  }

## For ørerne: hvad alle laver.
seats-label = Hvem der er klar
seat-tells = fortæller
seat-tells-you = fortæller
seat-thinking = tænker
seat-chooses = vælger
seat-chose = har valgt
seat-votes = tænker
seat-voted = har stemt
seat-ready = klar
seat-waits = venter
seat-away = væk
seat-stand-in = en vikar spillede
seat-called = en vikar spiller
seat-soon = er med om lidt
seat-empty = en ledig plads
stood-in = En vikar spillede for { $names }.
nudged = Bordet venter på dig.
sat-down = { $names } er kommet til bordet.

## Sider, for ørerne.
page-clue = Runde { $turn }: ledetråden
page-choose = Runde { $turn }: vælg et kort
page-vote = Runde { $turn }: stem
page-trim = Runde { $turn }: læg kort fra dig
page-rest = Spillet er på pause
heard-clue = { $name } siger: { $clue }
heard-cards = Kortene ligger på bordet.
hand-label = Kortene på din hånd
hand-covered = Kortene på din hånd, med bagsiden op
card-in-hand = Kort { $number } på din hånd
card-laid = Kort { $number } på din hånd, lagt
table-cards = Kortene på bordet
table-backs = Kort lagt indtil nu
back-of = Et kort fra { $name }
your-told-card = Dit kort
pile = Kortstakken

## Ledetråden.
clue-says = { $name } siger
clue-you-said = Du sagde
clue-sung = { $name } synger
clue-mimed = { $name } mimer
clue-sound = { $name } laver en lyd
clue-other = { $name } optræder
clue-sung-you = Du synger det
clue-mimed-you = Du mimer det
clue-sound-you = Du laver lyden
clue-other-you = Du optræder
clue-look-up = Se op, og lyt.
clue-watch = Se op, og følg med.
clue-whole = Læs det hele
clue-i-have = Jeg har en!
clue-not-yet = Ikke endnu
clue-yours = Din ledetråd
clue-title = Titlen, hvis der er en
clue-place = Et ord, en sætning, en sang …
clue-place-title = En titel, hvis du vil
clue-give = Giv ledetråden
clue-give-performed = Nu kommer det
clue-stuck = Ingen idé
clue-perform = Jeg optræder
clue-write = Jeg skriver
clue-how = Hvordan vil du give den?
clue-how-sung = Syng
clue-how-mimed = Mim
clue-how-sound = Lyd
clue-how-other = Andet
clue-left = { $left ->
    [one] ét tegn tilbage
   *[other] { $left } tegn tilbage
  }
clue-over = { $over ->
    [one] ét tegn for meget
   *[other] { $over } tegn for mange
  }
clue-tell-this = Brug det her kort
clue-told-this = Det er det her
clue-faster = { $name } var lige lidt hurtigere. Dine ord er gemt, til det er din tur.

## Retninger til den, der er gået i stå: aldrig selve ledetråden.
stuck-title = Hvor kunne den komme fra?
stuck-other = Andre retninger
stuck-memory = Et minde, du selv har, som dufter eller lyder som billedet.
stuck-sound = Lyden, man ville høre, hvis man stod i det.
stuck-opposite = Det stik modsatte af det, man ser først.
stuck-title-of = Titlen på den bog, der begynder her.
stuck-smell = Hvad det dufter eller smager af.
stuck-question = Et spørgsmål, som en i billedet kunne stille.
stuck-place = Et sted, du kender, som føles sådan.
stuck-saying = Et ordsprog, lidt fordrejet.
stuck-song = En linje fra den sang, man ville høre her.
stuck-before = Det, der skete et minut før.
stuck-after = Det, der sker, når ingen kigger.
stuck-small = Det mindste på billedet og ikke andet.
stuck-weather = Vejret i det eller tidspunktet på dagen.
stuck-letter = De første ord i et brev derfra.
stuck-feeling = En følelse, uden at nævne den.
stuck-child = Det, et barn ville kalde det.
stuck-free-memory = Et lille minde, som andre også har.
stuck-free-sound = En lyd, alle kender.
stuck-free-smell = En duft eller en smag.
stuck-free-question = Et spørgsmål uden svar.
stuck-free-place = Et sted, de fleste af jer har set.
stuck-free-saying = Et ordsprog, lidt fordrejet.
stuck-free-song = En linje fra en sang.
stuck-free-weather = En slags vejr eller en tid på dagen.
stuck-free-person = En, I alle kender, uden at sige navnet.
stuck-free-year = En dag i året.

## At lægge kort.
choose-lay = { $count ->
    [one] Læg kortet
   *[other] Læg de to kort
  }
choose-lay-none = { $count ->
    [one] Vælg et kort
   *[other] Vælg to kort
  }
choose-lay-more = Vælg ét til
choose-lay-instead = { $count ->
    [one] Læg det her i stedet
   *[other] Læg de her i stedet
  }
choose-take-back = { $count ->
    [one] Tag det tilbage
   *[other] Tag dem tilbage
  }
choose-this = Vælg kortet
choose-unchoose = Ikke det her
choose-laid = Det har du lagt
look-closely = Se nærmere
keep-it = Lad det blive ved det

## At stemme.
vote-for = Stem på { $number }
vote-for-two = Stem på { $first } og { $second }
vote-for-none = Vælg et kort
vote-for-instead = Stem på { $number } i stedet
vote-change = Ændr min stemme
vote-again = Stem sådan
vote-yours = dit
vote-team = holdets
vote-yours-why = Det er dit eget: Det kan ikke få din stemme.
vote-team-why = Det er dit holds eget: Det kan ikke få din stemme.
vote-dial = Stemmeskive
vote-dial-value = Kort { $number }
vote-turn-back = Drej tilbage
vote-turn-on = Drej frem
vote-token-first = Din stemme
vote-token-second = En til, hvis du vil
vote-token-green = Grøn: passer bedst
vote-token-red = Rød: skal ikke tælle
vote-token-at = { $token }: kort { $number }
vote-token-none = { $token }: ikke lagt endnu
vote-put-first = Min stemme
vote-put-second = Anden stemme
vote-put-green = Grøn her
vote-put-red = Rød her
vote-lift = Tag den væk
vote-here = din stemme
vote-here-red = din røde stemme
vote-red-missing = Læg også den røde
vote-green-missing = Læg også den grønne

## Kort for meget.
trim-put = { $count ->
    [one] Læg kortet fra dig
   *[other] Læg de { $count } fra dig
  }
trim-choose = { $left ->
    [one] Vælg ét kort
   *[other] Vælg { $left } kort
  }
trim-more = { $left ->
    [one] Vælg ét til
   *[other] Vælg { $left } til
  }
trim-this = Læg det fra dig

## Hvile.
rest-title = Spillet er på pause
rest-why = Point og kort venter, som de er. Så snart der sidder nok her, går det videre af sig selv.
rest-code = Bordkode
rest-code-how = Venner kommer ind med koden eller dit link.
rest-bot = Tag en optrækskanin med
rest-host = { $name } kan tage en optrækskanin med.
rest-here = { $count ->
    [one] Én er her
   *[other] { $count } er her
  }

## Vikarer.
stand-in-call = Lad en optrækskanin spille for { $name }
choose-mate-lays = Lad { $name } lægge
choose-mate-asked = { $name } lægger for jer begge.
## The picture one likes best.
like-ask = Yndling?
like-this = Det her kan jeg bedst lide
like-marked = Husket. Ingen får det at vide før til sidst.
like-here = dit yndlingsbillede

## Den allerførste runde: højst tre vink.
hint-dismiss = Tak
hint-clue = Finder nogle dit kort: 3 point. Alle eller ingen: ingen point.
hint-clue-party = Sig noget, mange kan se i deres egne kort.
hint-choose = Hver stemme på dit kort er et point til dig.
hint-choose-party = Læg det kort, de fleste ville vælge.
hint-choose-teams = Snak bare højt, men aldrig om jeres kort.
hint-vote = Finder du kortet: 3 point, eller 2 hvis alle gør.
hint-vote-two = Kun én stemme, og den er rigtig: 1 point mere. To er sikrere.
hint-vote-red = Den røde stemme gør et kort værdiløst: Grønne på det tæller ikke.
hint-vote-party = Hver stemme på samme kort er et point, op til 5. Alene giver den ingen.

## Forbindelsen.
lost = På vej tilbage …
lost-closing = Serveren genstarter og er straks tilbage. Din plads er din.
lost-long = Ingen forbindelse endnu. Din plads er din.
