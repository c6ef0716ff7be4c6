### Afsløringen: stemmer, hvis kort, dommen, bonus, løbet og den åbne pause.

page-reveal = Runde { $turn }: afsløringen
reveal-you = { $name } (dig)
reveal-gone = en, der er gået
reveal-pair = { $one } & { $two }

## Skridt for skridt.
reveal-next = Videre
reveal-skip = Resultat
reveal-step = Trin { $step } af { $steps }
reveal-to-end = Se slutningen

## Stemmerne.
reveal-votes = Stemmerne er inde.
reveal-votes-none = Ingen havde en stemme denne gang.
reveal-votes-most = { $votes ->
    [one] Én stemme ligger på kort { $cards }.
   *[other] Kort { $cards } har flest stemmer: { $votes }.
  }
reveal-votes-level = { $votes ->
    [one] Én stemme på hvert af kortene { $cards }.
   *[other] { $votes } stemmer på hvert af kortene { $cards }.
  }
reveal-votes-spread = { $votes ->
    [one] Én stemme på hvert af { $count } kort.
   *[other] { $votes } stemmer på hvert af { $count } kort.
  }
reveal-votes-red = Den røde stemme fra { $name } ligger på kort { $card }.
reveal-stand-ins = En vikar spillede for { $names }.

## Hvis er hvad.
reveal-owners = Hvem lagde hvad?
reveal-owners-told = Kort { $card } var det rigtige. Det lagde { $name }.
reveal-owners-mate = Kort { $card } var det, I skulle finde: { $name } lagde det for { $teller }.
reveal-owners-crowd = Intet kort skulle findes: Her tæller flokken.
reveal-owner-of = Kort { $card }: { $name }.
reveal-breath = Og det, I skulle finde …
reveal-breath-crowd = Og flokken …

## Dommen.
reveal-some = Lige tilpas: { $found } af { $voters } fandt det.
reveal-all = For let: Alle fandt det.
reveal-nobody = For svært: Ingen fandt det.
reveal-some-few = { $count ->
    [one] +{ $mine } til { $teller } og +{ $theirs } til { $names }.
   *[other] +{ $mine } til { $teller } og +{ $theirs } hver til { $names }.
  }
reveal-some-many = { $count ->
    [one] +{ $mine } til { $teller } og +{ $theirs } til den, der fandt det.
   *[other] +{ $mine } til { $teller } og +{ $theirs } til hver af de { $count }, der fandt det.
  }
reveal-others = { $mine ->
    [0] Ingen point til { $teller }, +{ $theirs } til hver af de andre.
   *[other] +{ $mine } til { $teller }, +{ $theirs } til hver af de andre.
  }
reveal-others-pairs = { $mine ->
    [0] Ingen point til { $teller }, +{ $theirs } til hvert af de andre hold.
   *[other] +{ $mine } til { $teller }, +{ $theirs } til hvert af de andre hold.
  }

## Dommen, hvor flokken tæller.
reveal-crowd-none = Ingen point denne gang.
reveal-crowd-red = { $count } mødtes på kort { $card }, men der lå den røde stemme: ingen point.
reveal-crowd-one = { $count } mødtes på kort { $card }.
reveal-crowd-most = Den største flok: { $count } på kort { $cards }.
reveal-crowd-level = { $count } mødtes på hvert af kortene { $cards }.
reveal-crowd-worth = Kort { $card }: +{ $points } til hver.
reveal-crowd-capped = Kort { $card }: +{ $points } til hver, mere får man ikke.
reveal-red = Den røde stemme på kort { $card }: ingen point til { $names }.
reveal-red-many = Den røde stemme på kort { $card }: { $count } stemmer giver ingen point.
reveal-red-missed = Den røde stemme på kort { $card } ramte ingen.
reveal-alone = { $count ->
    [one] Alene på et kort, så ingen point til { $names }.
   *[other] Alene på hver sit kort, så ingen point til { $names }.
  }
reveal-alone-many = { $count } stod alene og får ingen point.

## Bonus.
reveal-bonus = { $votes ->
    [one] Én stemme gik til et andet kort.
   *[other] { $votes } stemmer gik til andre kort.
  }
reveal-bonus-one = { $votes ->
    [one] Én stemme gik til kortet fra { $name }.
   *[other] { $votes } stemmer gik til kortet fra { $name }.
  }
reveal-bonus-few = +1 for hver stemme på ens eget kort: { $names }.
reveal-bonus-few-capped = +1 for hver stemme på ens eget kort, højst { $cap }: { $names }.
reveal-bonus-many = +1 for hver stemme på ens eget kort.
reveal-bonus-many-capped = +1 for hver stemme på ens eget kort, højst { $cap }.
reveal-lone = En enkelt stemme var nok.
reveal-lone-few = +{ $points } for at finde det med en enkelt stemme: { $names }.
reveal-lone-many = +{ $points } til hver af de { $count }, der fandt det med en enkelt stemme.

## Løbet.
reveal-run = Kaninerne løber.
reveal-run-none = Kaninerne bliver siddende.
reveal-run-moon = Månen er nået.
reveal-run-last = Alle har fortalt.
reveal-lead = { $people ->
    [one] { $names } fører med { $points }.
   *[other] { $names } fører med { $points }.
  }
reveal-lead-many = { $count } fører med { $points } hver.
reveal-lead-nobody = Alle står stadig ved start.

## Kortene.
reveal-cards = Kortene, hvem der lagde dem, og stemmerne
reveal-card = { $votes ->
    [0] Kort { $card }
    [one] Kort { $card }, én stemme: { $voters }
   *[other] Kort { $card }, { $votes } stemmer: { $voters }
  }
reveal-card-owned = { $votes ->
    [0] Kort { $card }, fra { $owner }, ingen stemmer
    [one] Kort { $card }, fra { $owner }, én stemme: { $voters }
   *[other] Kort { $card }, fra { $owner }, { $votes } stemmer: { $voters }
  }
reveal-card-told = { $votes ->
    [0] Kort { $card }, det I skulle finde, fra { $owner }, ingen stemmer
    [one] Kort { $card }, det I skulle finde, fra { $owner }, én stemme: { $voters }
   *[other] Kort { $card }, det I skulle finde, fra { $owner }, { $votes } stemmer: { $voters }
  }
reveal-card-red = { $card }, og den røde stemme
reveal-look-told = Det rigtige, fra { $name }
reveal-look-own = { $name } valgte det her
reveal-look-voters = { $count ->
    [0] Ingen stemmer
    [one] Én stemme: { $names }
   *[other] { $count } stemmer: { $names }
  }

reveal-look-red = Og den røde stemme
clue-performed = { $how ->
    [sung] En sang
    [mimed] Mimet
    [sound] En lyd
   *[other] Et optrin
  }

## Point og pointspor.
reveal-clue = Ledetråden
reveal-deed = Hvad der sker nu
reveal-points = Point
reveal-why = Hvorfor de point?
reveal-why-title = Hvem fik hvad
reveal-score = { $points ->
    [one] Ét point. Se, hvem der fik hvad
   *[other] { $points } point. Se, hvem der fik hvad
  }
reveal-plus = +{ $points }
reveal-row = { $plus ->
    [0] { $score }, ingen i denne runde
   *[other] { $score }, heraf { $plus } i denne runde
  }
reveal-row-before = { $score }
track-label = { $goal ->
    [0] Engen: { $scores }
   *[other] Pointsporet op til { $goal }: { $scores }
  }
track-score = { $name } { $score }

## Ved siden af en kanin.
state-told = fortalte
state-told-pair = { $name } fortalte
state-found = fandt det
state-found-pair = { $name } fandt det
state-voted = stemte på { $cards }
state-voted-pair = { $name } stemte på { $cards }
state-voted-red = på { $cards }, rød på { $red }

## Hvorfor nogen fik point. Efter hver står tallet.
why-told-some = Nogle fandt kortet, men ikke alle
why-told-all = Alle fandt kortet
why-told-nobody = Ingen fandt kortet
why-found = Fandt kortet
why-found-pair = { $name } fandt kortet
why-voted = { $count ->
    [one] Stemte på kort { $cards }
   *[other] Stemte på kort { $cards }
  }
why-voted-pair = { $name } stemte på kort { $cards }
why-others-all = Alle fandt det: til alle undtagen fortælleren
why-others-nobody = Ingen fandt det: til alle undtagen fortælleren
why-no-vote = Havde ingen stemme
why-lone = Fandt det med en enkelt stemme
why-bonus = { $votes ->
    [one] Én stemme på kort { $cards }
   *[other] { $count ->
        [one] { $votes } stemmer på kort { $cards }
       *[other] { $votes } stemmer på kort { $cards }
      }
  }
why-bonus-capped = { $votes } stemmer på kort { $cards }, heraf tæller { $points }
why-bonus-pair = { $votes ->
    [one] Én stemme på kort { $cards } fra { $name }
   *[other] { $votes } stemmer på kort { $cards } fra { $name }
  }
why-bonus-capped-pair = { $votes } stemmer på kort { $cards } fra { $name }, heraf tæller { $points }
why-crowd = { $others ->
    [one] Sammen med én anden på kort { $card }
   *[other] Sammen med { $others } andre på kort { $card }
  }
why-crowd-capped = Sammen med { $others } andre på kort { $card }; { $points } er det højeste
why-alone = Alene på kort { $card }
why-red = Kort { $card } havde den røde stemme

## Til dig: hvad runden gav.
mine-told-some = Din ledetråd var lige tilpas: +{ $points }.
mine-told-some-pair = Jeres ledetråd var lige tilpas: +{ $points }.
mine-told-all = { $points ->
    [0] Alle fandt dit kort: ingen point til dig.
   *[other] Alle fandt dit kort: +{ $points }.
  }
mine-told-all-pair = { $points ->
    [0] Alle fandt jeres kort: ingen point til jer.
   *[other] Alle fandt jeres kort: +{ $points }.
  }
mine-told-nobody = { $points ->
    [0] Ingen fandt dit kort: ingen point til dig.
   *[other] Ingen fandt dit kort: +{ $points }.
  }
mine-told-nobody-pair = { $points ->
    [0] Ingen fandt jeres kort: ingen point til jer.
   *[other] Ingen fandt jeres kort: +{ $points }.
  }
mine-found = Du fandt det: +{ $points }.
mine-found-pair = { $name } fandt det for jer begge: +{ $points }.
mine-voted = { $count ->
    [one] Din stemme ramte ved siden af.
   *[other] Dine stemmer ramte ved siden af.
  }
mine-voted-pair = Stemmen fra { $name } ramte ved siden af.
mine-others-all = Alle fandt det: +{ $points }.
mine-others-nobody = Ingen fandt det: +{ $points }.
mine-no-vote = Du havde ingen stemme.
mine-lone = Med en enkelt stemme: +{ $points }.
mine-bonus = { $votes ->
    [one] Én lod sig narre af dit kort: +{ $points }.
    [2] To lod sig narre af dit kort: +{ $points }.
   *[other] { $votes } lod sig narre af dit kort: +{ $points }.
  }
mine-bonus-cards = { $votes ->
    [2] To lod sig narre af dine kort: +{ $points }.
   *[other] { $votes } lod sig narre af dine kort: +{ $points }.
  }
mine-bonus-capped = { $votes } lod sig narre af dit kort, { $points } tæller: +{ $points }.
mine-bonus-pair = { $votes ->
    [one] Én lod sig narre af kortet fra { $name }: +{ $points }.
    [2] To lod sig narre af kortet fra { $name }: +{ $points }.
   *[other] { $votes } lod sig narre af kortet fra { $name }: +{ $points }.
  }
mine-bonus-capped-pair = { $votes } lod sig narre af kortet fra { $name }, { $points } tæller: +{ $points }.
mine-crowd = { $others ->
    [one] Du og én anden på kort { $card }: +{ $points }.
   *[other] Du og { $others } andre på kort { $card }: +{ $points }.
  }
mine-crowd-capped = Du og { $others } andre på kort { $card }: +{ $points }, mere får man ikke.
mine-alone = Alene på kort { $card }: ingen point.
mine-red = Den røde stemme lå på dit kort { $card }: ingen point.

## Den åbne pause.
reveal-ready = Jeg er klar
reveal-move-on = Videre uden at vente
reveal-over-line = Det var den sidste runde. Tryk på et kort for at se det.
