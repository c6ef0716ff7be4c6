home-say = Segðu mátulega mikið.
home-what = Einn segir frá draumi í örfáum orðum. Hinir fela hann innan um sínar eigin myndir. Hver finnur hann?
home-code = Ertu með borðkóða?
home-code-letters = Borðkóði, fjórir eða fimm stafir
home-code-missing = Kóði er fjórir eða fimm stafir.
home-code-wrong = Ekkert borð er með þennan kóða núna. Gáðu aftur eða biddu um hlekkinn: borð sem enginn hefur setið við í klukkustund missir kóðann.
home-join = Vera með
home-new = Opna nýtt borð
home-alone = Spila bara við vélkanínur
home-alone-busy = Trekki upp kanínurnar …
home-more = Meira
home-rules = Svona er spilað
home-decks = Myndir
home-about = Um Reverie
home-return = Aftur að borði { $code }
home-mine = Borðin þín
home-mine-forget = Gleyma { $table }
home-open = Borð opin öllum
home-open-players = { $players ->
    [one] { $game }, { $players } leikmaður
   *[other] { $game }, { $players } leikmenn
  }
home-open-playing = { $players ->
    [one] { $game }, { $players } leikmaður, spil í gangi
   *[other] { $game }, { $players } leikmenn, spil í gangi
  }
home-alone-name = Dreymandi
