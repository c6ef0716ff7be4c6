### Spjall við borðið, ástæður eftir umferð og stundaglasið í orðum.

talk-title = Borðspjall
talk-open = { $count ->
    [0] Borðspjall
    [one] Borðspjall, { $count } ný lína
   *[other] Borðspjall, { $count } nýjar línur
  }
talk-lines = Það sem hefur verið sagt
talk-none = Enginn hefur sagt neitt enn. Viltu byrja á að heilsa?
talk-some-hidden = { $count ->
    [one] { $count } lína er falin á þessu tæki.
   *[other] { $count } línur eru faldar á þessu tæki.
  }
talk-yours = Það sem þú vilt segja
talk-place = Segðu eitthvað
talk-say = Segja
talk-you = Þú
talk-gone = Línan er farin.
talk-take-back = Taka til baka
talk-remove = Fjarlægja fyrir alla
talk-hide = Fela það sem { $name } segir
talk-hide-say = Aðeins fyrir þig og aðeins á þessu tæki. Enginn fær að vita af því.
talk-hidden = Það sem { $name } segir er falið á þessu tæki.
talk-hidden-mark = falið fyrir þér
talk-show = Sýna það sem { $name } segir
talk-show-say = Það sem var sagt á meðan kemur líka aftur.
talk-mute = Þagga niður: { $name }
talk-unmute = Leyfa aftur að tala: { $name }
talk-mute-say = Fyrir alla: sá sem þaggað er niður í spilar áfram en getur ekki skrifað.
talk-muted = þaggað niður
talk-overheard = Þetta heyra allir, líka hin liðin. Ekki orð um spjöldin ykkar.

## Af hverju ekkert er hægt að segja.
talk-silent-rests = Hlé er á spjallinu frá vísbendingu að afhjúpun svo að ekkert komist upp. Geymdu þetta þangað til.
talk-silent-muted = Gestgjafinn hefur þaggað niður í þér. Þú getur spilað áfram og lesið það sem aðrir segja.
talk-silent-watching = Þú ert að horfa á og getur lesið með. Sá sem fær sér sæti getur spjallað.
talk-silent-passed = Hér horfið þið öll saman á. Sá sem er með símann út af fyrir sig getur skrifað.

## Svipir kanínunnar.
talk-faces = Settu upp svip
talk-face-laugh = hlær
talk-face-wow = er agndofa
talk-face-heart = heillast alveg
talk-face-hmm = veltir vöngum
talk-face-clap = klappar
talk-face-sleepy = er að sofna

## Fyrir þá sem hlusta.
talk-heard = { $name } segir: { $text }
talk-heard-why = { $name } segir af hverju: { $text }
talk-heard-face = { $name } { $face }.

## Af hverju: eftir afhjúpunina.
talk-why-mark = Af hverju
why-title = Af hverju?
why-open = { $count ->
    [0] Af hverju? Segðu það í einni setningu
    [one] Af hverju? { $count } ástæða komin
   *[other] Af hverju? { $count } ástæður komnar
  }
why-none = Af hverju þessi vísbending, þetta spjald, þetta atkvæði? Enginn hefur sagt frá því enn.
why-yours = Þín ástæða, í einni setningu
why-place = Af því að …
why-over = Borðið er komið lengra. Ástæðurnar fylgja umferð sinni í sögunni.
why-said = { $name }: { $text }
why-quoted = „{ $text }“
why-card = { $card }. Ástæða fylgir

## Stundaglasið í orðum.
time-title = Stundaglasið
time-until = Frestur: { $when }
time-overdue = Tíminn er liðinn
time-nudged = Allir sem beðið er eftir hafa fengið áminningu.
time-late = Þeir sem eru hér geta látið vélkanínu spila fyrir þá sem vantar.
time-then-wait = Þá kemur áminning. Eftir það getur hver sem er hér kallað á vélkanínu; engum er sleppt sjálfkrafa.
time-then-skip = Þá kemur áminning. Eftir það er sögumanni sem lætur bíða eftir sér sleppt, og dregið er um spjald eða atkvæði sem vantar.
time-then-stand_in = Þá kemur áminning. Eftir það spilar vélkanína fyrir þá sem vantar.
time-then-on = Þá kemur áminning. Eftir það hefst næsta umferð.
time-then-race = Þá kemur áminning. Fyrstu vísbendinguna gefur sá sem er fyrstur til.
