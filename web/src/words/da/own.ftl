### Egne billeder: hvordan de bliver til kort.

own-heading = Egne billeder
own-say = Fotos, scanninger eller tegninger: Hvert billede bliver til et kort, beskåret omkring det vigtigste. Til tre spillere er 26 nok.
own-choose = Vælg billeder
own-add = Tilføj billeder
own-another = Begynd et nyt kortsæt
own-bring = Tag »{ $title }« med til bordet
own-private = Hvem ser dem: alle ved dette bord, også dem, der kun ser på, mens I spiller med dem. Den, der driver serveren, kan også se dem. Ellers ingen. Steder, datoer og alt andet, der er gemt i filerne, fjernes.
own-make = Lav et kortsæt af egne billeder
own-who-sees = Hvem ser dem: alle ved de borde, du tager dem med til, også dem, der kun ser på, mens der spilles med dem. Den, der driver serveren, kan også se dem. Ellers ingen.
own-kept = Browseren husker dem til næste gang, indtil du lader den glemme dem; alle, der bruger den, kan tage dem med til et bord. Selve billederne bliver, til du sletter kortsættet ved et bord.
own-keep-here = Husk dem i denne browser til næste gang
own-keep-who = Så kan alle, der bruger denne browser, tage dem med til et bord.
own-keep-not = Uden flueben glemmer den dem, når du lukker fanen; ved dette bord bliver de.
own-offer = Linket fører til et kortsæt af egne billeder. Skal denne browser huske det til næste gang?
own-offer-keep = Husk det her
own-offer-not = Ikke her
own-forget = Glem her
own-forgotten = Browseren har glemt »{ $title }«.
own-make-table = Spil med egne billeder
own-title = Kortsættet hedder
own-new-title = Billeder fra { $name }
own-from-link = et kortsæt fra et link
own-remembered = Browseren kender nu dit kortsæt. Åbn »Egne billeder« ved dit bord.
own-play = { $cards ->
    [one] Spil med dette billede
   *[other] Spil med disse { $cards } billeder
  }
own-sending = Billede { $number } af { $total } …
own-progress = Hvor langt billederne er nået
own-reading = { $name } beskæres …
own-sent = Billederne er kommet.
own-left-out = Udeladt
own-dismiss = Læst: { $name }
own-card = Billede { $number } af { $count }
own-caption = Hvad man kan se
own-caption-say = Læses højt for dem, der ikke kan se billedet. Sig, hvad der er, ikke hvad det betyder.
own-words = Giv hvert billede et ord
own-words-ask = { $count ->
    [one] Så optrækskaninerne også kan være med: Fortæl dem, hvad man kan se. Ét billede har ikke noget ord endnu.
   *[other] Så optrækskaninerne også kan være med: Fortæl dem, hvad man kan se. { $count } billeder har ikke noget ord endnu.
  }
own-words-enough = Et ord er nok.
own-words-who = Læses højt for dem, der ikke kan se billedet; alle ved bordet kan læse det. Mere ved optrækskaninerne ikke om billedet.
own-words-back = Tilbage
own-words-skip = Spring over
own-words-next = Næste
own-words-end = Nok for nu
own-words-thanks = { $count ->
    [one] Tak. Optrækskaninerne kender nu ét billede mere.
   *[other] Tak. Optrækskaninerne kender nu { $count } billeder mere.
  }
own-earlier = Tidligere
own-later = Senere
own-card-done = Færdig
own-remove = Fjern billedet
own-remove-sure = Så er det væk fra serveren for altid.
own-remove-yes = Fjern det
own-keep = Behold
own-delete = Slet kortsættet
own-delete-sure = Slet »{ $title }« med alle billeder? Så er de væk for altid.
own-delete-yes = Slet

## Hvad der ikke kan blive et kort, og hvorfor.
problem-own-pictures-off = Serveren tager ikke imod egne billeder. Spil med de kortsæt, der er her.
problem-own-busy = Der læses mange billeder lige nu. Prøv igen om et minut.
problem-own-full = Der er ikke plads til flere billeder. Slet et af dine kortsæt, eller spørg den, der driver serveren.
problem-own-title = Et kortsæt skal have et navn på højst 60 tegn.
problem-own-last-picture = Der skal være mindst ét billede i kortsættet. Slet hele kortsættet i stedet.
problem-own-deck-chosen = Der skal spilles med dette kortsæt. Vælg først et andet, og slet det så.
problem-picture-unknown = Det er ikke et billede, uanset hvad det hedder. Vælg en JPEG eller PNG.
problem-picture-heic = HEIC-billeder kan ikke læses her. Gem eller send det som JPEG.
problem-picture-broken = Billedet er beskadiget eller ufuldstændigt. Prøv en anden kopi.
problem-picture-too-large = Filen er større end 20 MB. Gør den mindre først.
problem-picture-too-many-pixels = Billedet har over 80 millioner pixels. Gør det mindre først.
problem-picture-too-small = Billedet er for lille til et kort. Det skal være mindst 160 gange 240 pixels.
problem-picture-blank = Der er ikke noget at se på det. Vælg et andet.
problem-picture-too-slow = Det tog for lang tid at læse. Gem det igen som JPEG, og prøv igen.
problem-picture-too-heavy = Det kræver for meget hukommelse. Gør det mindre først.
problem-picture-twice = Billedet er allerede i kortsættet.
problem-picture-too-many = Kortsættet er fuldt: Det rummer 300 billeder. Begynd et nyt.
problem-picture-leads-outside = Navnet fører ud af mappen. Giv det et andet navn.
problem-picture-unpacks-too-large = Pakket ud ville det være kæmpestort. Vælg et andet.
problem-picture-locked = Det er låst med en adgangskode. Lås det op først.
