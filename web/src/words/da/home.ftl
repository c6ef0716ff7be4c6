home-say = Sig lidt, men nok.
home-what = Én fortæller en drøm med få ord. De andre gemmer den blandt deres egne billeder. Hvem finder den?
home-code = Har du en bordkode?
home-code-letters = Bordkode, fire eller fem bogstaver
home-code-missing = En kode har fire eller fem bogstaver.
home-code-wrong = Ingen borde har den kode nu. Kig igen, eller bed om linket: Har ingen været ved bordet en time, gælder koden ikke længere.
home-join = Kom med
home-new = Åbn et nyt bord
home-alone = Spil alene med optrækskaniner
home-alone-busy = Trækker kaninerne op …
home-more = Mere
home-rules = Regler
home-decks = Billeder
home-about = Om
home-return = Tilbage til bord { $code }
home-mine = Dine borde
home-mine-forget = Glem { $table }
home-open = Borde, der er åbne for alle
home-open-players = { $players ->
    [one] { $game }, én spiller
   *[other] { $game }, { $players } spillere
  }
home-open-playing = { $players ->
    [one] { $game }, én spiller, i gang
   *[other] { $game }, { $players } spillere, i gang
  }
home-alone-name = Drømmer
