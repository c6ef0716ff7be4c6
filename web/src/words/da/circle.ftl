### En kreds: folk, der mødes igen.

page-circle = Vores kreds
circle-meet = Mødes igen
circle-met = Nu er I en kreds. Alle, der trykker på »Mødes igen«, hører til.
circle-say = Folk, der mødes igen. Din nøgle ligger på denne enhed; ingen behøver en konto.
circle-no-key = Denne enhed har ingen nøgle til en kreds
circle-no-key-say = Åbn linket til din kreds på denne enhed, eller tryk på »Mødes igen«, når et spil er slut.
circle-open = Åbn det næste bord
circle-open-say = Ligesom I spillede sidst; de billeder, I har set færrest gange, kommer først.
circle-sit = Sæt dig
circle-waiting = Et bord er åbent for jer
circle-people = Hvem der hører til
circle-you = dig
circle-missed = manglede sidst
circle-evenings = Vores aftener
circle-counts = { $evenings ->
    [one] Én aften
   *[other] { $evenings } aftener
  } · { $cards ->
    [one] ét billede set
   *[other] { $cards } billeder set
  }
circle-turns = { $turns ->
    [0] ingen runde spillet til ende endnu
    [one] én runde
   *[other] { $turns } runder
  }
circle-kept = { $days ->
    [one] Et bord, der har stået urørt i én dag, bliver slettet. Gem bogen inden da.
   *[other] Et bord, der har stået urørt i { $days } dage, bliver slettet. Gem bogen inden da.
  }
circle-findings = Hvad vores aftener har vist
circle-findings-from = Fra { $turns } runder på alle jeres aftener.
circle-me = Dit navn og din kanin
circle-me-keep = Det er mig
circle-me-changed = Fra næste bord af hedder du { $name }.
circle-ask = Spørg mig, når et bord åbner
circle-ask-off = Spørg mig ikke mere
circle-asked = Du bliver spurgt, når nogen åbner et bord.
circle-notice-title = Spiller du med?
circle-notice-body = Din kreds har åbnet et bord.
circle-key = Din nøgle
circle-key-say = Med dette link kommer du ind på dine andre enheder. Den, der har det, er dig her, så behold det for dig selv.
circle-key-link = Link til din kreds
circle-renew = Få en ny nøgle
circle-renew-say = Linket, du har nu, holder op med at virke, også på dine andre enheder.
circle-renewed = Du har en ny nøgle. Den gamle åbner ingenting mere.
circle-save = Gem det hele som en fil
circle-leave = Gå og bliv glemt
circle-leave-say = Dit navn og din nøgle slettes fra kredsen for altid. Det, der blev spillet, bliver ved bordene.
circle-stay = Bliv
circle-left = Du har forladt kredsen.
home-circles = Dine kredse
home-circle-open = et bord er åbent
