### The lobby: who is here, what is played, and how friends come.

lobby-title = Borð { $code }
lobby-code = Borðkóði
lobby-code-letters = Borðkóði: { $letters }
lobby-at = á { $host }
lobby-at-here = bara á þessari tölvu
lobby-invite = Bjóða
lobby-invite-title = Bjóddu vinum þínum
lobby-invite-how = Skannaðu QR-kóðann, opnaðu hlekkinn eða sláðu inn stafina á { $host }.
lobby-door-shut = Spilið er byrjað: nú hleypir kóðinn engum inn, en hlekkurinn gerir það.
lobby-door-open = Hleypa inn með kóðanum
lobby-door-is-open = Dyrnar eru opnar: kóðinn hleypir fólki inn þar til næstu umferð lýkur.
lobby-qr = QR-kóði með hlekk á þetta borð
lobby-link = Hlekkur á borðið
lobby-share = Deila
lobby-share-title = Komdu að spila Reverie
lobby-copy = Afrita
lobby-copied = Hlekkurinn er afritaður.
lobby-copy-yourself = Þessi vafri getur ekki afritað. Hlekkurinn er valinn og þú getur afritað hann.
lobby-here-only = Bara þessi tölva getur opnað hlekkinn því netþjónninn hlustar ekki á aðra. Ræstu hann fyrir allt netið til að spila með öðrum tækjum.
lobby-no-invitation = Ekki tókst að sækja hlekkinn.

## What is played.
lobby-change = Skipta um spil
lobby-change-short = Breyta
lobby-set-up = Hvað eigum við að spila?
lobby-done = Komið

## Who sits here.
lobby-seats = Sæti
lobby-players = { $players } við borðið
lobby-you = þú
lobby-you-host = þú, gestgjafi
lobby-host = gestgjafi
lobby-is-here = hér
lobby-is-away = ekki við
lobby-host-is-away = gestgjafi, ekki við
lobby-bot = vélkanína
lobby-with = liðsfélagi: { $name }
lobby-empty-partner = enn án liðsfélaga
lobby-empty = Autt sæti
lobby-add-bot = Vélkanína
lobby-fill = { $rabbits ->
    [one] Fylla upp með { $rabbits } kanínu
   *[other] Fylla upp með { $rabbits } kanínum
  }
lobby-mix = Draga um sæti
lobby-mix-teams = Draga um lið
lobby-mixed = Dregið var um sætin.

## One seat.
lobby-seat-mine = Sætið þitt
lobby-colour = Kanínan þín
lobby-swap = Skipta um sæti við
lobby-swapped = { $one } og { $other } skiptu um sæti.
lobby-new-link = Nýr hlekkur á þetta sæti
lobby-new-link-say = { $name } kemst þá inn í nýju tæki, eða ef það gamla týndist.
lobby-link-made = Enginn nema { $name } á að fá þennan hlekk. Hann virkar einu sinni og í einn dag; tækið sem hafði sætið sleppir því.
lobby-seat-link = Hlekkur á sæti: { $name }
lobby-remove = Vísa frá borðinu
lobby-remove-bot = Láta hana hvílast
lobby-remove-sure = Á { $name } að fara frá borðinu? Með hlekknum er hægt að koma aftur.
lobby-remove-yes = { $name } fer
lobby-remove-no = Halda sætinu

## For those who listen.
lobby-came = { $name } sest við borðið.
lobby-left = { $name } fór.
lobby-now-classic = Nú er spiluð Klassík.
lobby-now-odyssey = Nú er spilað Odyssey.
lobby-now-party = Nú er spilað Partí.
lobby-now-teams = Nú er spilað í liðum.

## The one line.
lobby-few-host = { $missing ->
    [1] Enn vantar einn leikmann eða vélkanínu, svo máttu gefa.
   *[other] Enn vantar { $missing } leikmenn eða vélkanínur, svo máttu gefa.
  }
lobby-few = { $missing ->
    [1] Enn vantar einn leikmann.
   *[other] Enn vantar { $missing } leikmenn.
  }
lobby-many-host = Þetta spil rúmar { $most }. Skipta um spil?
lobby-many = Þetta spil rúmar { $most }; þið eruð fleiri.
lobby-odd-host = Í liðaspil þarf slétta tölu: einum fleira eða færra.
lobby-odd = Í liðaspil þarf slétta tölu: einum fleira eða færra.
lobby-cards-host = Of fá spjöld, þið þurfið { $needed }. Bættu við stokki.
lobby-cards = Of fá spjöld, þið þurfið { $needed }. Gestgjafi getur bætt við.
lobby-ready-host = { $players } við borðið. Gefðu þegar þú ert til.
lobby-ready = { $name } gefur spjöldin.
lobby-away-host = { $away ->
    [1] { $name } er ekki við. Gefa samt?
   *[other] { $away } ykkar eru ekki við. Gefa samt?
  }
lobby-host-away = Við bíðum. { $name } er ekki við.
lobby-nobody = Hér situr enginn. Fáðu þér sæti og borðið er þitt.
lobby-deal = Gefa spjöldin
lobby-play-instead = Spila { $game } í staðinn
lobby-sit = Setjast
lobby-my-rabbit = Kanínan mín
