### Un circolo: persone che si ritrovano.

page-circle = Il nostro circolo
circle-meet = Ritroviamoci
circle-met = Ora siete un circolo. Ne fa parte chi di voi tocca «Ritroviamoci».
circle-say = Persone che si ritrovano. La tua chiave è su questo dispositivo; a nessuno serve un account.
circle-no-key = Questo dispositivo non ha la chiave di un circolo
circle-no-key-say = Apri qui il link del tuo circolo, oppure tocca «Ritroviamoci» alla fine di una partita.
circle-open = Apri il prossimo tavolo
circle-open-say = Come avete giocato l’ultima volta; prima escono le immagini che avete visto meno.
circle-sit = Siediti
circle-waiting = C’è un tavolo aperto per voi
circle-people = Chi ne fa parte
circle-you = tu
circle-missed = l’ultima volta non c’era
circle-evenings = Le nostre serate
circle-counts = { $evenings ->
    [one] Una serata
   *[other] { $evenings } serate
  } · { $cards ->
    [one] un’immagine vista
   *[other] { $cards } immagini viste
  }
circle-turns = { $turns ->
    [0] ancora niente giocato fino in fondo
    [one] un turno
   *[other] { $turns } turni
  }
circle-kept = { $days ->
    [one] Un tavolo che nessuno tocca per un giorno viene eliminato. Salvatene prima il libro.
   *[other] Un tavolo che nessuno tocca per { $days } giorni viene eliminato. Salvatene prima il libro.
  }
circle-findings = Che cosa è emerso dalle nostre serate
circle-findings-from = Su { $turns } turni in tutte le vostre serate.
circle-me = Il tuo nome e il tuo coniglio
circle-me-keep = Sono io
circle-me-changed = Dal prossimo tavolo ti chiamerai { $name }.
circle-ask = Avvisami quando si apre un tavolo
circle-ask-off = Non avvisarmi più
circle-asked = Riceverai un avviso quando qualcuno apre un tavolo.
circle-notice-title = Ti siedi con noi?
circle-notice-body = Il tuo circolo ha aperto un tavolo.
circle-key = La tua chiave
circle-key-say = Con questo link entri dagli altri tuoi dispositivi. Chi ce l’ha, qui sei tu: tienilo per te.
circle-key-link = Link al tuo circolo
circle-renew = Prendi una nuova chiave
circle-renew-say = Il link che hai ora smette di funzionare, anche sugli altri tuoi dispositivi.
circle-renewed = Hai una nuova chiave. Quella vecchia non apre più niente.
circle-save = Salva tutto in un file
circle-leave = Esci e fatti dimenticare
circle-leave-say = Il tuo nome e la tua chiave vengono cancellati per sempre da questo circolo. Le partite giocate restano ai loro tavoli.
circle-stay = Resta
circle-left = Non fai più parte del circolo.
home-circles = I tuoi circoli
home-circle-open = c’è un tavolo aperto
