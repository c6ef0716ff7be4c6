### Reden neben dem Spiel, das Warum nach der Runde, und die Sanduhr in Worten.

talk-title = Tischgespräch
talk-open = { $count ->
    [0] Tischgespräch
    [one] Tischgespräch, eine neue Zeile
   *[other] Tischgespräch, { $count } neue Zeilen
  }
talk-lines = Was gesagt wurde
talk-none = Noch hat niemand etwas gesagt. Vielleicht ein Hallo?
talk-some-hidden = { $count ->
    [one] Eine Zeile ist auf diesem Gerät ausgeblendet.
   *[other] { $count } Zeilen sind auf diesem Gerät ausgeblendet.
  }
talk-yours = Was du sagen möchtest
talk-place = Sag etwas
talk-say = Sagen
talk-you = Du
talk-gone = Diese Zeile ist weg.
talk-take-back = Zurücknehmen
talk-remove = Für alle entfernen
talk-hide = Ausblenden, was { $name } sagt
talk-hide-say = Nur für dich und nur auf diesem Gerät. Niemand erfährt es.
talk-hidden = Was { $name } sagt, ist auf diesem Gerät ausgeblendet.
talk-hidden-mark = für dich ausgeblendet
talk-show = Wieder zeigen, was { $name } sagt
talk-show-say = Auch was inzwischen gesagt wurde, ist dann wieder da.
talk-mute = { $name } stumm schalten
talk-unmute = { $name } wieder reden lassen
talk-mute-say = Für alle: Wer stumm ist, spielt weiter, kann aber nicht schreiben.
talk-muted = stumm
talk-overheard = Das hören alle, auch die anderen Teams. Kein Wort über eure Karten.

## Warum gerade nichts gesagt werden kann.
talk-silent-rests = Vom Hinweis bis zur Auflösung ruht das Gespräch, damit niemand etwas verrät. Heb es dir auf.
talk-silent-muted = Du bist stumm geschaltet. Mitspielen und mitlesen kannst du weiterhin.
talk-silent-watching = Du schaust zu und kannst mitlesen. Wer Platz nimmt, kann mitreden.
talk-silent-passed = Hier schaut ihr alle zusammen. Wer das Handy für sich allein hat, kann schreiben.

## Gesichter, die ein Hase macht.
talk-faces = Reagieren
talk-face-laugh = lacht
talk-face-wow = staunt
talk-face-heart = ist ganz verliebt
talk-face-hmm = grübelt
talk-face-clap = klatscht
talk-face-sleepy = nickt gleich ein

## Für alle, die zuhören.
talk-heard = { $name } sagt: { $text }
talk-heard-why = { $name } sagt, warum: { $text }
talk-heard-face = { $name } { $face }.

## Warum: nach der Auflösung.
talk-why-mark = Warum
why-title = Warum?
why-open = { $count ->
    [0] Warum? Erzähl es in einem Satz
    [one] Warum? Einmal schon erzählt
   *[other] Warum? { $count }-mal schon erzählt
  }
why-none = Warum dieser Hinweis, diese Karte, dieser Tipp? Noch hat es niemand erzählt.
why-yours = Dein Grund, in einem Satz
why-place = Weil …
why-over = Der Tisch ist schon weiter. Im Rückblick bleiben die Gründe bei ihrer Runde.
why-said = { $name }: { $text }
why-quoted = „{ $text }“
why-card = { $card }. Mit einem Grund zum Nachlesen

## Die Sanduhr in Worten.
time-title = Die Sanduhr
time-until = Bis { $when }
time-overdue = Die Zeit ist um
time-nudged = Alle, auf die wir warten, sind erinnert worden.
time-late = Wer da ist, kann für die Fehlenden einen Aufziehhasen einspringen lassen.
time-then-wait = Danach kommt eine Erinnerung. Dann kann, wer da ist, einen Aufziehhasen rufen; von selbst wird niemand übergangen.
time-then-skip = Danach kommt eine Erinnerung. Dann setzt aus, wer erzählen sollte, und über fehlende Karten und Tipps entscheidet das Los.
time-then-stand_in = Danach kommt eine Erinnerung. Dann spielt je ein Aufziehhase für alle, die fehlen.
time-then-on = Danach kommt eine Erinnerung. Dann beginnt die nächste Runde.
time-then-race = Danach kommt eine Erinnerung. Den ersten Hinweis gibt, wer zuerst einen hat.
