### Før spillet: hvem der er her, hvad der spilles, og hvordan venner kommer med.

lobby-title = Bord { $code }
lobby-code = Bordkode
lobby-code-letters = Bordkode: { $letters }
lobby-at = på { $host }
lobby-at-here = kun på denne computer
lobby-invite = Invitér
lobby-invite-title = Invitér dine venner
lobby-invite-how = Scan QR-koden, åbn linket, eller skriv bogstaverne på { $host }.
lobby-door-shut = Spillet er begyndt: Nu lukker koden ingen ind, men det gør linket.
lobby-door-open = Luk folk ind med koden
lobby-door-is-open = Døren er åben: Koden lukker folk ind, til næste runde er slut.
lobby-qr = QR-kode med linket til bordet
lobby-link = Link til bordet
lobby-share = Del
lobby-share-title = Kom og spil Reverie
lobby-copy = Kopiér
lobby-copied = Linket er kopieret.
lobby-copy-yourself = Browseren kan ikke kopiere. Linket er markeret: Kopiér det selv.
lobby-here-only = Kun denne computer kan åbne linket, for serveren lytter ikke til andre. Start den for hele netværket, så kan andre enheder spille med.
lobby-no-invitation = Linket kunne ikke hentes.

## Hvad der spilles.
lobby-change = Skift spil
lobby-change-short = Skift
lobby-set-up = Hvad skal vi spille?
lobby-done = Færdig

## Hvem der sidder her.
lobby-seats = Pladser
lobby-players = { $players ->
    [one] Én ved bordet
   *[other] { $players } ved bordet
  }
lobby-you = dig
lobby-you-host = dig, værten
lobby-host = vært
lobby-is-here = her
lobby-is-away = væk
lobby-host-is-away = vært, væk
lobby-bot = til at trække op
lobby-with = med { $name }
lobby-empty-partner = mangler en makker
lobby-empty = En ledig plads
lobby-add-bot = Optrækskanin
lobby-fill = { $rabbits ->
    [one] Fyld op med én kanin
   *[other] Fyld op med { $rabbits } kaniner
  }
lobby-mix = Træk lod om pladser
lobby-mix-teams = Træk lod om hold
lobby-mixed = Der er trukket lod om pladserne.

## En plads.
lobby-seat-mine = Din plads
lobby-colour = Din kanin
lobby-swap = Byt plads med
lobby-swapped = { $one } og { $other } har byttet plads.
lobby-new-link = Nyt link til pladsen
lobby-new-link-say = Til { $name }, på en ny enhed, eller hvis den gamle er væk.
lobby-link-made = Giv kun linket til { $name }. Det virker én gang og i et døgn; enheden, der havde pladsen, giver slip på den.
lobby-seat-link = Link til pladsen for { $name }
lobby-remove = Fjern fra bordet
lobby-remove-bot = Lad den gå i stå
lobby-remove-sure = Fjern { $name } fra bordet? Med linket kan man komme tilbage.
lobby-remove-yes = Fjern { $name }
lobby-remove-no = Behold pladsen

## For dem, der lytter.
lobby-came = { $name } sætter sig.
lobby-left = { $name } er gået.
lobby-now-classic = Nu spiller vi Klassisk.
lobby-now-odyssey = Nu spiller vi Odyssé.
lobby-now-party = Nu spiller vi Fest.
lobby-now-teams = Nu spiller vi Hold.

## Den ene linje.
lobby-few-host = { $missing ->
    [one] Én spiller eller optrækskanin til, så kan du dele ud.
   *[other] { $missing } spillere eller optrækskaniner til, så kan du dele ud.
  }
lobby-few = { $missing ->
    [one] Der mangler én spiller.
   *[other] Der mangler { $missing } spillere.
  }
lobby-many-host = Spillet har { $most } pladser. Skift spil?
lobby-many = Spillet har { $most } pladser; I er flere.
lobby-odd-host = Hold kræver et lige antal: én mere eller én færre.
lobby-odd = Hold kræver et lige antal: én mere eller én færre.
lobby-cards-host = I skal bruge { $needed } kort. Tag et kortsæt til.
lobby-cards = I skal bruge { $needed } kort; værten kan tage et kortsæt til.
lobby-ready-host = { $players } ved bordet. Del ud, når du er klar.
lobby-ready = { $name } deler snart kortene ud.
lobby-away-host = { $away ->
    [one] { $name } er væk. Del ud alligevel?
   *[other] { $away } af jer er væk. Del ud alligevel?
  }
lobby-host-away = Vi venter på { $name }, som er væk.
lobby-nobody = Her sidder ingen. Sæt dig, så er bordet dit.
lobby-deal = Del kortene ud
lobby-play-instead = Spil { $game } i stedet
lobby-sit = Tag plads
lobby-my-rabbit = Min kanin
