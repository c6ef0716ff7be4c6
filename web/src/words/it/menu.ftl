### Il libro al tavolo.

menu-title = Tavolo { $code }
menu-rules = Come si gioca: { $game }
menu-history = Storie raccontate
menu-invite = Invita gli amici
menu-about = Info su Reverie

## Il mio posto
menu-device = Cambia dispositivo
menu-device-how = Crea un link e aprilo sul telefono, sul tablet o sul computer. Posto, carte e punti vengono con te; questo dispositivo lascia il posto.
menu-device-make = Crea il link
menu-device-link = Link per il tuo posto
menu-device-qr = Codice QR con il link al tuo posto
menu-device-share = Il mio posto al tavolo di Reverie
menu-device-made = Tieni per te questo link: chi lo apre si siede al tuo posto. Vale una volta sola, e per un giorno.

menu-stay = Resto
menu-go = Lascia il tavolo
menu-leave = Lascia il tavolo
menu-leave-title = Lasci il tavolo?
menu-leave-free = Il tuo posto si libera per qualcun altro. Con il link puoi tornare.
menu-leave-playing = Le tue carte vanno nella pila degli scarti e il tuo coniglio lascia il percorso. Se torni, riparti da capo, senza punti.
menu-leave-host = A ospitare sarà qualcun altro.
menu-leave-yes = Esco
menu-left = Hai lasciato il tavolo.
menu-forget = Dimenticami
menu-forget-more = Esci, e il tuo nome viene cancellato
menu-forget-title = Vuoi uscire e farti dimenticare?
menu-forget-sure = Il tuo nome e tutto quello che hai detto qui vengono cancellati. I turni che hai giocato restano tra le storie, senza il tuo nome.
menu-forget-yes = Esco e cancello il mio nome
menu-forgotten = Hai lasciato il tavolo. Qui il tuo nome non lo sa più nessuno.
menu-export-more = Ogni indizio, carta e voto; senza nomi

## Per chi ospita
menu-move-on = Passa al prossimo turno
menu-move-on-more = Senza aspettare gli altri
menu-skip = Salta { $name }
menu-skip-me = Non racconto, passo
menu-skip-more = Racconta chi siede a sinistra; nessuno fa punti
menu-stand-in = Fai giocare un coniglio a molla per { $name }
menu-stand-in-more = Solo per questa volta; il posto resta suo
menu-people = Chi c’è al tavolo
menu-person-you = sei tu che ospiti
menu-person-here = c’è
menu-person-away = assente
menu-person-bot = coniglio a molla
menu-add-bot = Aggiungi un coniglio a molla
menu-add-bot-more = Si siede al prossimo turno
menu-remove-playing = Chi viene tolto a metà partita perde carte e punti.
