### The reveal: votes, owners, verdict, bonus, the run, and the open pause.

page-reveal = Kierros { $turn }: paljastus
reveal-you = { $name } (sinä)
reveal-gone = pöydästä lähtenyt
reveal-pair = { $one } & { $two }

## Stepping through it.
reveal-next = Jatka
reveal-skip = Ohita
reveal-step = Vaihe { $step } / { $steps }
reveal-to-end = Loppuun

## The votes.
reveal-votes = Äänet on annettu.
reveal-votes-none = Tällä kertaa kukaan ei äänestänyt.
reveal-votes-most = { $votes ->
    [one] Kortilla { $cards } on yksi ääni.
   *[other] Eniten ääniä on kortilla { $cards }: { $votes }.
  }
reveal-votes-level = { $votes ->
    [one] Yksi ääni kullakin: kortit { $cards }.
   *[other] { $votes } ääntä kullakin: kortit { $cards }.
  }
reveal-votes-spread = { $votes ->
    [one] { $count } kortilla on kullakin yksi ääni.
   *[other] { $count } kortilla on kullakin { $votes } ääntä.
  }
reveal-votes-red = { $name } antoi punaisen äänen kortille { $card }.
reveal-stand-ins = Sijainen tuurasi: { $names }.

## Whose was whose.
reveal-owners = Kuka antoi minkäkin.
reveal-owners-told = { $name } kertoi kortista { $card }.
reveal-owners-mate = Etsitty kortti oli { $card }: sen antoi { $name }, kun { $teller } kertoi.
reveal-owners-crowd = Mitään korttia ei pitänyt löytää: tässä ratkaisee porukka.
reveal-owner-of = Kortti { $card }: { $name }.
reveal-breath = Ja etsitty kortti on …
reveal-breath-crowd = Ja porukka …

## The verdict.
reveal-some = Juuri sopivasti: { $found }/{ $voters } löysi sen.
reveal-all = Liian helppo: kaikki löysivät sen.
reveal-nobody = Liian vaikea: kukaan ei löytänyt.
reveal-some-few = { $count ->
    [one] { $teller } +{ $mine }, ja löytämisestä +{ $theirs }: { $names }.
   *[other] { $teller } +{ $mine }, ja löytämisestä kukin +{ $theirs }: { $names }.
  }
reveal-some-many = { $count ->
    [one] { $teller } +{ $mine }, ja sen löytäjälle +{ $theirs }.
   *[other] { $teller } +{ $mine }, ja { $count } löytäjälle kullekin +{ $theirs }.
  }
reveal-others = { $mine ->
    [0] { $teller }: ei mitään. Kaikille muille +{ $theirs }.
   *[other] { $teller } +{ $mine }, kaikille muille +{ $theirs }.
  }
reveal-others-pairs = { $mine ->
    [0] { $teller }: ei mitään. Kullekin muulle parille +{ $theirs }.
   *[other] { $teller } +{ $mine }, kullekin muulle parille +{ $theirs }.
  }

## The verdict where the crowd counts.
reveal-crowd-none = Ei porukkaa, ei pisteitä.
reveal-crowd-red = { $count } osui korttiin { $card }, mutta siinä oli punainen ääni: ei pisteitä.
reveal-crowd-one = { $count } osui korttiin { $card }.
reveal-crowd-most = Suurin porukka: { $count } kortilla { $cards }.
reveal-crowd-level = Kortit { $cards }: { $count } ääntä kullakin.
reveal-crowd-worth = Kortti { $card }: +{ $points } kullekin.
reveal-crowd-capped = Kortti { $card }: +{ $points } kullekin, enempää ei saa.
reveal-red = Punainen ääni kortilla { $card }, siis ei mitään: { $names }.
reveal-red-many = Punainen ääni kortilla { $card }: { $count } ääntä meni hukkaan.
reveal-red-missed = Punainen ääni kortilla { $card } ei osunut keneenkään.
reveal-alone = { $count ->
    [one] Yksin kortilla, siis ei mitään: { $names }.
   *[other] Kukin yksin kortillaan, siis ei mitään: { $names }.
  }
reveal-alone-many = { $count } jäi yksin eikä saa mitään.

## The bonus.
reveal-bonus = { $votes ->
    [one] Yksi ääni meni toiselle kortille.
   *[other] { $votes } ääntä meni muille korteille.
  }
reveal-bonus-one = { $votes ->
    [one] { $name } sai kortilleen yhden äänen.
   *[other] { $name } sai kortilleen { $votes } ääntä.
  }
reveal-bonus-few = +1 joka äänestä omalle kortille: { $names }.
reveal-bonus-few-capped = +1 joka äänestä omalle kortille, enintään { $cap }: { $names }.
reveal-bonus-many = +1 joka äänestä omalle kortille.
reveal-bonus-many-capped = +1 joka äänestä omalle kortille, enintään { $cap }.
reveal-lone = Yksi ääni riitti.
reveal-lone-few = +{ $points } löytämisestä yhdellä äänellä: { $names }.
reveal-lone-many = +{ $points } kullekin: { $count } löysi sen yhdellä äänellä.

## The run.
reveal-run = Kanit juoksevat.
reveal-run-none = Kanit pysyvät paikoillaan.
reveal-run-moon = Kuuhun on päästy.
reveal-run-last = Kaikki ovat kertoneet.
reveal-lead = { $people ->
    [one] { $names } johtaa, pisteitä { $points }.
   *[other] { $names } johtavat, pisteitä { $points }.
  }
reveal-lead-many = { $count } johtaa, kullakin { $points }.
reveal-lead-nobody = Kaikki ovat vielä lähtöruudussa.

## The cards.
reveal-cards = Kortit, kuka antoi minkäkin, ja äänet
reveal-card = { $votes ->
    [0] Kortti { $card }
    [one] Kortti { $card }, yksi ääni: { $voters }
   *[other] Kortti { $card }, { $votes } ääntä: { $voters }
  }
reveal-card-owned = { $votes ->
    [0] Kortti { $card }, antaja { $owner }, ei ääniä
    [one] Kortti { $card }, antaja { $owner }, yksi ääni: { $voters }
   *[other] Kortti { $card }, antaja { $owner }, { $votes } ääntä: { $voters }
  }
reveal-card-told = { $votes ->
    [0] Kortti { $card }, se etsitty, antaja { $owner }, ei ääniä
    [one] Kortti { $card }, se etsitty, antaja { $owner }, yksi ääni: { $voters }
   *[other] Kortti { $card }, se etsitty, antaja { $owner }, { $votes } ääntä: { $voters }
  }
reveal-card-red = { $card }, ja punainen ääni
reveal-look-told = { $name } kertoi tästä
reveal-look-own = { $name } valitsi tämän
reveal-look-voters = { $count ->
    [0] Ei ääniä
    [one] Yksi ääni: { $names }
   *[other] { $count } ääntä: { $names }
  }

reveal-look-red = Ja punainen ääni
clue-performed = { $how ->
    [sung] Laulu
    [mimed] Elekieltä
    [sound] Äännähdys
   *[other] Esitys
  }

## Points and the track.
reveal-clue = Vihje
reveal-deed = Mitä nyt tapahtuu
reveal-points = Pisteet
reveal-why = Mistä pisteet
reveal-why-title = Kuka sai mistäkin
reveal-score = { $points ->
    [one] Yksi piste. Katso, kuka sai mistäkin
   *[other] { $points } pistettä. Katso, kuka sai mistäkin
  }
reveal-plus = +{ $points }
reveal-row = { $plus ->
    [0] { $score }, tältä kierrokselta ei mitään
   *[other] { $score }, joista tältä kierrokselta { $plus }
  }
reveal-row-before = { $score }
track-label = { $goal ->
    [0] Niitty: { $scores }
   *[other] Pisterata, maali { $goal }: { $scores }
  }
track-score = { $name } { $score }

## Beside a rabbit.
state-told = kertoi
state-told-pair = { $name } kertoi
state-found = löysi sen
state-found-pair = { $name } löysi sen
state-voted = äänesti: { $cards }
state-voted-pair = { $name } äänesti: { $cards }
state-voted-red = { $cards }, punainen: { $red }

## Why somebody got points. Each is followed by the number.
why-told-some = Osa löysi kortin, eivät kaikki
why-told-all = Kaikki löysivät kortin
why-told-nobody = Kukaan ei löytänyt korttia
why-found = Löysi kortin
why-found-pair = { $name } löysi kortin
why-voted = { $count ->
    [one] Äänesti korttia { $cards }
   *[other] Äänesti kortteja { $cards }
  }
why-voted-pair = { $name } äänesti korttia { $cards }
why-others-all = Kaikki löysivät sen: pisteet muille kuin tarinankertojalle
why-others-nobody = Kukaan ei löytänyt sitä: pisteet muille kuin tarinankertojalle
why-no-vote = Ei ollut ääntä
why-lone = Löysi sen yhdellä äänellä
why-bonus = { $votes ->
    [one] Yksi ääni kortille { $cards }
   *[other] { $count ->
        [one] { $votes } ääntä kortille { $cards }
       *[other] { $votes } ääntä korteille { $cards }
      }
  }
why-bonus-capped = { $votes } ääntä kortille { $cards }, joista { $points } lasketaan
why-bonus-pair = { $votes ->
    [one] { $name } sai yhden äänen kortilleen { $cards }
   *[other] { $name } sai { $votes } ääntä kortilleen { $cards }
  }
why-bonus-capped-pair = { $name } sai { $votes } ääntä kortilleen { $cards }, joista { $points } lasketaan
why-crowd = { $others ->
    [one] Yhden muun kanssa kortilla { $card }
   *[other] { $others } muun kanssa kortilla { $card }
  }
why-crowd-capped = { $others } muun kanssa kortilla { $card }; enintään { $points }
why-alone = Yksin kortilla { $card }
why-red = Kortilla { $card } oli punainen ääni

## Sinulle: mitä kierros toi.
mine-told-some = Vihjeesi oli juuri sopiva: +{ $points }.
mine-told-some-pair = Parinne vihje oli juuri sopiva: +{ $points }.
mine-told-all = { $points ->
    [0] Kaikki löysivät korttisi: ei pisteitä.
   *[other] Kaikki löysivät korttisi: +{ $points }.
  }
mine-told-all-pair = { $points ->
    [0] Kaikki löysivät parinne kortin: ei pisteitä.
   *[other] Kaikki löysivät parinne kortin: +{ $points }.
  }
mine-told-nobody = { $points ->
    [0] Kukaan ei löytänyt korttiasi: ei pisteitä.
   *[other] Kukaan ei löytänyt korttiasi: +{ $points }.
  }
mine-told-nobody-pair = { $points ->
    [0] Kukaan ei löytänyt parinne korttia: ei pisteitä.
   *[other] Kukaan ei löytänyt parinne korttia: +{ $points }.
  }
mine-found = Löysit sen: +{ $points }.
mine-found-pair = { $name } löysi sen teille molemmille: +{ $points }.
mine-voted = { $count ->
    [one] Äänesi meni ohi.
   *[other] Äänesi menivät ohi.
  }
mine-voted-pair = { $name } äänesti ohi.
mine-others-all = Kaikki löysivät sen: +{ $points }.
mine-others-nobody = Kukaan ei löytänyt sitä: +{ $points }.
mine-no-vote = Sinulla ei ollut ääntä.
mine-lone = Yhdellä äänellä: +{ $points }.
mine-bonus = { $votes ->
    [one] Korttisi harhautti yhden: +{ $points }.
    [2] Korttisi harhautti kaksi: +{ $points }.
   *[other] Korttisi harhautti { $votes } äänestäjää: +{ $points }.
  }
mine-bonus-cards = { $votes ->
    [2] Korttisi harhauttivat kaksi: +{ $points }.
   *[other] Korttisi harhauttivat { $votes } äänestäjää: +{ $points }.
  }
mine-bonus-capped = Korttisi harhautti { $votes } äänestäjää, joista { $points } lasketaan: +{ $points }.
mine-bonus-pair = { $votes ->
    [one] { $name } harhautti kortillaan yhden: +{ $points }.
    [2] { $name } harhautti kortillaan kaksi: +{ $points }.
   *[other] { $name } harhautti kortillaan { $votes } äänestäjää: +{ $points }.
  }
mine-bonus-capped-pair = { $name } harhautti kortillaan { $votes } äänestäjää, joista { $points } lasketaan: +{ $points }.
mine-crowd = { $others ->
    [one] Sinä ja yksi muu kortilla { $card }: +{ $points }.
   *[other] Sinä ja { $others } muuta kortilla { $card }: +{ $points }.
  }
mine-crowd-capped = Sinä ja { $others } muuta kortilla { $card }: +{ $points }, enempää ei saa.
mine-alone = Jäit yksin kortille { $card }: ei pisteitä.
mine-red = Punainen ääni osui korttiisi { $card }: ei pisteitä.

## The open pause.
reveal-ready = Olen valmis
reveal-move-on = Jatka odottamatta
reveal-over-line = Se oli viimeinen kierros. Napauta korttia, niin näet sen.
