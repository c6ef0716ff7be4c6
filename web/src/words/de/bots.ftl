### Aufziehhasen: wer sie sind, und wie gut.

bot-choose = Aussuchen, wer kommt
bot-poet = Der Dichter
bot-poet-say = Spürt zuerst die Stimmung eines Bildes und antwortet in Bildern.
bot-child = Das Kind
bot-child-say = Fragt immer warum und kann jedes Geräusch nachmachen.
bot-literal = Die Genaue
bot-literal-say = Sieht genau hin und sagt es geradeheraus.
bot-trickster = Der Schelm
bot-trickster-say = Führt dich lieber in die Irre, als dich zu langweilen.
bot-sailor = Der alte Seebär
bot-sailor-say = Hat für jedes Wetter einen Spruch.
bot-grandmother = Die Großmutter
bot-grandmother-say = Fühlt sich an etwas erinnert und hat alle Zeit der Welt.
bot-detective = Die Detektivin
bot-detective-say = Antwortet mit einer Frage und übersieht nichts.
bot-stargazer = Der Sterngucker
bot-stargazer-say = Denkt an ferne Dinge und an Titel ungeschriebener Bücher.

bot-strength = Wie gut?
bot-strength-gentle = sanft
bot-strength-gentle-say = Lässt sich oft in die Irre führen.
bot-strength-keen = wach
bot-strength-keen-say = Spielt etwa so gut wie Menschen.
bot-strength-sharp = scharfsinnig
bot-strength-sharp-say = Dem entgeht selten ein Wink.

bots-guessing = Über diese Bilder steht nichts geschrieben: Aufziehhasen können hier nur raten.
