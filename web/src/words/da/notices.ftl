### Et langsomt spil: at høre, at det er ens tur.

notices-open = Sig til, når det er min tur
notices-title = Et spil over flere dage
notices-slow = Ingen behøver at være her på samme tid. Kig ind, når du har lyst; din plads bliver gemt på denne enhed.
notices-link-title = Linket, der altid virker
notices-link-waiting = { $count ->
    [one] Bordet venter på { $names }. Send dette link: Det fører lige til pladsen på deres egen enhed.
   *[other] Bordet venter på { $names }. Send dem dette link: Det fører hver af dem til pladsen på deres egen enhed.
  }
notices-link-say = Gem dette link, eller send det til de andre: Det fører alle til pladsen på deres egen enhed.
notices-link = Link til bordet
notices-share-waiting = { $count ->
    [one] { $names }, det er din tur ved Reverie-bord { $code }
   *[other] { $names }: Det er jeres tur ved Reverie-bord { $code }
  }
notices-share = Vores spil ved Reverie-bord { $code }
notices-here = Beskeder på denne enhed
notices-absent = Har siden en https-adresse, og tillader browseren det, kan den også give besked, når telefonen er låst, med stilletid om natten. Her klarer linket det.
notices-denied = Denne browser har fået besked på ikke at vise noget herfra. Du kan tillade det i indstillingerne for siden.
notices-off-say = Én kort besked, når bordet venter på dig, og én påmindelse. Ikke andet.
notices-on-say = Denne enhed siger til, når bordet venter på dig.
notices-on = Send mig beskeder
notices-off = Ikke flere beskeder
notices-on-said = Du hører fra bordet, når det er din tur.
notices-push-title = Det er din tur
notices-push-body = Bordet venter på dig.
notices-quiet = Stilletid
notices-quiet-from = fra
notices-quiet-to = til
notices-quiet-say = Det, der ville komme i stilletiden, kommer bagefter, hvis bordet stadig venter på dig.
