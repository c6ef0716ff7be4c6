### Come si gioca: una pagina breve per gioco. I disegni mostrano i punti; le parole li dicono.

rules-title = Come si gioca: { $game }
rules-games = Giochi
rules-play = Apri un tavolo

## Classico
rules-classic-say = Fatti trovare da qualcuno, mai da tutti.
rules-classic-facts = { $least }–{ $most } giocatori · 6 carte in mano · a { $target } punti
rules-classic-end = Il turno in cui qualcuno arriva a { $target } punti è l’ultimo. Vince chi ha più punti; chi divide il primo posto divide la vittoria.

## Odissea
rules-odyssey-say = Il Classico per tavolate più grandi.
rules-odyssey-facts = { $least }–{ $most } giocatori · 6 carte in mano · a { $target } punti
rules-odyssey-end = { rules-classic-end }

## Party
rules-party-say = Pensa quello che pensano gli altri.
rules-party-facts = { $turns ->
    [one] { $least }–{ $most } giocatori · 5 carte in mano · ognuno racconta una volta
   *[other] { $least }–{ $most } giocatori · 5 carte in mano · ognuno racconta { $turns } volte
  }
rules-party-end = { $turns ->
    [one] Quando tutti hanno raccontato una volta, è finita. Vince chi ha più punti; chi divide il primo posto divide la vittoria.
   *[other] Quando tutti hanno raccontato { $turns } volte, è finita. Vince chi ha più punti; chi divide il primo posto divide la vittoria.
  }

## Squadre
rules-teams-say = Due teste, un coniglio.
rules-teams-facts = { $turns ->
    [one] 6, 8, 10 o 12 giocatori · 4 carte in mano · ognuno racconta una volta
   *[other] 6, 8, 10 o 12 giocatori · 4 carte in mano · ognuno racconta { $turns } volte
  }
rules-teams-end = { $turns ->
    [one] Quando ogni giocatore ha raccontato una volta, è finita. Vince la squadra con più punti; chi divide il primo posto divide la vittoria.
   *[other] Quando ogni giocatore ha raccontato { $turns } volte, è finita. Vince la squadra con più punti; chi divide il primo posto divide la vittoria.
  }
rules-pairs = Coppie
rules-pairs-how = Chi fa squadra con te ti siede di fronte. Avete un coniglio in due, e i suoi punti; le carte, ognuno tiene le sue per sé.

## Un turno
rules-turn = Un turno
rules-step-clue = L’indizio
rules-step-cards = Le carte
rules-step-vote = Il voto
rules-step-pass = Le mani viaggiano

rules-clue-classic = Il narratore sceglie una carta, non la mostra a nessuno e dà un indizio: una parola, una frase, una canzone, un suono.
rules-cards-classic = Gli altri aggiungono, in segreto, la carta della loro mano che si adatta meglio all’indizio.
rules-vote-classic = Le carte vengono mescolate e scoperte. Qual è quella del narratore? Gli altri votano, mai la propria.

rules-clue-party = Il narratore dà l’indizio prima di guardare le carte. Fino ad allora la sua mano resta coperta.
rules-cards-party = Tutti, anche il narratore, giocano la carta che si adatta meglio all’indizio.
rules-vote-party = Tutti votano la carta che si adatta meglio, anche la propria se vogliono. Il narratore aggiunge un voto rosso su un’altra carta: quella non deve contare.
rules-pass-party = Tutti tornano ad avere 5 carte. Poi ogni mano passa, così com’è, a chi siede a sinistra.

rules-clue-teams = Il narratore gioca una carta, non la mostra a nessuno e dà un indizio.
rules-cards-teams = Aggiunge una carta anche chi fa squadra con il narratore. In ogni altra squadra lo fa uno dei due. Decidete chi, ad alta voce; delle carte non si parla mai.
rules-vote-teams = In ogni altra squadra vota, per tutti e due, chi non ha giocato la carta. Mai per la carta della propria squadra.
rules-clue-teams-only = Il narratore dà un indizio e non gioca nessuna carta.
rules-cards-teams-only = La carta da trovare la gioca chi fa squadra con il narratore. In ogni altra squadra uno dei due aggiunge una carta. Decidete chi, ad alta voce; delle carte non si parla mai.

## I punti
rules-points = I punti
rules-outcome-all = Tutti l’hanno trovata
rules-outcome-all-why = Troppo chiaro.
rules-outcome-nobody = Nessuno l’ha trovata
rules-outcome-nobody-why = Troppo oscuro.
rules-outcome-some = Qualcuno l’ha trovata
rules-outcome-some-why = Quanto basta.
rules-who-teller = { $teams ->
    [true] squadra del narratore
   *[other] narratore
  }
rules-who-others = { $teams ->
    [true] ogni altra squadra
   *[other] ognuno degli altri
  }
rules-who-found = chi l’ha trovata
rules-who-missed = chi no
rules-gets = { $points ->
    [0] { $who }: niente
    [one] { $who }: un punto
   *[other] { $who }: { $points } punti
  }
rules-bonus = In ogni caso
rules-bonus-classic = Se non racconti, un punto in più per ogni voto sulla tua carta.
rules-bonus-odyssey = Se non racconti, un punto in più per ogni voto sulla tua carta, al massimo 3 a turno.
rules-bonus-teams = Un punto in più per ogni voto sulla carta aggiunta dalla tua squadra, al massimo 3 a turno. Per la squadra del narratore conta la carta di chi non racconta.
rules-bonus-teams-only = Un punto in più per ogni voto sulla carta aggiunta dalla tua squadra, al massimo 3 a turno. La carta da trovare non ne porta.

rules-crowd = Il tuo voto vale tanti punti quanti sono i voti su quella carta, il tuo compreso, al massimo 5.
rules-crowd-votes = { $red ->
    [true] voto rosso
   *[other] { $votes ->
        [one] uno solo
        [6] 6, al massimo 5
       *[other] { $votes } insieme
      }
  }
rules-crowd-spoken = { $red ->
    [true] Sulla carta con il voto rosso: niente punti.
   *[other] { $votes ->
        [one] Un voto solo su una carta: niente punti.
       *[other] { $votes } voti su una carta: { $points } punti a testa.
      }
  }

## In tanti, in pochi
rules-seven = Da sette giocatori in su
rules-second = Hai dubbi? Puoi dare un secondo voto, a un’altra carta. Ne basta uno giusto per averla trovata.
rules-lone = Nessun dubbio? Trovala con un voto solo e prendi un punto in più.
rules-three-title = In tre
rules-three = Hai in mano 7 carte. Chi non racconta ne aggiunge due, così sul tavolo sono cinque. Non puoi votare nessuna delle tue due.

## Un turno intero
rules-example = Un turno, conti alla mano: { $players } giocatori
rules-example-key = Sotto ogni carta, di chi è; sopra, chi l’ha votata. Quella illuminata è del narratore.
rules-example-rabbit = Coniglio
rules-example-teller = racconta
rules-example-found = trovata
rules-example-lone = voto solo
rules-example-bonus = voti alla propria
rules-example-together = in tutto

## La fine, e l’inizio
rules-end = La fine
rules-first = Chi comincia?
rules-first-how = Chi trova per primo un indizio. Poi a raccontare è sempre chi siede a sinistra, e tutti pescano nuove carte.
