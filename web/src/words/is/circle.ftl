### Hringur: fólk sem hittist aftur.

page-circle = Hringurinn okkar
circle-meet = Hittumst aftur
circle-met = Nú eruð þið hringur. Þau ykkar sem ýta á „Hittumst aftur“ eru með.
circle-say = Fólk sem hittist aftur. Lykillinn þinn er á þessu tæki; enginn þarf aðgang.
circle-no-key = Þetta tæki er ekki með lykil að hring
circle-no-key-say = Opnaðu hlekkinn að hringnum þínum á þessu tæki eða ýttu á „Hittumst aftur“ í leikslok.
circle-open = Opna næsta borð
circle-open-say = Eins og þið spiluðuð síðast; fyrst koma þær myndir sem þið hafið séð sjaldnast.
circle-sit = Setjast
circle-waiting = Borð er opið fyrir ykkur
circle-people = Hver eru með
circle-you = þú
circle-missed = vantaði síðast
circle-evenings = Kvöldin okkar
circle-counts = { $evenings ->
    [1] Eitt kvöld
   *[other] { $evenings } kvöld
  } · { $cards ->
    [1] ein mynd séð
    [one] { $cards } mynd séð
   *[other] { $cards } myndir séðar
  }
circle-turns = { $turns ->
    [0] ekkert spilað til enda enn
    [1] ein umferð
    [one] { $turns } umferð
   *[other] { $turns } umferðir
  }
circle-kept = { $days ->
    [one] Borði sem enginn hefur snert í { $days } dag er eytt. Vistið bókina fyrst.
   *[other] Borði sem enginn hefur snert í { $days } daga er eytt. Vistið bókina fyrst.
  }
circle-findings = Hvað kvöldin okkar sýndu
circle-findings-from = Úr { $turns } umferðum á öllum kvöldunum ykkar.
circle-me = Nafnið þitt og kanínan þín
circle-me-keep = Þetta er ég
circle-me-changed = Við næsta borð heitir þú { $name }.
circle-ask = Spyrja mig þegar borð opnast
circle-ask-off = Ekki spyrja mig lengur
circle-asked = Þú færð spurningu þegar einhver opnar borð.
circle-notice-title = Viltu setjast?
circle-notice-body = Hringurinn þinn hefur opnað borð.
circle-key = Lykillinn þinn
circle-key-say = Með þessum hlekk kemstu inn á öðrum tækjum þínum. Sá sem hefur hann er þú hér, svo haltu honum fyrir þig.
circle-key-link = Hlekkur að hringnum þínum
circle-renew = Fá nýjan lykil
circle-renew-say = Hlekkurinn sem þú ert með núna hættir að virka, líka á öðrum tækjum þínum.
circle-renewed = Þú ert með nýjan lykil. Sá gamli opnar ekkert lengur.
circle-save = Vista allt í skrá
circle-leave = Fara og gleymast
circle-leave-say = Nafnið þitt og lykillinn eyðast úr þessum hring fyrir fullt og allt. Það sem var spilað verður eftir við borðin.
circle-stay = Vera áfram
circle-left = Þú ert ekki lengur í hringnum.
home-circles = Hringirnir þínir
home-circle-open = borð er opið
