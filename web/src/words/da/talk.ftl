### Snak ved siden af spillet, hvorfor efter runden, og timeglasset i ord.

talk-title = Snak ved bordet
talk-open = { $count ->
    [0] Snak ved bordet
    [one] Snak ved bordet, én ny linje
   *[other] Snak ved bordet, { $count } nye linjer
  }
talk-lines = Det, der er blevet sagt
talk-none = Ingen har sagt noget endnu. Måske et hej?
talk-some-hidden = { $count ->
    [one] Én linje er skjult på denne enhed.
   *[other] { $count } linjer er skjult på denne enhed.
  }
talk-yours = Det, du gerne vil sige
talk-place = Sig noget
talk-say = Sig det
talk-you = Du
talk-gone = Den linje er væk.
talk-take-back = Tag det tilbage
talk-remove = Fjern for alle
talk-hide = Skjul det, { $name } siger
talk-hide-say = Kun for dig og kun på denne enhed. Ingen får det at vide.
talk-hidden = Det, { $name } siger, er skjult på denne enhed.
talk-hidden-mark = skjult for dig
talk-show = Vis det, { $name } siger
talk-show-say = Du får også det med, der er blevet sagt imens.
talk-mute = Sæt { $name } på lydløs
talk-unmute = Lad { $name } tale igen
talk-mute-say = For alle: Den, der er på lydløs, spiller videre, men kan ikke skrive.
talk-muted = på lydløs
talk-overheard = Det hører alle, også de andre hold. Ikke et ord om jeres kort.

## Hvorfor der ikke kan siges noget.
talk-silent-rests = Snakken holder pause fra ledetråd til afsløring, så intet bliver røbet. Gem det til da.
talk-silent-muted = Værten har sat dig på lydløs. Du kan spille videre og læse, hvad de andre siger.
talk-silent-watching = Du ser på og kan læse med. Den, der tager en plads, kan snakke med.
talk-silent-passed = Her ser I alle med. Den, der har telefonen for sig selv, kan skrive.

## Ansigter, en kanin laver.
talk-faces = Reagér
talk-face-laugh = griner
talk-face-wow = er forbløffet
talk-face-heart = er helt forelsket
talk-face-hmm = undrer sig
talk-face-clap = klapper
talk-face-sleepy = er ved at falde i søvn

## For dem, der lytter.
talk-heard = { $name } siger: { $text }
talk-heard-why = { $name } fortæller hvorfor: { $text }
talk-heard-face = { $name } { $face }.

## Hvorfor: efter afsløringen.
talk-why-mark = Hvorfor
why-title = Hvorfor?
why-open = { $count ->
    [0] Hvorfor? Fortæl det i en sætning
    [one] Hvorfor? Én har fortalt det
   *[other] Hvorfor? { $count } har fortalt det
  }
why-none = Hvorfor den ledetråd, det kort, den stemme? Ingen har fortalt det endnu.
why-yours = Din grund, i en sætning
why-place = Fordi …
why-over = Bordet er gået videre. Grundene bliver ved deres runde i historien.
why-said = { $name }: { $text }
why-quoted = »{ $text }«
why-card = { $card }. Der er en grund at læse

## Timeglasset i ord.
time-title = Timeglasset
time-until = Indtil { $when }
time-overdue = Tiden er gået
time-nudged = Alle, vi venter på, er blevet mindet om det.
time-late = De, der er her, kan lade en optrækskanin spille for dem, der mangler.
time-then-wait = Derefter kommer en påmindelse. Så kan enhver, der er her, kalde på en optrækskanin; ingen bliver automatisk sprunget over.
time-then-skip = Derefter kommer en påmindelse. Så bliver en sen fortæller sprunget over, og et manglende kort eller en stemme afgøres ved lodtrækning.
time-then-stand_in = Derefter kommer en påmindelse. Så spiller en optrækskanin for dem, der mangler.
time-then-on = Derefter kommer en påmindelse. Så begynder næste runde.
time-then-race = Derefter kommer en påmindelse. Den første ledetråd kommer fra den, der først har en.
