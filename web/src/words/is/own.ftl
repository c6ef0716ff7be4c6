### Eigin myndir: hvernig þær verða að spjöldum.

own-heading = Okkar eigin myndir
own-say = Ljósmyndir, skannaðar myndir eða teikningar: hver verður að spjaldi, klippt til utan um það sem skiptir máli. Fyrir þrjá duga 26.
own-choose = Velja myndir
own-add = Bæta við myndum
own-another = Byrja á öðrum stokki
own-bring = Koma með „{ $title }“ að borðinu
own-private = Hver sér þær: allir við þetta borð, líka þeir sem aðeins horfa á, meðan spilað er með þeim. Sá sem rekur þennan netþjón gæti líka skoðað þær. Enginn annar. Staðir, dagsetningar og annað sem leynist í skránum er fjarlægt.
own-make = Búa til stokk úr eigin myndum
own-who-sees = Hver sér þær: allir við borðin sem þú kemur með þær á, líka þeir sem aðeins horfa á, meðan spilað er með þeim. Sá sem rekur þennan netþjón gæti líka skoðað þær. Enginn annar.
own-kept = Vafrinn man þær til næsta skiptis, þar til þú lætur hann gleyma þeim; hver sem notar hann getur komið með þær að borði. Myndirnar sjálfar verða áfram þar til þú eyðir stokknum við borð.
own-keep-here = Muna þær í þessum vafra til næsta skiptis
own-keep-who = Þá getur hver sem notar þennan vafra komið með þær að borði.
own-keep-not = Án haksins gleymir hann þeim þegar þú lokar flipanum; við þetta borð verða þær áfram.
own-offer = Hlekkurinn leiðir að stokki með eigin myndum. Á þessi vafri að muna hann til næsta skiptis?
own-offer-keep = Muna hér
own-offer-not = Ekki hér
own-forget = Gleyma hér
own-forgotten = Vafrinn hefur gleymt „{ $title }“.
own-make-table = Spila með eigin myndum
own-title = Stokkurinn heitir
own-new-title = Myndir: { $name }
own-from-link = stokkur úr hlekk
own-remembered = Vafrinn þekkir nú stokkinn þinn. Opnaðu „Okkar eigin myndir“ við borðið þitt.
own-play = { $cards ->
    [one] Spila með { $cards } mynd
   *[other] Spila með { $cards } myndum
  }
own-sending = Mynd { $number } af { $total } …
own-progress = Hvað myndirnar eru langt komnar
own-reading = Sker til { $name } …
own-sent = Myndirnar eru komnar.
own-left-out = Sleppt
own-dismiss = Lesið: { $name }
own-card = Mynd { $number } af { $count }
own-caption = Hvað sést
own-caption-say = Lesið upp fyrir þau sem sjá ekki myndina. Segðu hvað er á henni, ekki hvað það þýðir.
own-words = Gefa hverri mynd orð
own-words-ask = { $count ->
    [one] Svo að vélkanínurnar geti verið með: segðu þeim hvað sést. { $count } mynd er enn án orðs.
   *[other] Svo að vélkanínurnar geti verið með: segðu þeim hvað sést. { $count } myndir eru enn án orðs.
  }
own-words-enough = Eitt orð er nóg.
own-words-who = Lesið upp fyrir þau sem sjá ekki myndina; allir við borðið geta lesið það. Meira vita vélkanínurnar ekki um myndina.
own-words-back = Til baka
own-words-skip = Sleppa
own-words-next = Næsta
own-words-end = Nóg í bili
own-words-thanks = { $count ->
    [one] Takk. Vélkanínurnar þekkja nú { $count } mynd í viðbót.
   *[other] Takk. Vélkanínurnar þekkja nú { $count } myndir í viðbót.
  }
own-earlier = Framar
own-later = Aftar
own-card-done = Þá er það komið
own-remove = Fjarlægja myndina
own-remove-sure = Hún hverfur af netþjóninum fyrir fullt og allt.
own-remove-yes = Fjarlægja
own-keep = Halda
own-delete = Eyða stokknum
own-delete-sure = Eyða „{ $title }“ með öllum myndum? Þær hverfa fyrir fullt og allt.
own-delete-yes = Eyða

## Hvað getur ekki orðið spjald, og hvers vegna.
problem-own-pictures-off = Þessi netþjónn tekur ekki við eigin myndum. Spilið með stokkunum sem eru hér.
problem-own-busy = Það er verið að lesa inn margar myndir. Reyndu aftur eftir mínútu.
problem-own-full = Hér er ekki pláss fyrir fleiri myndir. Eyddu einum af stokkunum þínum, eða spurðu þann sem rekur netþjóninn.
problem-own-title = Stokkur þarf heiti, mest 60 stafi.
problem-own-last-picture = Minnst ein mynd verður að vera í stokknum. Eyddu frekar öllum stokknum.
problem-own-deck-chosen = Með þessum stokki á að spila. Veldu fyrst annan og eyddu honum svo.
problem-picture-unknown = Þetta er ekki mynd, hvað sem hún heitir. Veldu JPEG eða PNG.
problem-picture-heic = HEIC-myndir er ekki hægt að lesa hér. Vistaðu hana eða sendu sem JPEG.
problem-picture-broken = Myndin er skemmd eða hana vantar að hluta. Prófaðu annað eintak.
problem-picture-too-large = Skráin er stærri en 20 MB. Minnkaðu hana fyrst.
problem-picture-too-many-pixels = Í myndinni eru yfir 80 milljónir díla. Minnkaðu hana fyrst.
problem-picture-too-small = Myndin er of lítil fyrir spjald. Hún þarf að minnsta kosti 160 sinnum 240 díla.
problem-picture-blank = Ekkert sést á henni. Veldu aðra.
problem-picture-too-slow = Of langan tíma tók að lesa hana. Vistaðu hana aftur sem JPEG og reyndu á ný.
problem-picture-too-heavy = Hún þarf of mikið minni. Minnkaðu hana fyrst.
problem-picture-twice = Þessi mynd er þegar í stokknum.
problem-picture-too-many = Stokkurinn er fullur: hann rúmar 300 myndir. Byrjaðu á öðrum.
problem-picture-leads-outside = Nafnið vísar út úr möppunni. Gefðu henni annað nafn.
problem-picture-unpacks-too-large = Afpökkuð yrði hún risavaxin. Veldu aðra.
problem-picture-locked = Hún er læst með lykilorði. Opnaðu hana fyrst.
