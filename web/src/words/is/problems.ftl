### Why something did not work, and what to do. One line a code of the server.

problem-unknown = Þetta tókst ekki. Reyndu aftur.
problem-unreachable = Ekki næst í netþjóninn. Athugaðu netið; það sem þú skrifaðir er geymt.

## Finding a table, sitting down
problem-no-such-table = Hér er ekkert borð. Fáðu hlekkinn eða kóðann einu sinni enn.
problem-knock-first = Spilið er byrjað. Biddu einhvern við borðið að hleypa þér inn eða biddu um hlekkinn.
problem-no-such-page = Hér er ekkert að finna. Byrjaðu aftur á forsíðunni.
problem-no-such-card = Þetta spjald er ekki á þessum netþjóni. Hladdu síðunni aftur til að sjá hvað er til.
problem-not-seated = Þetta getur bara sá sem situr hér. Fáðu þér fyrst sæti.
problem-host-only = Þetta getur bara gestgjafinn. Talaðu við hann.
problem-table-full = Öll sætin eru upptekin. Þú getur horft á og sest þegar eitthvert losnar.
problem-game-full = Spilið er byrjað og fleiri komast ekki að. Þú getur horft á þar til því lýkur.
problem-seat-in-use = Einhver situr þarna nú þegar. Fáðu þér annað sæti.
problem-sit-down-as-pair = Í þessu spili setjast tvö og tvö saman. Komið tvö saman eða bíðið eftir auðu sæti.
problem-sit-down-alone = Hér sest einn í einu. Prófið hvert á eftir öðru.
problem-name-empty = Nafnið þarf minnst einn staf.
problem-name-too-long = Nafn má vera mest 24 stafir. Styttu það aðeins.
problem-name-taken = Einhver við borðið heitir þetta nú þegar. Bættu kannski við staf?
problem-colour-taken = Einhver annar er með þessa kanínu. Veldu aðra.
problem-colour-unknown = Engin kanína er í þessum lit. Veldu aðra.
problem-link-used = Þessi hlekkur er notaður eða meira en dagsgamall. Fáðu nýjan.
problem-seat-moved = Þú situr nú við þetta borð í öðru tæki. Spilaðu áfram þar.
problem-no-such-seat = Enginn situr lengur í þessu sæti. Það þarf ekkert að gera.
problem-not-these-chairs = Einhver kom eða fór á meðan. Raðaðu sætunum aftur.
problem-no-such-bot = Engin svona vélkanína er til. Veldu aðra.

## Setting the table
problem-unknown-game = Þessi netþjónn þekkir ekki það spil. Veldu annað.
problem-players-not-allowed = Þetta spil er ekki fyrir svona marga, eða svona fáa. Veldu annað spil eða breyttu hverjir sitja hér.
problem-option-foreign = Þetta val er ekki til í þessu spili. Veldu spilið aftur.
problem-option-out-of-range = Sú tala gengur ekki hér. Prófaðu aðra.
problem-no-deck = Veldu minnst einn stokk.
problem-deck-unknown = Einn stokkurinn er ekki lengur á þessum netþjóni. Veldu aðra.
problem-too-few-cards = Of fá spjöld eru í stokkunum fyrir svona marga. Bættu við stokki.
problem-card-twice = Sama spjaldið er í tveimur stokkum. Taktu annan þeirra burt.
problem-game-runs = Þetta er bara hægt á milli spila. Bíddu þar til þessu lýkur.
problem-no-game = Spilið er ekki byrjað. Gestgjafinn getur byrjað það.

## During the turn
problem-stale = Borðið er komið lengra. Líttu aftur á.
problem-wrong-phase = Þetta er ekki hægt núna í umferðinni. Línan neðst segir hvað er hægt.
problem-game-over = Spilinu er lokið. Gestgjafinn getur byrjað nýtt.
problem-game-rests = Hlé er á spilinu þar til nógu margir eru komnir aftur.
problem-not-storyteller = Einhver annar er sögumaður. Það kemur að þér.
problem-somebody-was-faster = Flott hugmynd, en einhver var rétt á undan. Sú vísbending byrjar spilið; geymdu þína.
problem-clue-empty = Vísbending þarf minnst einn staf.
problem-clue-too-long = Vísbending má vera mest 500 stafir. Segðu þetta styttra.
problem-clue-unreadable = Það er eitthvað í vísbendingunni sem er ekki texti. Skrifaðu hana aftur.
problem-clue-kind-not-wanted = Við þetta borð er ekki óskað eftir svona vísbendingum. Veldu aðra tegund.
problem-tune-empty = Í lagi þarf að vera að minnsta kosti einn tónn.
problem-tune-too-long = Lag má vera mest 120 tónar og 12 sekúndur. Taktu eitthvað burt.
problem-unknown-voice = Sú rödd er ekki til í tónlistarhorninu.
problem-note-out-of-range = Sá tónn er ekki til í tónlistarhorninu.
problem-mime-empty = Í látbragði þarf að vera að minnsta kosti ein hreyfing.
problem-mime-too-long = Látbragð má vera mest 40 hreyfingar og 12 sekúndur. Taktu eitthvað burt.
problem-unknown-gesture = Engin kanína kann þessa hreyfingu.
problem-pose-out-of-range = Engin kanína getur beygt sig svona.
problem-moments-out-of-order = Röðin í vísbendingunni hefur ruglast. Byrjaðu upp á nýtt.
problem-recording-unknown = Upptakan er ekki lengur til. Taktu hana upp aftur.
problem-recording-too-long = Upptaka má vera mest 15 sekúndur. Segðu þetta styttra.
problem-voices-off = Þessi netþjónn tekur ekki við upptökum. Veldu aðra tegund vísbendingar.
problem-voices-full = Það er ekki pláss fyrir fleiri upptökur. Veldu aðra tegund vísbendingar.
problem-not-a-recording = Ekki tókst að lesa þessa upptöku. Taktu hana upp aftur.
problem-recording-too-large = Upptakan er of stór. Segðu þetta styttra.
problem-recording-too-slow = Upptakan var of lengi að berast. Reyndu aftur.
problem-card-needed = Veldu spjaldið sem á við vísbendinguna.
problem-card-not-wanted = Í þessu spili fylgir ekkert spjald vísbendingunni. Gefðu bara orðin.
problem-card-not-in-hand = Þú ert ekki lengur með þetta spjald á hendi. Veldu annað.
problem-wrong-number-of-cards = Þetta er ekki réttur fjöldi spjalda. Veldu aftur.
problem-card-named-twice = Þetta er tvisvar sama spjaldið. Veldu tvö ólík.
problem-storyteller-gives-no-card = Þú ert sögumaður og spjaldið þitt er komið út. Bíddu eftir hinum.
problem-partner-gave-already = Liðsfélagi þinn hefur lagt út spjald. Þitt gildir ef hitt er tekið til baka.
problem-nothing-to-take-back = Það er ekkert spjald til að taka til baka. Spjöldin liggja þegar á borðinu.
problem-no-surplus = Þú ert ekki með neitt aukaspjald. Fjöldinn á hendi er réttur.
problem-not-a-voter = Þú kýst ekki í þessari umferð. Sjáðu hvað hinir finna.
problem-no-vote = Veldu spjald til að kjósa.
problem-too-many-votes = Þetta er einu atkvæði of mikið. Taktu eitt burt.
problem-same-place-twice = Bæði atkvæðin eru á sama spjaldi. Færðu annað þeirra.
problem-no-such-place = Ekkert spjald er á þessum stað. Veldu annað.
problem-own-card = Þetta er þitt spjald. Kjóstu annað.
problem-own-picture = Þetta er þín eigin mynd. Veldu mynd sem annar lagði út.
problem-no-such-circle = Enginn hringur er með þennan lykil. Kannski áttu nýrri.
problem-circle-full = Í hring er pláss fyrir 24.
problem-own-clue = Þetta er þín eigin vísbending. Gefðu hjartað vísbendingu frá öðrum.
problem-no-such-turn = Sú umferð var ekki spiluð til enda.
problem-red-missing = Settu rauða atkvæðið líka.
problem-red-not-allowed = Bara sögumaðurinn er með rautt atkvæði. Kjóstu með því græna.
problem-red-on-green = Rauða atkvæðið þarf að vera á öðru spjaldi en það græna. Færðu annað þeirra.
problem-nobody-to-stand-in-for = Borðið bíður ekki eftir þessu sæti núna. Það þarf ekkert að gera.
problem-race-is-open = Fyrsta vísbendingin er kapphlaup: hún bíður þess sem er fyrstur. Kannski þín?
problem-nothing-to-end = Borðið er komið lengra.
problem-not-yet = Gefum þessu aðeins lengri tíma. Hægt er að kalla á staðgengil þegar borðið hefur beðið dálítið.
problem-impossible-table = Spjöldin geta ekki legið svona á borðinu. Teldu þau aftur.
problem-ballot-missing = Það vantar atkvæði frá einhverjum. Minntu á það.

## Talking
problem-talk-rests = Hlé er á spjallinu þar til spjöldin eru sýnd. Geymdu þetta þangað til.
problem-muted = Gestgjafinn hefur þaggað niður í þér. Þú getur spilað áfram.
problem-talk-empty = Skrifaðu fyrst eitt eða tvö orð.
problem-talk-too-long = Þetta er of langt. Segðu það styttra.
problem-word-not-wanted = Eitt þessara orða á ekki heima hér. Segðu það öðruvísi.
problem-no-such-line = Búið er að taka þetta burt.

## The server
problem-closing = Netþjónninn er að endurræsa sig. Sætið þitt bíður; komdu aftur eftir smástund.
problem-client-too-old = Þessi síða er eldri en netþjónninn. Hladdu henni aftur.
problem-not-stored = Ekki tókst að geyma þetta, svo ekkert breyttist. Reyndu aftur.
problem-our-fault = Eitthvað fór úrskeiðis hjá okkur, ekki hjá þér. Reyndu aftur.
problem-bad-message = Netþjónninn skildi þetta ekki. Hladdu síðunni aftur og reyndu á ný.
problem-bad-origin = Þetta kom af öðrum vef og netþjónninn hafnaði því. Opnaðu borðið með hlekknum á það.
problem-too-large = Þetta er of stórt. Prófaðu með minna.
problem-too-fast = Þetta var mikið í einu. Bíddu aðeins.
problem-too-many-watchers = Of margir horfa á þetta borð. Reyndu aftur aðeins seinna.
problem-too-many-tables = Á þessum netþjóni er ekki pláss fyrir fleiri borð í bili. Reyndu aftur aðeins seinna.
problem-no-push = Þessi netþjónn sendir ekki tilkynningar. Hafðu síðuna opna til að sjá þegar kemur að þér.
problem-no-print = Þessi netþjónn getur ekki prentað bækur. Geymdu hana frekar sem skrá.

## Pages that cannot be shown: what happened, and what to do.
trouble-home = Á forsíðuna
trouble-decks = Aðrir stokkar
trouble-reload = Hlaða síðunni aftur

trouble-unreachable = Netþjónninn svarar ekki
trouble-unreachable-do = Kannski sefur hann, eða þú ert á öðru neti en hann. Sætið þitt við borðið bíður.
trouble-closing = Ljósin slökkt í smástund
trouble-closing-do = Netþjónninn er að endurræsa sig og kemur strax aftur. Sætið, spjöldin og orðin þín eru geymd.
trouble-client-too-old = Þessi síða er frá í gær
trouble-client-too-old-do = Netþjónninn er með nýrri. Hladdu henni og þú ert aftur í sætinu þínu.
trouble-no-such-table = Hér er ekkert borð
trouble-no-such-table-do = Kannski er hlekkurinn gamall eða kóðinn rangt sleginn inn. Spurðu þann sem sendi þér hann.
trouble-knock-first = Spilið er byrjað
trouble-knock-first-do = Sá sem situr þar getur hleypt þér inn með „Bjóddu vinum þínum“ í bókinni við borðið. Eða biddu um hlekkinn. Síðan gáir aftur af sjálfu sér.
trouble-no-such-page = Hér á enginn heima
trouble-no-such-page-do = Kannski vantar á hlekkinn. Frá forsíðunni eru allar leiðir færar.
trouble-deck-unknown = Þessi stokkur er ekki í hillunni
trouble-deck-unknown-do = Kannski var hann tekinn burt. Hinir stokkarnir eru hér enn.
trouble-table-full = Öll sætin eru upptekin
trouble-table-full-do = Ekkert sæti er laust við þetta borð. Opnaðu þitt eigið eða komdu aftur þegar einhver stendur upp.
trouble-game-full = Spilið er fullskipað
trouble-game-full-do = Fleiri komast ekki að. Horfðu á þar til því lýkur eða opnaðu þitt eigið borð.
trouble-too-many-watchers = Herbergið er fullt af áhorfendum
trouble-too-many-watchers-do = Þegar einhver þeirra fer er pláss fyrir þig.
trouble-too-many-tables = Ekki er pláss fyrir fleiri borð
trouble-too-many-tables-do = Á þessum netþjóni eru eins mörg og hann ræður við. Reyndu aftur aðeins seinna.
trouble-too-fast = Eitt í einu
trouble-too-fast-do = Þetta var mikið í einu fyrir netþjóninn. Dragðu andann og reyndu svo aftur.
trouble-seat-moved = Þú situr við borðið í öðru tæki
trouble-seat-moved-do = Spilaðu áfram þar. Til að koma aftur hingað opnar þú bókina við borðið þar og býrð til hlekk á sætið þitt.
trouble-not-seated = Sætið þitt er autt
trouble-not-seated-do = Gestgjafinn vísaði þér frá borðinu. Talaðu við hann ef þú vilt koma aftur.
trouble-link-used = Þessi hlekkur hefur gert sitt
trouble-link-used-do = Hann opnar sæti bara einu sinni og í einn dag. Fáðu nýjan.
