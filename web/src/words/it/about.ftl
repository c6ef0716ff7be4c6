### Che cos’è Reverie, chi l’ha fatto e a quali condizioni.

about-title = Info
about-what = Che cos’è
about-what-text = Un gioco di racconti con carte da sogno, da giocare nel browser: nella stessa stanza, ognuno a casa sua o nel corso di più giorni. Tutte le regole di Dixit (2021) e di Dixit Odyssey, da tre a dodici giocatori, con conigli a molla per i posti vuoti.
about-kept-text = Nessun account e niente da pagare. Un tavolo conosce i nomi che gli date e che cosa si è giocato; «Dimenticami», nel libro al tavolo, cancella il tuo nome.
about-cards = Le immagini
about-cards-text = Opera dei pittori di Reverie: ogni carta è dipinta con il codice, da uno script tutto suo, e descritta a parole. Puoi condividere e modificare le immagini dei nostri mazzi, se citi The Reverie contributors. I mazzi che qualcuno ha aggiunto a questo server sono di chi li ha fatti.
about-cards-licence = Licenza delle nostre immagini: CC BY 4.0
about-cards-look = Guarda le immagini
about-letters = I caratteri
about-letters-text = Gabriela racconta, Proza Libre spiega. Entrambi sono liberi, con la SIL Open Font License.
about-letters-licence = Licenza di { $name }
about-code = Il codice sorgente
about-code-text = Reverie è software libero con licenza MIT. Chi gestisce questo server ha il codice sorgente e può passarlo anche a te.
about-code-licence = Leggi la licenza
about-not = Reverie non ha legami con l’editore di Dixit.
about-version = Versione { $version } su questo server
