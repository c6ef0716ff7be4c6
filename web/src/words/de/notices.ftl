### Ein langsames Spiel: erfahren, dass man dran ist.

notices-open = Sag mir, wenn ich dran bin
notices-title = Ein Spiel über Tage
notices-slow = Niemand muss zur selben Zeit hier sein. Schau herein, wann du magst; dein Platz bleibt auf diesem Gerät.
notices-link-title = Der Link, der immer geht
notices-link-waiting = { $count ->
    [one] Der Tisch wartet auf { $names }. Schick diesen Link: Er führt auf dem eigenen Gerät gleich an den Platz.
   *[other] Der Tisch wartet auf { $names }. Schick ihnen diesen Link: Er führt alle auf dem eigenen Gerät gleich an den Platz.
  }
notices-link-say = Heb diesen Link auf oder schick ihn den anderen: Er führt alle auf dem eigenen Gerät gleich an den Platz.
notices-link = Link zum Tisch
notices-share-waiting = { $count ->
    [one] { $names }, du bist dran: Reverie, Tisch { $code }
   *[other] { $names }: Ihr seid dran. Reverie, Tisch { $code }
  }
notices-share = Unser Spiel bei Reverie, Tisch { $code }
notices-here = Benachrichtigungen auf diesem Gerät
notices-absent = Hat diese Seite eine https-Adresse und macht der Browser mit, meldet sie sich auch, wenn dein Handy gesperrt ist, mit Ruhezeit in der Nacht. Hier übernimmt das der Link.
notices-denied = Dieser Browser soll von hier keine Benachrichtigungen zeigen. In seinen Einstellungen für diese Seite kannst du sie erlauben.
notices-off-say = Eine kurze Benachrichtigung, wenn der Tisch auf dich wartet, und eine Erinnerung. Sonst nichts.
notices-on-say = Dieses Gerät sagt dir, wenn der Tisch auf dich wartet.
notices-on = Benachrichtigungen einschalten
notices-off = Benachrichtigungen ausschalten
notices-on-said = Der Tisch meldet sich, wenn du dran bist.
notices-push-title = Du bist dran
notices-push-body = Der Tisch wartet auf dich.
notices-quiet = Ruhezeit
notices-quiet-from = von
notices-quiet-to = bis
notices-quiet-say = Was in die Ruhezeit fällt, kommt danach, falls der Tisch dann noch auf dich wartet.
