### Hvad aftenen viste: fund med deres tal, og aftenens ledetråd.

findings-title = Hvad aftenen viste
findings-open = Hvad den viste
findings-open-heart = Hvad den viste. Du har et hjerte at give.
findings-few = Efter fem runder er der noget at opdage.
findings-none = Der var ikke noget, der skilte sig ud.
findings-kindred = Beslægtede sjæle
findings-kindred-line = { $one } og { $two } fandt hinandens kort oftere, end det ville ske tilfældigt.
findings-kindred-way = { $one } valgte et kort fra { $two } i { $found } af { $times } runder. Rent tilfældigt var det blevet til cirka { $chance }.
findings-kindred-doubt = Når alle bare gætter, dukker sådan et par op på færre end to ud af hundrede aftener.
findings-secret = Den bedst bevarede hemmelighed
findings-secret-line = Ingen gennemskuede »{ $clue }« fra { $name }.
findings-secret-why = { $voters } gættede, og ingen af dem fandt kortet.
findings-middle = Den gyldne middelvej
findings-middle-line = { $name } gav ledetråde, som omkring halvdelen af jer fandt.
findings-middle-why = { $count } af { $told } ledetråde blev fundet af en tredjedel til to tredjedele af dem, der gættede.
findings-middle-each = »{ $clue }«: { $found } af { $voters }
findings-disguise = Den bedste forklædning
findings-disguise-line = Billedet, som { $name } lagde til »{ $clue }«, narrede { $votes } af { $voters }.
findings-disguise-why = Intet andet forkert billede fik flere stemmer.
findings-clue = { $count ->
    [one] Aftenens ledetråd
   *[other] Aftenens ledetråde
  }
findings-clue-line = »{ $clue }« fra { $name }
findings-clue-hearts = { $hearts ->
    [one] Ét hjerte
   *[other] { $hearts } hjerter
  }
findings-clue-give = Hvilken ledetråd kunne du bedst lide? Du har ét hjerte, og ingen ser, hvor det havner.
findings-clue-wait = Du ser den her, når de fleste af jer har valgt.
findings-yours = Dit hjerte
findings-heart = Et hjerte til:
findings-heart-own = Din egen ledetråd
