### Bogen ved bordet.

menu-title = Bord { $code }
menu-rules = Sådan spilles { $game }
menu-history = Fortalt indtil nu
menu-invite = Invitér dine venner
menu-about = Om Reverie

## Min plads
menu-device = Min plads på en anden enhed
menu-device-how = Lav et link, og åbn det på din telefon, tablet eller computer. Din plads, dine kort og dine point følger med; denne enhed giver så slip på pladsen.
menu-device-make = Lav linket
menu-device-link = Link til din plads
menu-device-qr = QR-kode med linket til din plads
menu-device-share = Min plads ved Reverie-bordet
menu-device-made = Hold linket for dig selv: Den, der åbner det, sidder på din plads. Det virker én gang og i et døgn.

menu-stay = Bliv
menu-go = Forlad bordet
menu-leave = Forlad bordet
menu-leave-title = Forlad bordet?
menu-leave-free = Din plads bliver ledig for andre. Med linket kan du komme tilbage.
menu-leave-playing = Dine kort ryger i bunken med brugte kort, og din kanin forlader pointsporet. Kommer du tilbage, begynder du forfra uden point.
menu-leave-host = En anden bliver vært.
menu-leave-yes = Forlad
menu-left = Du har forladt bordet.
menu-forget = Glem mig
menu-forget-more = Gå, og få dit navn slettet
menu-forget-title = Vil du gå og blive glemt?
menu-forget-sure = Dit navn og alt, hvad du har sagt her, bliver slettet. De runder, du har spillet, bliver stående i historien uden dit navn.
menu-forget-yes = Gå, og slet mit navn
menu-forgotten = Du er gået. Bordet kender ikke dit navn længere.
menu-export-more = Alle ledetråde, kort og stemmer; uden navne

## Det, værten kan
menu-move-on = Videre til næste runde
menu-move-on-more = Uden at vente på, at alle er klar
menu-skip = Spring { $name } over
menu-skip-me = Spring mig over som fortæller
menu-skip-more = Den næste til venstre fortæller; ingen får point
menu-stand-in = Lad en optrækskanin spille for { $name }
menu-stand-in-more = Kun denne ene gang; pladsen er stadig reserveret
menu-people = Hvem der sidder her
menu-person-you = dig, værten
menu-person-here = her
menu-person-away = væk
menu-person-bot = optrækskanin
menu-add-bot = Tag en optrækskanin med
menu-add-bot-more = Den sætter sig, når næste runde begynder
menu-remove-playing = Den, der fjernes midt i et spil, mister sine kort og point.
