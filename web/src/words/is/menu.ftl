### The book at the table.

menu-title = Borð { $code }
menu-rules = Svona er spilað: { $game }
menu-history = Það sem sagt var
menu-invite = Bjóddu vinum þínum
menu-about = Um Reverie

## My seat
menu-device = Sætið mitt í annað tæki
menu-device-how = Búðu til hlekk og opnaðu hann í síma, spjaldtölvu eða tölvu. Sætið, spjöldin og stigin fylgja þér þangað og þetta tæki sleppir sætinu.
menu-device-make = Búa til hlekk
menu-device-link = Hlekkur á sætið þitt
menu-device-qr = QR-kóði með hlekknum á sætið þitt
menu-device-share = Sætið mitt við Reverie-borðið
menu-device-made = Hafðu hlekkinn fyrir þig: sá sem opnar hann sest í sætið þitt. Hann virkar einu sinni og í einn dag.

menu-stay = Vera áfram
menu-go = Fara frá borðinu
menu-leave = Fara frá borðinu
menu-leave-title = Fara frá borðinu?
menu-leave-free = Sætið þitt losnar fyrir aðra. Þú getur komið aftur með hlekknum.
menu-leave-playing = Spjöldin þín fara í kastbunkann og kanínan þín af stigatöflunni. Ef þú kemur aftur byrjar þú upp á nýtt, án stiga.
menu-leave-host = Einhver annar verður gestgjafi.
menu-leave-yes = Fara
menu-left = Þú fórst frá borðinu.
menu-forget = Gleymdu mér
menu-forget-more = Fara og láta eyða nafninu
menu-forget-title = Fara og gleymast?
menu-forget-sure = Nafninu þínu og öllu sem þú sagðir hér verður eytt. Umferðirnar sem þú spilaðir geymast, án nafnsins þíns.
menu-forget-yes = Fara og eyða nafninu
menu-forgotten = Þú fórst. Þetta borð man ekki lengur nafnið þitt.
menu-export-more = Allar vísbendingar, spjöld og atkvæði; engin nöfn

## The host’s things
menu-move-on = Áfram í næstu umferð
menu-move-on-more = Án þess að bíða eftir öllum
menu-skip = { $name } situr hjá
menu-skip-me = Ég sit hjá í þetta sinn
menu-skip-more = Næsti til vinstri segir frá; enginn fær stig
menu-stand-in = Vélkanína leysir af: { $name }
menu-stand-in-more = Bara í þetta sinn; sætið bíður
menu-people = Hverjir sitja hér
menu-person-you = þú, gestgjafi
menu-person-here = hér
menu-person-away = ekki við
menu-person-bot = vélkanína
menu-add-bot = Bæta við vélkanínu
menu-add-bot-more = Hún sest þegar næsta umferð hefst
menu-remove-playing = Sá sem þarf að fara í miðju spili missir spjöldin sín og stigin.
