### Was der Abend gezeigt hat: Entdeckungen mit ihren Zahlen und der Hinweis des Abends.

findings-title = Was der Abend gezeigt hat
findings-open = Was sich zeigte
findings-open-heart = Was sich zeigte. Du hast ein Herz zu vergeben.
findings-few = Nach fünf Runden gibt es etwas zu entdecken.
findings-none = Nichts ist besonders aufgefallen.
findings-kindred = Seelenverwandt
findings-kindred-line = { $one } und { $two } haben einander öfter gefunden, als der Zufall es will.
findings-kindred-way = { $one } wählte in { $found } von { $times } Runden eine Karte von { $two }. Zufällig wären es etwa { $chance } gewesen.
findings-kindred-doubt = Wenn alle nur raten, zeigt sich so ein Paar an weniger als zwei von hundert Abenden.
findings-secret = Das bestgehütete Geheimnis
findings-secret-line = „{ $clue }“ von { $name } hat niemand durchschaut.
findings-secret-why = { $voters } haben geraten, und niemand fand die Karte.
findings-middle = Die goldene Mitte
findings-middle-line = { $name } gab Hinweise, die etwa die Hälfte von euch fand.
findings-middle-why = { $count } von { $told } Hinweisen fand ein Drittel bis zwei Drittel von denen, die geraten haben.
findings-middle-each = „{ $clue }“: { $found } von { $voters }
findings-disguise = Die beste Verkleidung
findings-disguise-line = Das Bild, das { $name } zu „{ $clue }“ gelegt hat, täuschte { $votes } von { $voters }.
findings-disguise-why = Kein anderes falsches Bild bekam mehr Tipps.
findings-clue = { $count ->
    [one] Der Hinweis des Abends
   *[other] Die Hinweise des Abends
  }
findings-clue-line = „{ $clue }“ von { $name }
findings-clue-hearts = { $hearts ->
    [one] Ein Herz
   *[other] { $hearts } Herzen
  }
findings-clue-give = Welcher Hinweis war dir der liebste? Du hast ein Herz, und niemand sieht, wohin es geht.
findings-clue-wait = Du siehst ihn hier, sobald die meisten von euch gewählt haben.
findings-yours = Dein Herz
findings-heart = Ein Herz für:
findings-heart-own = Dein eigener Hinweis
