### The table while a turn is played: clue, choose, vote, and the pauses between.

names-more = { $names } og { $more } í viðbót

## The one line.
now-lobby = Spilið er ekki byrjað.
now-newcomer = Þú sest þegar næsta umferð hefst.
now-over = Spilinu er lokið.
now-away = { $count ->
    [1] { $names } er ekki við. { $host } má halda áfram.
   *[other] { $names } eru ekki við. { $host } má halda áfram.
  }
now-away-host = { $count ->
    [1] { $names } er ekki við. Þú mátt halda áfram.
   *[other] { $names } eru ekki við. Þú mátt halda áfram.
  }
now-away-soon = { $count ->
    [1] { $names } er ekki við. Brátt tekur einhver annar við.
   *[other] { $names } eru ekki við. Brátt tekur einhver annar við.
  }
now-late = Enn er beðið eftir: { $names }. Vélkanína getur hlaupið í skarðið.
host-is-you = { $name } er ekki við. Á meðan ert þú gestgjafi.
host-is-back = { $name } er aftur við og er gestgjafi á ný.
host-is-yours = Nú ert þú gestgjafi.

now-race = Hver er með vísbendingu? Sá fyrsti byrjar.
now-race-covered = Hver er með vísbendingu? Spjöldin sjást á eftir.
now-race-rabbit = Kanína byrjar. Skoðaðu spjöldin þín á meðan.
now-wait-race = Leitað er að fyrstu vísbendingu. Sá fyrsti byrjar.
now-tell = Þú segir frá. Veldu spjald og finndu orð yfir það.
now-tell-words = Nú vísbendingin: orð, lína, lag.
now-tell-ready = Ekki of augljóst, ekki of óljóst?
now-tell-free = Þú segir frá. Fyrst vísbendingin, svo spjöldin.
now-tell-partner = Þú segir frá. { $name } leggur út spjald við hæfi.
now-wait-clue = { $name } leitar að vísbendingu.

now-choose = { $count ->
    [1] { $name } segir frá. Hvaða spjald þitt gæti blekkt hina?
   *[other] { $name } segir frá. Hvaða tvö spjöld gætu blekkt hina?
  }
now-choose-party = Hvaða spjald þitt passar best við vísbendinguna?
now-choose-mate = { $name } segir frá. Hvaða spjald þitt passar best?
now-choose-target = { $name } segir frá en leitað er að þínu. Hvað passar?
now-choose-pair = Þú eða { $partner }: annað ykkar leggur út spjald.
now-wait-card = Beðið eftir spjaldi: { $names }.
now-wait-card-mine = Beðið eftir: { $names }. Þú mátt enn skipta um spjald.
now-wait-card-teller = Vísbendingin er komin. Beðið eftir: { $names }.
now-wait-card-partner = { $partner } lagði út fyrir ykkur. Beðið eftir: { $names }.
now-stood-card = Staðgengill lagði út fyrir þig. Þú mátt enn skipta um spjald.

now-vote = { $most ->
    [1] Hvaða spjald á { $name } við? Kjóstu það.
   *[other] Hvaða spjald á { $name } við? Eitt atkvæði eða tvö.
  }
now-vote-party = Hvað passar best? Stigin fást í félagsskap.
now-vote-red = Grænt á besta spjaldið, rautt á það sem gildir ekki.
now-wait-vote = Beðið eftir atkvæði: { $names }.
now-wait-vote-mine = Beðið eftir: { $names }. Þú mátt enn breyta atkvæðinu.
now-wait-vote-teller = Leitað er að þínu spjaldi. Beðið eftir: { $names }.
now-wait-vote-partner = { $partner } kýs fyrir ykkur. Beðið eftir: { $names }.
now-stood-vote = Staðgengill kaus fyrir þig. Þú mátt enn breyta atkvæðinu.

now-trim = { $count ->
    [1] Nú eru færri á hendi: leggðu eitt spjald frá þér.
   *[other] Nú eru færri á hendi: leggðu { $count } spjöld frá þér.
  }
now-wait-trim = Enn með of mörg spjöld: { $names }.
now-reveal = Skoðið og spjallið. Haltu áfram þegar þú ert til.
now-wait-ready = Beðið eftir: { $names }.
now-rest = { $more ->
    [0] Hlé er á spilinu um stund.
    [one] Hlé er á spilinu þar til { $more } í viðbót sest.
   *[other] Hlé er á spilinu þar til { $more } í viðbót setjast.
  }

## The bar.
bar-menu = Bókin: reglur, það sem sagt var, sætið þitt
bar-turn = Umferð { $turn }
bar-turn-you = Umferð { $turn } · þú segir frá
bar-turn-teller = Umferð { $turn } · { $name } segir frá
bar-score = Þú ert með { $score } stig. Öll stigin
bar-scores = Öll stigin
scores-title = Stigin
scores-you = { $name } (þú)
scores-target = Spilinu lýkur við { $target } stig.
scores-turns = { $turns ->
    [1] Allir segja einu sinni frá.
   *[other] Allir segja { $turns } sinnum frá.
  }
scores-points = { $score } stig
bar-time = { $minutes ->
    [0] Innan við mínúta eftir
    [one] { $minutes } mínúta eftir
   *[other] { $minutes } mínútur eftir
  }

## Ears: what everybody is doing.
seats-label = Hverjir eru klárir
seat-tells = segir frá
seat-tells-you = segir frá
seat-thinking = hugsar
seat-chooses = velur
seat-chose = hefur valið
seat-votes = hugsar
seat-voted = hefur kosið
seat-ready = klár
seat-waits = bíður
seat-away = ekki við
seat-stand-in = staðgengill spilaði
seat-called = staðgengill spilar
seat-soon = sest bráðum
seat-empty = autt sæti
stood-in = Staðgengill leysti af: { $names }.
nudged = Borðið bíður eftir þér.
sat-down = Sest við borðið: { $names }.

## Pages, for ears.
page-clue = Umferð { $turn }: vísbendingin
page-choose = Umferð { $turn }: veldu spjald
page-vote = Umferð { $turn }: kjóstu
page-trim = Umferð { $turn }: leggðu spjöld frá þér
page-rest = Hlé er á spilinu
heard-clue = { $name } segir: { $clue }
heard-cards = Spjöldin eru á borðinu.
hand-label = Höndin þín
hand-covered = Höndin þín, á grúfu
card-in-hand = Spjald { $number } á hendi
card-laid = Spjald { $number } á hendi, lagt út
table-cards = Spjöldin á borðinu
table-backs = Spjöld sem búið er að leggja út
back-of = Þetta spjald lagði { $name } út
your-told-card = Spjaldið þitt
pile = Bunkinn

## The clue.
clue-says = { $name } segir
clue-you-said = Þú sagðir
clue-sung = { $name } syngur
clue-mimed = { $name } leikur látbragð
clue-sound = { $name } gefur frá sér hljóð
clue-other = { $name } leikur það
clue-sung-you = Þú syngur
clue-mimed-you = Þú leikur látbragð
clue-sound-you = Þú gefur frá þér hljóð
clue-other-you = Þú leikur það
clue-look-up = Líttu upp og hlustaðu.
clue-watch = Líttu upp og horfðu á.
clue-whole = Lesa allt
clue-i-have = Ég er með eina
clue-not-yet = Ekki strax
clue-yours = Vísbendingin þín
clue-title = Titillinn, ef hann er til
clue-place = Orð, lína, lag …
clue-place-title = Titill, ef þú vilt
clue-give = Gefa vísbendinguna
clue-give-performed = Hér kemur það
clue-stuck = Ég er stopp
clue-perform = Ég leik það
clue-write = Ég skrifa það
clue-how = Hvernig gefur þú hana?
clue-how-sung = Syngja
clue-how-mimed = Látbragð
clue-how-sound = Hljóð
clue-how-other = Öðruvísi
clue-left = { $left ->
    [one] { $left } stafur eftir
   *[other] { $left } stafir eftir
  }
clue-over = { $over ->
    [one] { $over } staf of langt
   *[other] { $over } stöfum of langt
  }
clue-tell-this = Segja frá þessu
clue-told-this = Það er þetta
clue-faster = { $name } var rétt á undan. Orðin þín geymast þar til kemur að þér.

## Directions for somebody who is stuck: never a clue itself.
stuck-title = Hvaðan gæti hún komið?
stuck-other = Aðrar leiðir
stuck-memory = Þín eigin minning sem lyktar eða hljómar eins og þessi mynd.
stuck-sound = Hljóðið sem heyrðist ef maður stæði inni í myndinni.
stuck-opposite = Alger andstæða þess sem maður sér fyrst.
stuck-title-of = Titill bókarinnar sem byrjar hér.
stuck-smell = Lyktin, eða bragðið.
stuck-question = Spurning sem einhver í myndinni gæti spurt.
stuck-place = Staður sem þú þekkir og vekur sömu tilfinningu.
stuck-saying = Málsháttur með örlitlum snúningi.
stuck-song = Lína úr lagi sem gæti hljómað undir.
stuck-before = Það sem gerðist mínútu áður.
stuck-after = Það sem gerist þegar enginn sér til.
stuck-small = Það allra minnsta í myndinni og ekkert annað.
stuck-weather = Veðrið í myndinni, eða tími dags.
stuck-letter = Fyrstu orðin í bréfi sem sent er þaðan.
stuck-feeling = Tilfinning, án þess að nefna hana.
stuck-child = Það sem barn myndi kalla þetta.
stuck-free-memory = Lítil minning sem fleiri eiga líka.
stuck-free-sound = Hljóð sem allir þekkja.
stuck-free-smell = Lykt eða bragð.
stuck-free-question = Spurning án svars.
stuck-free-place = Staður sem flest ykkar hafa séð.
stuck-free-saying = Málsháttur með örlitlum snúningi.
stuck-free-song = Lína úr lagi.
stuck-free-weather = Veður, eða einhver stund dagsins.
stuck-free-person = Einhver sem þið þekkið öll, án þess að nefna nafnið.
stuck-free-year = Einn dagur ársins.

## Laying cards.
choose-lay = { $count ->
    [1] Leggja þetta út
   *[other] Leggja bæði út
  }
choose-lay-none = { $count ->
    [1] Veldu spjald
   *[other] Veldu tvö spjöld
  }
choose-lay-more = Veldu eitt enn
choose-lay-instead = { $count ->
    [1] Leggja frekar þetta
   *[other] Leggja frekar þessi
  }
choose-take-back = { $count ->
    [1] Taka til baka
   *[other] Taka þau til baka
  }
choose-this = Velja þetta spjald
choose-unchoose = Ekki þetta
choose-laid = Þú lagðir þetta út
look-closely = Skoða betur
keep-it = Hafa þetta svona

## Voting.
vote-for = Kjósa { $number }
vote-for-two = Kjósa { $first } og { $second }
vote-for-none = Veldu spjald
vote-for-instead = Kjósa frekar { $number }
vote-change = Breyta atkvæðinu
vote-again = Kjósa svona
vote-yours = þitt
vote-team = ykkar
vote-yours-why = Þetta er þitt: þú mátt ekki kjósa það.
vote-team-why = Þetta er ykkar: þú mátt ekki kjósa það.
vote-dial = Atkvæðaskífa
vote-dial-value = Spjald { $number }
vote-turn-back = Snúa til baka
vote-turn-on = Snúa áfram
vote-token-first = Atkvæðið þitt
vote-token-second = Annað, ef þú vilt
vote-token-green = Grænt: passar best
vote-token-red = Rautt: á ekki að gilda
vote-token-at = { $token }: spjald { $number }
vote-token-none = { $token }: ekki enn á borðinu
vote-put-first = Mitt atkvæði
vote-put-second = Annað atkvæði
vote-put-green = Grænt hér
vote-put-red = Rautt hér
vote-lift = Taka af
vote-here = atkvæðið þitt
vote-here-red = rauða atkvæðið þitt
vote-red-missing = Settu það rauða líka
vote-green-missing = Settu það græna líka

## Surplus cards.
trim-put = { $count ->
    [1] Leggja þetta frá mér
   *[other] Leggja þessi { $count } frá mér
  }
trim-choose = { $left ->
    [1] Veldu eitt spjald
   *[other] Veldu { $left } spjöld
  }
trim-more = { $left ->
    [1] Veldu eitt enn
   *[other] Veldu { $left } enn
  }
trim-this = Leggja þetta frá mér

## Rest.
rest-title = Hlé er á spilinu
rest-why = Stigin og spjöldin bíða eins og þau eru. Um leið og nógu margir sitja hér heldur spilið áfram af sjálfu sér.
rest-code = Borðkóði
rest-code-how = Vinir komast inn með þessum kóða eða hlekknum þínum.
rest-bot = Bæta við vélkanínu
rest-host = { $name } getur bætt við vélkanínu.
rest-here = { $count ->
    [one] { $count } er hér
   *[other] { $count } eru hér
  }

## Stand-ins.
stand-in-call = Vélkanína leysir af: { $name }
choose-mate-lays = { $name } má leggja út
choose-mate-asked = { $name } leggur út fyrir ykkur bæði.
## The picture one likes best.
like-ask = Uppáhald?
like-this = Þessi finnst mér best
like-marked = Merkt. Enginn fær að vita það fyrr en í lokin.
like-here = þér finnst þessi best

## The first turn ever: at most three hints.
hint-dismiss = Takk
hint-clue = Finni sumir spjaldið: 3 stig. Allir eða enginn: ekkert.
hint-clue-party = Segðu það sem margir sjá í sínum eigin spjöldum.
hint-choose = Hvert atkvæði á spjaldið þitt er stig fyrir þig.
hint-choose-party = Leggðu út spjaldið sem flestir myndu velja.
hint-choose-teams = Spjallið upphátt ef þið viljið, en aldrei um spjöldin.
hint-vote = Finnirðu spjaldið: 3 stig, eða 2 ef allir finna það.
hint-vote-two = Aðeins eitt atkvæði, og það er rétt: 1 stig í viðbót. Tvö eru öruggari.
hint-vote-red = Rauða atkvæðið tæmir spjald: græn á því gefa ekkert.
hint-vote-party = Hvert atkvæði á sama spjald er stig, mest 5. Stakt gefur ekkert.

## The connection.
lost = Tengist aftur …
lost-closing = Netþjónninn endurræsir sig og kemur strax aftur. Sætið þitt bíður.
lost-long = Ekkert samband enn. Sætið þitt bíður.
