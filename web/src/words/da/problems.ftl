### Hvorfor noget ikke gik, og hvad man gør. Én linje pr. kode fra serveren.

problem-unknown = Det gik ikke. Prøv igen.
problem-unreachable = Serveren kan ikke nås. Tjek din forbindelse; det, du har skrevet, er gemt.

## At finde et bord og sætte sig
problem-no-such-table = Her er ikke noget bord. Bed om linket eller koden igen.
problem-knock-first = Spillet er begyndt. Bed en ved bordet om at lukke dig ind, eller bed om linket.
problem-no-such-page = Der er ikke noget på den adresse. Begynd igen fra forsiden.
problem-no-such-card = Det kort er ikke på serveren. Genindlæs siden, og se, hvad der er.
problem-not-seated = Det kan kun dem, der sidder her. Find en plads først.
problem-host-only = Det kan kun værten. Spørg ved bordet.
problem-table-full = Alle pladser er taget. Du kan se med og sætte dig, når en bliver ledig.
problem-game-full = Spillet er i gang og har så mange spillere, som det kan have. Du kan se med, til det er slut.
problem-seat-in-use = Der sidder allerede nogen på den plads. Tag en anden.
problem-sit-down-as-pair = I det her spil sætter man sig to og to. Kom som et hold, eller vent på en ledig plads.
problem-sit-down-alone = Her sætter man sig én ad gangen. Prøv efter hinanden.
problem-name-empty = Dit navn skal have mindst ét tegn.
problem-name-too-long = Et navn har højst 24 tegn. Gør det lidt kortere.
problem-name-taken = Der er allerede en ved bordet, der hedder det. Måske et bogstav mere?
problem-colour-taken = Den kanin har en anden taget. Vælg en ny.
problem-colour-unknown = Der er ingen kanin i den farve. Vælg en anden.
problem-link-used = Linket er brugt eller mere end et døgn gammelt. Bed om et nyt.
problem-seat-moved = Du sidder nu ved bordet på en anden enhed. Spil videre dér.
problem-no-such-seat = Der sidder ikke længere nogen på den plads. Du behøver ikke gøre noget.
problem-not-these-chairs = Nogen er kommet eller gået imens. Fordel pladserne igen.
problem-no-such-bot = Sådan en optrækskanin findes ikke. Vælg en anden.

## At åbne bordet
problem-unknown-game = Det spil kender serveren ikke. Vælg et andet.
problem-players-not-allowed = I er for mange eller for få til det her spil. Vælg et andet, eller lav om på, hvem der sidder her.
problem-option-foreign = Det kan man ikke vælge i det her spil. Vælg spillet igen.
problem-option-out-of-range = Det tal går ikke her. Prøv et andet.
problem-no-deck = Vælg mindst ét kortsæt.
problem-deck-unknown = Et af kortsættene er ikke længere på serveren. Vælg nogle andre.
problem-too-few-cards = Der er for få kort i de valgte kortsæt til så mange spillere. Tag et kortsæt til.
problem-card-twice = To af kortsættene har det samme kort. Tag det ene ud.
problem-game-runs = Det kan man kun mellem to spil. Vent, til det her er slut.
problem-no-game = Spillet er ikke begyndt endnu. Værten kan starte det.

## Under runden
problem-stale = Bordet er kommet videre siden da. Se igen.
problem-wrong-phase = Det kan du ikke på dette tidspunkt i runden. Linjen nedenfor siger, hvad du kan.
problem-game-over = Spillet er slut. Værten kan starte et nyt.
problem-game-rests = Spillet er på pause, til der er spillere nok igen.
problem-not-storyteller = Det er en anden, der fortæller. Du får også din tur.
problem-somebody-was-faster = Fin idé, men en anden var lige lidt hurtigere. Den ledetråd åbner spillet; gem din til senere.
problem-clue-empty = En ledetråd skal have mindst ét tegn.
problem-clue-too-long = En ledetråd har højst 500 tegn. Sig det kortere.
problem-clue-unreadable = Der er noget i ledetråden, der ikke er tekst. Skriv den igen.
problem-clue-kind-not-wanted = Den slags ledetråde vil de ikke have ved det her bord. Vælg en anden.
problem-tune-empty = En melodi skal have mindst én tone.
problem-tune-too-long = En melodi har højst 120 toner og varer højst 12 sekunder. Tag noget væk.
problem-unknown-voice = Sådan en stemme findes ikke i musikhjørnet.
problem-note-out-of-range = Sådan en tone findes ikke i musikhjørnet.
problem-mime-empty = En pantomime skal have mindst én fagt.
problem-mime-too-long = En pantomime har højst 40 fagter og varer højst 12 sekunder. Tag noget væk.
problem-unknown-gesture = Den fagt kender ingen kanin.
problem-pose-out-of-range = Sådan kan ingen kanin bøje sig.
problem-moments-out-of-order = Rækkefølgen i din ledetråd er rodet sammen. Begynd forfra.
problem-recording-unknown = Optagelsen er der ikke længere. Optag den igen.
problem-recording-too-long = En optagelse varer højst 15 sekunder. Sig det kortere.
problem-voices-off = Den her server tager ikke imod optagelser. Vælg en anden slags ledetråd.
problem-voices-full = Der er ikke plads til flere optagelser. Vælg en anden slags ledetråd.
problem-not-a-recording = Den optagelse kan ikke læses. Optag den igen.
problem-recording-too-large = Optagelsen er for stor. Sig det kortere.
problem-recording-too-slow = Optagelsen var for længe undervejs. Prøv igen.
problem-card-needed = Vælg det kort, der hører til din ledetråd.
problem-card-not-wanted = I det her spil følger der ikke et kort med ledetråden. Giv bare ordene.
problem-card-not-in-hand = Det kort har du ikke længere på hånden. Vælg et andet.
problem-wrong-number-of-cards = Det er ikke det rigtige antal kort. Vælg igen.
problem-card-named-twice = Det er det samme kort to gange. Vælg to forskellige.
problem-storyteller-gives-no-card = Du er fortæller: Dit kort ligger der allerede. Vent på de andre.
problem-partner-gave-already = Din makker har allerede lagt et kort. Dit tæller, hvis det andet bliver taget tilbage.
problem-nothing-to-take-back = Der er ikke noget kort at tage tilbage. Kortene ligger allerede på bordet.
problem-no-surplus = Du skal ikke lægge noget kort fra dig. Din hånd er helt, som den skal være.
problem-not-a-voter = Du stemmer ikke i denne runde. Se, hvad de andre finder.
problem-no-vote = Vælg et kort at stemme på.
problem-too-many-votes = Det er én stemme for meget. Tag en væk.
problem-same-place-twice = Begge stemmer ligger på det samme kort. Flyt den ene.
problem-no-such-place = Der ligger ikke noget kort på den plads. Vælg et andet.
problem-own-card = Det kort er dit. Stem på et andet.
problem-own-picture = Det er dit eget billede. Vælg et, som en anden har lagt.
problem-no-such-circle = Der er ingen kreds til denne nøgle. Måske har du en nyere.
problem-circle-full = Der er plads til 24 i en kreds.
problem-own-clue = Det er din egen ledetråd. Giv dit hjerte til en andens.
problem-no-such-turn = Den runde blev ikke spillet til ende.
problem-red-missing = Læg også din røde stemme.
problem-red-not-allowed = Kun fortælleren har en rød stemme. Stem med den grønne.
problem-red-on-green = Din røde stemme skal ligge på et andet kort end din grønne. Flyt den ene.
problem-nobody-to-stand-in-for = Bordet venter ikke på den plads lige nu. Du behøver ikke gøre noget.
problem-race-is-open = Den første ledetråd er et kapløb: Den, der har en, begynder. Måske dig?
problem-nothing-to-end = Bordet er allerede kommet videre.
problem-not-yet = Lidt tålmodighed endnu. Når bordet har ventet et stykke tid, kan du kalde på en vikar.
problem-impossible-table = Sådan kan kortene ikke ligge på bordet. Tæl dem igen.
problem-ballot-missing = Der mangler en stemme. Spørg ved bordet.

## Snak
problem-talk-rests = Snakken holder pause, til kortene er afsløret. Gem det til da.
problem-muted = Værten har sat dig på lydløs. Du kan sagtens spille videre.
problem-talk-empty = Skriv et ord eller to først.
problem-talk-too-long = Det er for langt. Sig det kortere.
problem-word-not-wanted = Et af ordene er ikke velkomment her. Sig det på en anden måde.
problem-no-such-line = Det er allerede fjernet.

## Serveren
problem-closing = Serveren genstarter. Din plads er din; kom tilbage om lidt.
problem-client-too-old = Siden er ældre end serveren. Genindlæs den.
problem-not-stored = Det kunne ikke gemmes, så intet er ændret. Prøv igen.
problem-our-fault = Noget gik galt hos os, ikke hos dig. Prøv igen.
problem-bad-message = Det forstod serveren ikke. Genindlæs siden, og prøv igen.
problem-bad-origin = Det kom fra et andet websted, så serveren sagde nej. Åbn bordet med dets eget link.
problem-too-large = Det er for stort. Prøv med mindre.
problem-too-fast = Det var meget på én gang. Vent lige et øjeblik.
problem-too-many-watchers = Der er for mange, der ser med ved bordet. Prøv igen lidt senere.
problem-too-many-tables = Der er ikke plads til flere borde på serveren lige nu. Prøv igen lidt senere.
problem-no-push = Serveren sender ikke beskeder. Hold siden åben, så du ser, når det er din tur.
problem-no-print = Denne server kan ikke printe bøger. Gem den som én fil i stedet.

## Sider, der ikke kan vises: hvad der er sket, og hvad man gør.
trouble-home = Til forsiden
trouble-decks = Til de andre kortsæt
trouble-reload = Genindlæs siden

trouble-unreachable = Serveren svarer ikke
trouble-unreachable-do = Måske sover den, eller du er på et andet netværk. Din plads ved bordet er din.
trouble-closing = Lyset er slukket et øjeblik
trouble-closing-do = Serveren genstarter og er straks tilbage. Din plads, dine kort og dine ord er gemt.
trouble-client-too-old = Siden er fra i går
trouble-client-too-old-do = Serveren har en nyere. Genindlæs siden, så sidder du på din plads igen.
trouble-no-such-table = Her er ikke noget bord
trouble-no-such-table-do = Måske er linket gammelt, eller koden skrevet forkert. Spørg den, du har det fra.
trouble-knock-first = Spillet er begyndt
trouble-knock-first-do = En, der sidder dér, kan lukke dig ind: »Invitér dine venner« i bogen ved bordet. Eller bed om linket. Siden ser selv efter igen.
trouble-no-such-page = Her bor ingen
trouble-no-such-page-do = Måske mangler der noget af linket. Fra forsiden er alle veje åbne.
trouble-deck-unknown = Det kortsæt står ikke på hylden
trouble-deck-unknown-do = Måske er det ryddet væk. De andre kortsæt er her stadig.
trouble-table-full = Alle pladser er taget
trouble-table-full-do = Der er ikke flere pladser ved bordet. Åbn dit eget, eller kom igen, når nogen rejser sig.
trouble-game-full = Spillet er fuldt
trouble-game-full-do = Det har så mange spillere, som det kan have. Se med, til det er slut, eller åbn dit eget bord.
trouble-too-many-watchers = Stuen er fuld af folk, der ser med
trouble-too-many-watchers-do = Når en af dem går, er der plads til dig.
trouble-too-many-tables = Der er ikke plads til flere borde
trouble-too-many-tables-do = Serveren har så mange, som den kan have. Prøv igen lidt senere.
trouble-too-fast = Én ting ad gangen
trouble-too-fast-do = Det var meget på én gang for serveren. Træk vejret, og prøv igen.
trouble-seat-moved = Du sidder ved bordet på en anden enhed
trouble-seat-moved-do = Spil videre dér. Vil du tilbage hertil, så åbn bogen ved bordet dér, og lav et link til din plads.
trouble-not-seated = Din plads er tom
trouble-not-seated-do = Værten har fjernet dig fra bordet. Spørg, hvis du gerne vil tilbage.
trouble-link-used = Linket har gjort sit
trouble-link-used-do = Det åbner kun en plads én gang, og kun i et døgn. Bed om et nyt.
