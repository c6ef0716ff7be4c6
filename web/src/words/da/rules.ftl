### Sådan spiller man: én kort side pr. spil. Tegningerne viser pointene; ordene siger dem også.

rules-title = Sådan spilles { $game }
rules-games = Spil
rules-play = Åbn et nyt bord

## Klassisk
rules-classic-say = Bliv fundet af nogle, aldrig af alle.
rules-classic-facts = { $least }–{ $most } spillere · 6 kort på hånden · til { $target } point
rules-classic-end = Den runde, hvor nogen når { $target } point, er den sidste. Flest point vinder; står flere lige i toppen, deler de sejren.

## Odyssé
rules-odyssey-say = Klassisk til et større bord.
rules-odyssey-facts = { $least }–{ $most } spillere · 6 kort på hånden · til { $target } point
rules-odyssey-end = { rules-classic-end }

## Fest
rules-party-say = Tænk det, de andre tænker.
rules-party-facts = { $turns ->
    [one] { $least }–{ $most } spillere · 5 kort på hånden · alle fortæller én gang
   *[other] { $least }–{ $most } spillere · 5 kort på hånden · alle fortæller { $turns } gange
  }
rules-party-end = { $turns ->
    [one] Når alle har fortalt én gang, er det slut. Flest point vinder; står flere lige i toppen, deler de sejren.
   *[other] Når alle har fortalt { $turns } gange, er det slut. Flest point vinder; står flere lige i toppen, deler de sejren.
  }

## Hold
rules-teams-say = To hoveder, én kanin.
rules-teams-facts = { $turns ->
    [one] 6, 8, 10 eller 12 spillere · 4 kort på hånden · alle fortæller én gang
   *[other] 6, 8, 10 eller 12 spillere · 4 kort på hånden · alle fortæller { $turns } gange
  }
rules-teams-end = { $turns ->
    [one] Når hver spiller har fortalt én gang, er det slut. Holdet med flest point vinder; står flere lige i toppen, deler de sejren.
   *[other] Når hver spiller har fortalt { $turns } gange, er det slut. Holdet med flest point vinder; står flere lige i toppen, deler de sejren.
  }
rules-pairs = Hold
rules-pairs-how = Din makker sidder over for dig. I deler én kanin og dens point; jeres kort holder I for jer selv.

## En runde
rules-turn = En runde
rules-step-clue = Ledetråden
rules-step-cards = Kortene
rules-step-vote = Stemmerne
rules-step-pass = Hånden går videre

rules-clue-classic = Fortælleren vælger et kort, viser det ikke til nogen og giver en ledetråd: et ord, en sætning, en sang, en lyd.
rules-cards-classic = Alle andre lægger i hemmelighed et af deres egne kort til, som lige så godt kunne være det rigtige.
rules-vote-classic = Kortene blandes og lægges frem. Hvilket er fortællerens? Alle andre stemmer, aldrig på deres eget.

rules-clue-party = Fortælleren giver en ledetråd uden først at have set et kort. Indtil da ligger kortene med bagsiden op.
rules-cards-party = Alle, også fortælleren, lægger det kort, der passer bedst til ledetråden.
rules-vote-party = Alle stemmer på det kort, der passer bedst, gerne på deres eget. Fortælleren lægger også en rød stemme på et andet kort: Det skal ikke tælle.
rules-pass-party = Alle trækker, til de har 5 kort. Så går hver hånd, som den er, videre til venstre.

rules-clue-teams = Fortælleren lægger et kort, viser det ikke til nogen og giver en ledetråd.
rules-cards-teams = Fortællerens makker lægger et kort til. På hvert af de andre hold gør den ene det. Snak højt om hvem, men aldrig om jeres kort.
rules-vote-teams = På hvert af de andre hold stemmer den, der ikke lagde et kort, for holdet, men ikke på holdets eget kort.
rules-clue-teams-only = Fortælleren giver en ledetråd og lægger ikke noget kort.
rules-cards-teams-only = Fortællerens makker lægger det kort, der skal findes. På hvert af de andre hold lægger den ene et kort til. Snak højt om hvem, men aldrig om jeres kort.

## Point
rules-points = Point
rules-outcome-all = Alle fandt det
rules-outcome-all-why = For tydeligt.
rules-outcome-nobody = Ingen fandt det
rules-outcome-nobody-why = For dunkelt.
rules-outcome-some = Nogle fandt det
rules-outcome-some-why = Lige tilpas.
rules-who-teller = { $teams ->
    [true] holdet, der fortæller
   *[other] fortæller
  }
rules-who-others = { $teams ->
    [true] hvert af de andre hold
   *[other] hver af de andre
  }
rules-who-found = fandt det
rules-who-missed = fandt det ikke
rules-gets = { $points ->
    [0] { $who }: ingen point
    [one] { $who }: ét point
   *[other] { $who }: { $points } point
  }
rules-bonus = Altid
rules-bonus-classic = Alle andre end fortælleren får ét point ekstra for hver stemme på deres eget kort.
rules-bonus-odyssey = Alle andre end fortælleren får ét point ekstra for hver stemme på deres eget kort, højst 3 pr. runde.
rules-bonus-teams = Ét point ekstra for hver stemme på det kort, jeres hold lagde, højst 3 pr. runde. Fortællerens hold får det for makkerens kort.
rules-bonus-teams-only = Ét point ekstra for hver stemme på det kort, jeres hold lagde, højst 3 pr. runde. Det kort, der skal findes, giver ingen.

rules-crowd = Din stemme giver lige så mange point, som der er stemmer på kortet, din egen talt med, højst 5.
rules-crowd-votes = { $red ->
    [true] rød stemme
   *[other] { $votes ->
        [one] alene
        [6] 6, højst 5
       *[other] { $votes } sammen
      }
  }
rules-crowd-spoken = { $red ->
    [true] På kortet med den røde stemme: ingen point.
   *[other] { $votes ->
        [one] Alene på et kort: ingen point.
       *[other] { $votes } stemmer på et kort: { $points } point til hver.
      }
  }

## Flere spillere, færre spillere
rules-seven = Fra syv spillere
rules-second = I tvivl? Du må give en stemme mere, til et andet kort. Rammer bare den ene, har du fundet det.
rules-lone = Sikker? Find det med en enkelt stemme, og få ét point mere.
rules-three-title = Med tre spillere
rules-three = I har 7 kort på hånden. De to, der ikke fortæller, lægger to kort hver, så der ligger fem fremme. Du må ikke stemme på nogen af dine egne to.

## En hel runde
rules-example = En runde som eksempel: { $players } spillere
rules-example-key = Under hvert kort: hvis det er; på det: hvem der stemte på det. Det, der lyser, er fortællerens.
rules-example-rabbit = Kanin
rules-example-teller = fortæller
rules-example-found = fundet
rules-example-lone = én stemme
rules-example-bonus = stemmer på eget kort
rules-example-together = i alt

## Slutningen og begyndelsen
rules-end = Slutningen
rules-first = Hvem begynder?
rules-first-how = Den, der først har en ledetråd. Derefter er det altid den næste til venstre, der fortæller, og alle trækker nye kort.
