### Ein Kreis: Leute, die sich wiedersehen.

page-circle = Unser Kreis
circle-meet = Wiedersehen
circle-met = Ihr seid jetzt ein Kreis. Wer von euch „Wiedersehen“ antippt, gehört dazu.
circle-say = Leute, die sich wiedersehen. Dein Schlüssel liegt auf diesem Gerät; niemand braucht ein Konto.
circle-no-key = Dieses Gerät hat keinen Schlüssel zu einem Kreis
circle-no-key-say = Öffne den Link zu deinem Kreis auf diesem Gerät, oder wähle am Ende eines Spiels „Wiedersehen“.
circle-open = Den nächsten Tisch aufmachen
circle-open-say = So, wie ihr zuletzt gespielt habt; zuerst kommen die Bilder, die ihr am seltensten gesehen habt.
circle-sit = Platz nehmen
circle-waiting = Ein Tisch ist für euch offen
circle-people = Wer dazugehört
circle-you = du
circle-missed = hat zuletzt gefehlt
circle-evenings = Unsere Abende
circle-counts = { $evenings ->
    [one] Ein Abend
   *[other] { $evenings } Abende
  } · { $cards ->
    [one] ein Bild gesehen
   *[other] { $cards } Bilder gesehen
  }
circle-turns = { $turns ->
    [0] noch nichts zu Ende gespielt
    [one] eine Runde
   *[other] { $turns } Runden
  }
circle-kept = { $days ->
    [one] Ein Tisch, den einen Tag lang niemand anrührt, wird gelöscht. Sichert vorher sein Buch.
   *[other] Ein Tisch, den { $days } Tage lang niemand anrührt, wird gelöscht. Sichert vorher sein Buch.
  }
circle-findings = Was unsere Abende gezeigt haben
circle-findings-from = Aus { $turns } Runden an allen euren Abenden.
circle-me = Dein Name und dein Hase
circle-me-keep = Das bin ich
circle-me-changed = Ab dem nächsten Tisch heißt du { $name }.
circle-ask = Frag mich, wenn jemand einen Tisch aufmacht
circle-ask-off = Frag mich nicht mehr
circle-asked = Du wirst gefragt, wenn jemand einen Tisch aufmacht.
circle-notice-title = Setzt du dich dazu?
circle-notice-body = Dein Kreis hat einen Tisch aufgemacht.
circle-key = Dein Schlüssel
circle-key-say = Mit diesem Link kommst du auf deinen anderen Geräten herein. Wer ihn hat, ist hier du; behalte ihn also für dich.
circle-key-link = Link zu deinem Kreis
circle-renew = Neuer Schlüssel
circle-renew-say = Der Link, den du jetzt hast, gilt dann nicht mehr, auch auf deinen anderen Geräten.
circle-renewed = Du hast einen neuen Schlüssel. Der alte öffnet nichts mehr.
circle-save = Alles als Datei sichern
circle-leave = Gehen und vergessen werden
circle-leave-say = Dein Name und dein Schlüssel werden in diesem Kreis für immer gelöscht. Was gespielt wurde, bleibt an seinen Tischen.
circle-stay = Bleiben
circle-left = Du hast den Kreis verlassen.
home-circles = Deine Kreise
home-circle-open = ein Tisch ist offen
