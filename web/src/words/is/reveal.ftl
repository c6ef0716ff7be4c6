### The reveal: votes, owners, verdict, bonus, the run, and the open pause.

page-reveal = Umferð { $turn }: afhjúpun
reveal-you = { $name } (þú)
reveal-gone = einhver sem fór
reveal-pair = { $one } & { $two }

## Stepping through it.
reveal-next = Áfram
reveal-skip = Sleppa
reveal-step = Skref { $step } af { $steps }
reveal-to-end = Að leikslokum

## The votes.
reveal-votes = Atkvæðin eru komin.
reveal-votes-none = Enginn kaus í þetta sinn.
reveal-votes-most = { $votes ->
    [1] Eitt atkvæði er á spjaldi { $cards }.
   *[other] Flest atkvæði fékk spjald { $cards }: { $votes }.
  }
reveal-votes-level = { $votes ->
    [1] Eitt atkvæði hvert: spjöld { $cards }.
   *[other] { $votes } atkvæði hvert: spjöld { $cards }.
  }
reveal-votes-spread = { $votes ->
    [1] { $count } spjöld með eitt atkvæði hvert.
   *[other] { $count } spjöld með { $votes } atkvæði hvert.
  }
reveal-votes-red = { $name } setti rauða atkvæðið á spjald { $card }.
reveal-stand-ins = Staðgengill leysti af: { $names }.

## Whose was whose.
reveal-owners = Hver átti hvað.
reveal-owners-told = { $name } sagði frá spjaldi { $card }.
reveal-owners-mate = Leitað var að spjaldi { $card }: { $name } lagði það út og { $teller } sagði frá.
reveal-owners-crowd = Hér var ekkert eitt spjald að finna: hópurinn ræður.
reveal-owner-of = Spjald { $card }: { $name }.
reveal-breath = Og leitað var að …
reveal-breath-crowd = Og hópurinn …

## The verdict.
reveal-some = { $found ->
    [one] Mátulegt: { $found } af { $voters } fann það.
   *[other] Mátulegt: { $found } af { $voters } fundu það.
  }
reveal-all = Of létt: allir fundu það.
reveal-nobody = Of erfitt: enginn fann það.
reveal-some-few = { $count ->
    [one] { $teller } +{ $mine }, og +{ $theirs } fyrir að finna það: { $names }.
   *[other] { $teller } +{ $mine }, og +{ $theirs } á mann fyrir að finna það: { $names }.
  }
reveal-some-many = { $count ->
    [1] { $teller } +{ $mine }, og +{ $theirs } fyrir þann sem fann það.
   *[other] { $teller } +{ $mine }, og +{ $theirs } fyrir hvern þeirra { $count } sem fundu það.
  }
reveal-others = { $mine ->
    [0] { $teller }: ekkert. Allir hinir: +{ $theirs }.
   *[other] { $teller } +{ $mine }, allir hinir +{ $theirs }.
  }
reveal-others-pairs = { $mine ->
    [0] { $teller }: ekkert. Hvert hinna liðanna: +{ $theirs }.
   *[other] { $teller } +{ $mine }, hvert hinna liðanna +{ $theirs }.
  }

## The verdict where the crowd counts.
reveal-crowd-none = Enginn hópur, engin stig.
reveal-crowd-red = { $count } hittust á spjaldi { $card }, en þar var rauða atkvæðið: engin stig.
reveal-crowd-one = { $count } hittust á spjaldi { $card }.
reveal-crowd-most = Stærsti hópurinn: { $count } á spjaldi { $cards }.
reveal-crowd-level = Spjöld { $cards }: { $count } á hverju.
reveal-crowd-worth = Spjald { $card }: +{ $points } á mann.
reveal-crowd-capped = Spjald { $card }: +{ $points } á mann, meira fæst ekki.
reveal-red = Rauða atkvæðið á spjaldi { $card }, engin stig: { $names }.
reveal-red-many = Rauða atkvæðið á spjaldi { $card }: { $count } atkvæði gefa ekkert.
reveal-red-missed = Rauða atkvæðið á spjaldi { $card } hitti engan.
reveal-alone = { $count ->
    [1] Enginn annar kaus sama spjald, engin stig: { $names }.
   *[other] Kusu hvert sitt spjald, engin stig: { $names }.
  }
reveal-alone-many = { $count } hittu enga aðra og fá ekkert.

## The bonus.
reveal-bonus = { $votes ->
    [1] Eitt atkvæði fór á annað spjald.
   *[other] { $votes } atkvæði fóru á önnur spjöld.
  }
reveal-bonus-one = { $votes ->
    [1] { $name } fékk eitt atkvæði á sitt spjald.
   *[other] { $name } fékk { $votes } atkvæði á sitt spjald.
  }
reveal-bonus-few = +1 fyrir hvert atkvæði á eigið spjald: { $names }.
reveal-bonus-few-capped = +1 fyrir hvert atkvæði á eigið spjald, mest { $cap }: { $names }.
reveal-bonus-many = +1 fyrir hvert atkvæði á eigið spjald.
reveal-bonus-many-capped = +1 fyrir hvert atkvæði á eigið spjald, mest { $cap }.
reveal-lone = Eitt atkvæði var nóg.
reveal-lone-few = +{ $points } fyrir að finna það með einu atkvæði: { $names }.
reveal-lone-many = +{ $points } fyrir hvern þeirra { $count } sem fundu það með einu atkvæði.

## The run.
reveal-run = Kanínurnar hlaupa.
reveal-run-none = Kanínurnar standa kyrrar.
reveal-run-moon = Tunglinu er náð.
reveal-run-last = Allir hafa sagt frá.
reveal-lead = { $people ->
    [1] { $names } er í forystu með { $points } stig.
   *[other] { $names } eru í forystu með { $points } stig.
  }
reveal-lead-many = { $count } eru í forystu með { $points } stig á mann.
reveal-lead-nobody = Allir eru enn á byrjunarreit.

## The cards.
reveal-cards = Spjöldin, eigendur þeirra og atkvæði
reveal-card = { $votes ->
    [0] Spjald { $card }
   *[other] Spjald { $card }, { $votes } atkvæði: { $voters }
  }
reveal-card-owned = { $votes ->
    [0] Spjald { $card }, { $owner } lagði það út, ekkert atkvæði
   *[other] Spjald { $card }, { $owner } lagði það út, { $votes } atkvæði: { $voters }
  }
reveal-card-told = { $votes ->
    [0] Spjald { $card }, það sem átti að finna, { $owner } lagði það út, ekkert atkvæði
   *[other] Spjald { $card }, það sem átti að finna, { $owner } lagði það út, { $votes } atkvæði: { $voters }
  }
reveal-card-red = { $card }, og rauða atkvæðið
reveal-look-told = { $name } sagði frá þessu
reveal-look-own = { $name } valdi þetta
reveal-look-voters = { $count ->
    [0] Ekkert atkvæði
   *[other] { $count } atkvæði: { $names }
  }

reveal-look-red = Og rauða atkvæðið
clue-performed = { $how ->
    [sung] Söngur
    [mimed] Látbragð
    [sound] Hljóð
   *[other] Leikið
  }

## Points and the track.
reveal-clue = Vísbendingin
reveal-deed = Hvað gerist núna
reveal-points = Stig
reveal-why = Af hverju þessi stig
reveal-why-title = Hver fékk hvað
reveal-score = { $points } stig. Sjá hver fékk hvað
reveal-plus = +{ $points }
reveal-row = { $plus ->
    [0] { $score }, ekkert í þessari umferð
   *[other] { $score }, þar af { $plus } í þessari umferð
  }
reveal-row-before = { $score }
track-label = { $goal ->
    [0] Engið: { $scores }
   *[other] Stigataflan upp í { $goal }: { $scores }
  }
track-score = { $name } { $score }

## Beside a rabbit.
state-told = sagði frá
state-told-pair = { $name } sagði frá
state-found = fann það
state-found-pair = { $name } fann það
state-voted = kaus { $cards }
state-voted-pair = { $name } kaus { $cards }
state-voted-red = { $cards }, rautt á { $red }

## Why somebody got points. Each is followed by the number.
why-told-some = Sumir fundu spjaldið, ekki allir
why-told-all = Allir fundu spjaldið
why-told-nobody = Enginn fann spjaldið
why-found = Fann spjaldið
why-found-pair = { $name } fann spjaldið
why-voted = { $count ->
    [1] Kaus spjald { $cards }
   *[other] Kaus spjöld { $cards }
  }
why-voted-pair = { $name } kaus spjald { $cards }
why-others-all = Allir fundu það: fyrir alla nema sögumanninn
why-others-nobody = Enginn fann það: fyrir alla nema sögumanninn
why-no-vote = Var án atkvæðis
why-lone = Fann það með einu atkvæði
why-bonus = { $votes ->
    [1] Eitt atkvæði á spjald { $cards }
   *[other] { $count ->
        [1] { $votes } atkvæði á spjald { $cards }
       *[other] { $votes } atkvæði á spjöld { $cards }
      }
  }
why-bonus-capped = { $votes } atkvæði á spjald { $cards }, þar af gilda { $points }
why-bonus-pair = { $votes ->
    [1] { $name } fékk eitt atkvæði á spjald { $cards }
   *[other] { $name } fékk { $votes } atkvæði á spjald { $cards }
  }
why-bonus-capped-pair = { $name } fékk { $votes } atkvæði á spjald { $cards }, þar af gilda { $points }
why-crowd = { $others ->
    [1] Með einum öðrum á spjaldi { $card }
   *[other] Með { $others } öðrum á spjaldi { $card }
  }
why-crowd-capped = Með { $others } öðrum á spjaldi { $card }; mest fást { $points }
why-alone = Enginn annar á spjaldi { $card }
why-red = Rauða atkvæðið var á spjaldi { $card }

## Til þín: hvað umferðin gaf.
mine-told-some = Vísbendingin þín var mátuleg: +{ $points }.
mine-told-some-pair = Vísbendingin ykkar var mátuleg: +{ $points }.
mine-told-all = { $points ->
    [0] Allir fundu spjaldið þitt: engin stig.
   *[other] Allir fundu spjaldið þitt: +{ $points }.
  }
mine-told-all-pair = { $points ->
    [0] Allir fundu spjaldið ykkar: engin stig.
   *[other] Allir fundu spjaldið ykkar: +{ $points }.
  }
mine-told-nobody = { $points ->
    [0] Enginn fann spjaldið þitt: engin stig.
   *[other] Enginn fann spjaldið þitt: +{ $points }.
  }
mine-told-nobody-pair = { $points ->
    [0] Enginn fann spjaldið ykkar: engin stig.
   *[other] Enginn fann spjaldið ykkar: +{ $points }.
  }
mine-found = Þú fannst það: +{ $points }.
mine-found-pair = { $name } fann það fyrir ykkur: +{ $points }.
mine-voted = { $count ->
    [1] Atkvæðið þitt fór á rangt spjald.
   *[other] Atkvæðin þín fóru á röng spjöld.
  }
mine-voted-pair = { $name } kaus rangt spjald.
mine-others-all = Allir fundu það: +{ $points }.
mine-others-nobody = Enginn fann það: +{ $points }.
mine-no-vote = Þú varst án atkvæðis.
mine-lone = Með einu atkvæði: +{ $points }.
mine-bonus = { $votes ->
    [1] Spjaldið þitt blekkti einn: +{ $points }.
    [2] Spjaldið þitt blekkti tvo: +{ $points }.
   *[other] Spjaldið þitt fékk { $votes } atkvæði: +{ $points }.
  }
mine-bonus-cards = { $votes ->
    [2] Spjöldin þín blekktu tvo: +{ $points }.
   *[other] Spjöldin þín fengu { $votes } atkvæði: +{ $points }.
  }
mine-bonus-capped = Spjaldið þitt fékk { $votes } atkvæði, þar af gilda { $points }: +{ $points }.
mine-bonus-pair = { $votes ->
    [1] { $name } fékk eitt atkvæði á sitt spjald: +{ $points }.
    [2] { $name } fékk tvö atkvæði á sitt spjald: +{ $points }.
   *[other] { $name } fékk { $votes } atkvæði á sitt spjald: +{ $points }.
  }
mine-bonus-capped-pair = { $name } fékk { $votes } atkvæði á sitt spjald, þar af gilda { $points }: +{ $points }.
mine-crowd = { $others ->
    [1] Þú og einn annar á spjaldi { $card }: +{ $points }.
   *[other] Þú og { $others } aðrir á spjaldi { $card }: +{ $points }.
  }
mine-crowd-capped = Þú og { $others } aðrir á spjaldi { $card }: +{ $points }, meira fæst ekki.
mine-alone = Enginn annar á spjaldi { $card }: engin stig.
mine-red = Rauða atkvæðið var á spjaldi { $card }, eins og þitt: engin stig.

## The open pause.
reveal-ready = Ég er til
reveal-move-on = Áfram án þess að bíða
reveal-over-line = Þetta var síðasta umferðin. Ýttu á spjald til að skoða.
