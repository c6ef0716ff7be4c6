### Si scopre: voti, carte, verdetto, bonus, la corsa e la pausa per parlarne.

page-reveal = Turno { $turn }: si scopre
reveal-you = { $name } (tu)
reveal-gone = chi ha lasciato il tavolo
reveal-pair = { $one } & { $two }

## Un passo alla volta.
reveal-next = Avanti
reveal-skip = Salta
reveal-step = Passo { $step } di { $steps }
reveal-to-end = Alla fine

## I voti.
reveal-votes = Ecco i voti.
reveal-votes-none = Stavolta nessuno ha votato.
reveal-votes-most = { $votes ->
    [one] Un voto sulla carta { $cards }.
   *[other] La carta { $cards } ha più voti di tutte: { $votes }.
  }
reveal-votes-level = { $votes ->
    [one] Un voto ciascuna per le carte { $cards }.
   *[other] { $votes } voti ciascuna per le carte { $cards }.
  }
reveal-votes-spread = { $votes ->
    [one] { $count } carte con un voto ciascuna.
   *[other] { $count } carte con { $votes } voti ciascuna.
  }
reveal-votes-red = Il voto rosso di { $name } è sulla carta { $card }.
reveal-stand-ins = Un sostituto ha giocato per { $names }.

## Di chi era.
reveal-owners = Ecco di chi erano.
reveal-owners-told = La carta raccontata da { $name } era la { $card }.
reveal-owners-mate = La carta da trovare era la { $card }: { $name } l’ha giocata per { $teller }.
reveal-owners-crowd = Nessuna carta da trovare: qui conta la compagnia.
reveal-owner-of = Carta { $card }: { $name }.
reveal-breath = E la carta da trovare…
reveal-breath-crowd = E la compagnia…

## Il verdetto.
reveal-some = Quanto basta: trovata da { $found } su { $voters }.
reveal-all = Troppo facile: trovata da tutti.
reveal-nobody = Troppo difficile: nessuno l’ha trovata.
reveal-some-few = { $count ->
    [one] +{ $mine } per { $teller }, e +{ $theirs } per { $names }.
   *[other] +{ $mine } per { $teller }, e +{ $theirs } a testa per { $names }.
  }
reveal-some-many = { $count ->
    [one] +{ $mine } per { $teller }, e +{ $theirs } per chi l’ha trovata.
   *[other] +{ $mine } per { $teller }, e +{ $theirs } a testa per i { $count } che l’hanno trovata.
  }
reveal-others = { $mine ->
    [0] Niente per { $teller }, +{ $theirs } a testa per gli altri.
   *[other] +{ $mine } per { $teller }, +{ $theirs } a testa per gli altri.
  }
reveal-others-pairs = { $mine ->
    [0] Niente per { $teller }, +{ $theirs } per ogni altra coppia.
   *[other] +{ $mine } per { $teller }, +{ $theirs } per ogni altra coppia.
  }

## Il verdetto quando conta la compagnia.
reveal-crowd-none = Né compagnia né punti.
reveal-crowd-red = In { $count } hanno votato la carta { $card }, ma lì c’è il voto rosso: niente punti.
reveal-crowd-one = In { $count } hanno votato la carta { $card }.
reveal-crowd-most = La più affollata: in { $count } hanno votato la carta { $cards }.
reveal-crowd-level = Ognuna delle carte { $cards } ha { $count } voti.
reveal-crowd-worth = Carta { $card }: +{ $points } a testa.
reveal-crowd-capped = Carta { $card }: +{ $points } a testa, il massimo.
reveal-red = Voto rosso sulla carta { $card }: niente per { $names }.
reveal-red-many = Voto rosso sulla carta { $card }: niente per { $count } voti.
reveal-red-missed = Il voto rosso sulla carta { $card } è andato a vuoto.
reveal-alone = { $count ->
    [one] Un voto senza compagnia, quindi niente punti: { $names }.
   *[other] Voti senza compagnia, quindi niente punti: { $names }.
  }
reveal-alone-many = { $count } voti senza compagnia: niente punti.

## Il bonus.
reveal-bonus = { $votes ->
    [one] Un voto è andato a un’altra carta.
   *[other] { $votes } voti sono andati ad altre carte.
  }
reveal-bonus-one = { $votes ->
    [one] Un voto è andato alla carta di { $name }.
   *[other] { $votes } voti sono andati alla carta di { $name }.
  }
reveal-bonus-few = +1 per ogni voto sulla propria carta: { $names }.
reveal-bonus-few-capped = +1 per ogni voto sulla propria carta, al massimo { $cap }: { $names }.
reveal-bonus-many = +1 per ogni voto sulla propria carta.
reveal-bonus-many-capped = +1 per ogni voto sulla propria carta, al massimo { $cap }.
reveal-lone = È bastato un voto solo.
reveal-lone-few = +{ $points } per averla trovata con un voto solo: { $names }.
reveal-lone-many = +{ $points } a testa per i { $count } che l’hanno trovata con un voto solo.

## La corsa.
reveal-run = I conigli corrono.
reveal-run-none = I conigli restano dove sono.
reveal-run-moon = Eccoci alla luna.
reveal-run-last = Hanno raccontato tutti.
reveal-lead = { $people ->
    [one] { $names } è in testa con { $points }.
   *[other] { $names } sono in testa con { $points }.
  }
reveal-lead-many = In { $count } sono in testa con { $points }.
reveal-lead-nobody = Sono ancora tutti alla partenza.

## Le carte.
reveal-cards = Le carte, di chi sono e i voti
reveal-card = { $votes ->
    [0] Carta { $card }
    [one] Carta { $card }, un voto: { $voters }
   *[other] Carta { $card }, { $votes } voti: { $voters }
  }
reveal-card-owned = { $votes ->
    [0] Carta { $card }, di { $owner }, nessun voto
    [one] Carta { $card }, di { $owner }, un voto: { $voters }
   *[other] Carta { $card }, di { $owner }, { $votes } voti: { $voters }
  }
reveal-card-told = { $votes ->
    [0] Carta { $card }, quella da trovare, di { $owner }, nessun voto
    [one] Carta { $card }, quella da trovare, di { $owner }, un voto: { $voters }
   *[other] Carta { $card }, quella da trovare, di { $owner }, { $votes } voti: { $voters }
  }
reveal-card-red = { $card }, e il voto rosso
reveal-look-told = L’ha raccontata { $name }
reveal-look-own = L’ha scelta { $name }
reveal-look-voters = { $count ->
    [0] Nessun voto
    [one] Un voto: { $names }
   *[other] { $count } voti: { $names }
  }

reveal-look-red = E il voto rosso
clue-performed = { $how ->
    [sung] Una canzone
    [mimed] Un mimo
    [sound] Un suono
   *[other] Una scenetta
  }

## I punti e il percorso.
reveal-clue = L’indizio
reveal-deed = Che cosa succede ora
reveal-points = Punti
reveal-why = Perché questi punti
reveal-why-title = I punti di ognuno
reveal-score = { $points ->
    [one] Un punto. Guarda i punti di ognuno
   *[other] { $points } punti. Guarda i punti di ognuno
  }
reveal-plus = +{ $points }
reveal-row = { $plus ->
    [0] { $score }, nessuno in questo turno
   *[other] { $score }, di cui { $plus } in questo turno
  }
reveal-row-before = { $score }
track-label = { $goal ->
    [0] Il prato: { $scores }
   *[other] Il percorso segnapunti fino a { $goal }: { $scores }
  }
track-score = { $name } { $score }

## Accanto a un coniglio.
state-told = ha raccontato
state-told-pair = ha raccontato { $name }
state-found = l’ha trovata
state-found-pair = l’ha trovata { $name }
state-voted = voto: { $cards }
state-voted-pair = voto di { $name }: { $cards }
state-voted-red = { $cards }, rosso: { $red }

## Perché qualcuno ha preso punti. Dopo ognuna viene il numero.
why-told-some = Qualcuno ha trovato la carta, non tutti
why-told-all = Tutti hanno trovato la carta
why-told-nobody = Nessuno ha trovato la carta
why-found = Carta trovata
why-found-pair = Carta trovata da { $name }
why-voted = { $count ->
    [one] Voto alla carta { $cards }
   *[other] Voti alle carte { $cards }
  }
why-voted-pair = Voto di { $name } alla carta { $cards }
why-others-all = Trovata da tutti: punti per chi non racconta
why-others-nobody = Nessuno l’ha trovata: punti per chi non racconta
why-no-vote = Senza voto
why-lone = Trovata con un voto solo
why-bonus = { $votes ->
    [one] Un voto sulla carta { $cards }
   *[other] { $count ->
        [one] { $votes } voti sulla carta { $cards }
       *[other] { $votes } voti sulle carte { $cards }
      }
  }
why-bonus-capped = { $votes } voti sulla carta { $cards }, ne valgono { $points }
why-bonus-pair = { $votes ->
    [one] Un voto sulla carta { $cards } di { $name }
   *[other] { $votes } voti sulla carta { $cards } di { $name }
  }
why-bonus-capped-pair = { $votes } voti sulla carta { $cards } di { $name }, ne valgono { $points }
why-crowd = { $others ->
    [one] Con un altro voto sulla carta { $card }
   *[other] Con altri { $others } voti sulla carta { $card }
  }
why-crowd-capped = Con altri { $others } voti sulla carta { $card }; il massimo è { $points }
why-alone = Unico voto sulla carta { $card }
why-red = Sulla carta { $card } c’era il voto rosso

## Per chi guarda: che cosa mi ha portato il turno.
mine-told-some = Il tuo indizio era quel che ci voleva: +{ $points }.
mine-told-some-pair = Il vostro indizio era quel che ci voleva: +{ $points }.
mine-told-all = { $points ->
    [0] La tua carta l’hanno trovata tutti: niente per te.
   *[other] La tua carta l’hanno trovata tutti: +{ $points }.
  }
mine-told-all-pair = { $points ->
    [0] La vostra carta l’hanno trovata tutti: niente per voi.
   *[other] La vostra carta l’hanno trovata tutti: +{ $points }.
  }
mine-told-nobody = { $points ->
    [0] La tua carta non l’ha trovata nessuno: niente per te.
   *[other] La tua carta non l’ha trovata nessuno: +{ $points }.
  }
mine-told-nobody-pair = { $points ->
    [0] La vostra carta non l’ha trovata nessuno: niente per voi.
   *[other] La vostra carta non l’ha trovata nessuno: +{ $points }.
  }
mine-found = L’hai trovata: +{ $points }.
mine-found-pair = { $name } l’ha trovata per tutti e due: +{ $points }.
mine-voted = { $count ->
    [one] Il tuo voto è andato fuori strada.
   *[other] I tuoi voti sono andati fuori strada.
  }
mine-voted-pair = Il voto di { $name } è andato fuori strada.
mine-others-all = Trovata da tutti: +{ $points }.
mine-others-nobody = Nessuno l’ha trovata: +{ $points }.
mine-no-vote = Non avevi un voto.
mine-lone = Con un voto solo: +{ $points }.
mine-bonus = { $votes ->
    [one] Alla tua carta ha creduto una persona: +{ $points }.
    [2] Alla tua carta hanno creduto in due: +{ $points }.
   *[other] Alla tua carta hanno creduto in { $votes }: +{ $points }.
  }
mine-bonus-cards = { $votes ->
    [2] Alle tue carte hanno creduto in due: +{ $points }.
   *[other] Alle tue carte hanno creduto in { $votes }: +{ $points }.
  }
mine-bonus-capped = Alla tua carta hanno creduto in { $votes }, ne valgono { $points }: +{ $points }.
mine-bonus-pair = { $votes ->
    [one] Alla carta di { $name } ha creduto una persona: +{ $points }.
    [2] Alla carta di { $name } hanno creduto in due: +{ $points }.
   *[other] Alla carta di { $name } hanno creduto in { $votes }: +{ $points }.
  }
mine-bonus-capped-pair = Alla carta di { $name } hanno creduto in { $votes }, ne valgono { $points }: +{ $points }.
mine-crowd = { $others ->
    [one] In due sulla carta { $card }: +{ $points }.
   *[other] Tu e altri { $others } sulla carta { $card }: +{ $points }.
  }
mine-crowd-capped = Tu e altri { $others } sulla carta { $card }: +{ $points }, il massimo.
mine-alone = Nessun altro sulla carta { $card }: niente punti.
mine-red = Sulla tua carta { $card } c’era il voto rosso: niente punti.

## La pausa per parlarne.
reveal-ready = Io ci sono
reveal-move-on = Avanti lo stesso
reveal-over-line = Era l’ultimo turno. Tocca una carta per guardarla.
