### Una partita lenta: sapere quando tocca a sé.

notices-open = Avvisami quando tocca a me
notices-title = Una partita di giorni
notices-slow = Non serve esserci tutti insieme. Torna quando vuoi: il tuo posto resta su questo dispositivo.
notices-link-title = Il link che funziona sempre
notices-link-waiting = { $count ->
    [one] Il tavolo aspetta { $names }. Manda questo link: sul suo dispositivo porta dritto al posto.
   *[other] Il tavolo aspetta { $names }. Manda loro questo link: porta ognuno al posto sul proprio dispositivo.
  }
notices-link-say = Tieni questo link, o mandalo agli altri: porta ognuno al posto sul proprio dispositivo.
notices-link = Link al tavolo
notices-share-waiting = { $count ->
    [one] { $names }, tocca a te: Reverie, tavolo { $code }
   *[other] { $names }, tocca a voi: Reverie, tavolo { $code }
  }
notices-share = La nostra partita su Reverie, tavolo { $code }
notices-here = Avvisi su questo dispositivo
notices-absent = Se questa pagina ha un indirizzo https e il browser lo permette, l’avviso arriva anche a telefono bloccato, con le ore di silenzio per la notte. Qui basta il link.
notices-denied = A questo browser è stato detto di non mostrare avvisi da qui. Puoi permetterli nelle impostazioni del sito.
notices-off-say = Un breve avviso quando il tavolo ti aspetta, e un promemoria. Nient’altro.
notices-on-say = Questo dispositivo ti avvisa quando il tavolo ti aspetta.
notices-on = Mandami gli avvisi
notices-off = Niente più avvisi
notices-on-said = Il tavolo si farà sentire quando tocca a te.
notices-push-title = Tocca a te
notices-push-body = Il tavolo ti aspetta.
notices-quiet = Ore di silenzio
notices-quiet-from = dalle
notices-quiet-to = alle
notices-quiet-say = Quello che arriverebbe nelle ore di silenzio arriva dopo, se il tavolo ti aspetta ancora.
