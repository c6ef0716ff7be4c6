### En ven kommer hen til bordet.

join-title = Tag plads
join-host = { $name } har åbnet et bord
join-nobody = Bordet er åbent
join-here = Ved bordet
join-alone = Her sidder ingen endnu.
join-name = Dit navn
join-name-wanted = Hvad må de andre kalde dig?
join-colour = Din kanin
join-sit = Sæt dig
join-watch = Bare se med
join-between = Et spil er i gang. Du får kort, når næste runde begynder.
join-between-seat = Et spil er i gang, og der er en ledig plads. Du får kort, når næste runde begynder.
join-rabbit = Et spil er i gang. En optrækskanin rejser sig for dig: Du spiller videre med dens kort og point.
join-full = Alle pladser er taget. Du kan se med og tage den første, der bliver ledig.
join-pairs = Et holdspil er i gang, og man kan ikke komme med alene. Du kan se med, til det er slut.
join-colour-gone = Nogen var hurtigere: Den kanin er taget. Vælg en anden.

## En, der har siddet her før, eller sidder her på en anden enhed.
join-elsewhere = Er du { $name }? Den plads hører til en anden enhed. Flyt den hertil fra menuen dér, eller bed { $host } om et nyt link.
join-elsewhere-host = Er du { $name }? Den plads hører til en anden enhed. Flyt den hertil fra menuen dér.

## Et link, der flytter en plads til denne enhed.
join-continue-title = Velkommen igen
join-continue = Fortsæt her som { $name }
join-continue-nameless = Fortsæt her
join-continue-say = Din plads flytter til denne enhed. Den anden giver slip på den.
join-continue-instead = På denne enhed sidder du her som { $name }; den plads får så brug for et nyt link.
join-not-me = Det er ikke mig
