### A friend comes to the table.

join-title = Fáðu þér sæti
join-host = { $name } hefur opnað borð
join-nobody = Hér bíður borð
join-here = Við borðið
join-alone = Hér situr enginn enn.
join-name = Nafnið þitt
join-name-wanted = Hvað mega hinir kalla þig?
join-colour = Kanínan þín
join-sit = Setjast
join-watch = Bara horfa á
join-between = Spil er í gangi. Þú færð spjöldin þín þegar næsta umferð hefst.
join-between-seat = Spil er í gangi og eitt sæti er autt. Þú færð spjöldin þín þegar næsta umferð hefst.
join-rabbit = Spil er í gangi. Vélkanína stendur upp fyrir þér: þú heldur áfram með spjöldin hennar og stigin.
join-full = Öll sætin eru upptekin. Þú getur horft á og tekið það fyrsta sem losnar.
join-pairs = Liðaspil er í gangi og þar komast bara tveir inn saman. Þú getur horft á þar til því lýkur.
join-colour-gone = Einhver var á undan: þessi kanína er frátekin. Veldu aðra.

## Somebody who sat here before, or sits here on another device.
join-elsewhere = Heitir þú { $name }? Það sæti er í öðru tæki. Færðu það hingað úr valmyndinni þar eða fáðu nýjan hlekk hjá gestgjafanum ({ $host }).
join-elsewhere-host = Heitir þú { $name }? Það sæti er í öðru tæki. Færðu það hingað úr valmyndinni þar.

## A link that moves a seat to this device.
join-continue-title = Gott að sjá þig
join-continue = Halda áfram hér sem { $name }
join-continue-nameless = Halda áfram hér
join-continue-say = Sætið flyst í þetta tæki. Hitt tækið sleppir því.
join-continue-instead = Í þessu tæki situr þú hér sem { $name }; það sæti þarf þá nýjan hlekk.
join-not-me = Þetta er ekki ég
