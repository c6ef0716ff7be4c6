### Optrækskaniner: hvem de er, og hvor gode.

bot-choose = Vælg, hvem der kommer
bot-poet = Digteren
bot-poet-say = Mærker først stemningen i et billede og svarer i billeder.
bot-child = Barnet
bot-child-say = Spørger hvorfor og kan sige alle lyde.
bot-literal = Den bogstavelige
bot-literal-say = Kigger godt efter og siger det lige ud.
bot-trickster = Drillepinden
bot-trickster-say = Vil hellere narre dig end kede dig.
bot-sailor = Den gamle sømand
bot-sailor-say = Har et mundheld til al slags vejr.
bot-grandmother = Bedstemoren
bot-grandmother-say = Kommer i tanke om noget og har al tid i verden.
bot-detective = Detektiven
bot-detective-say = Svarer med et spørgsmål og overser ingenting.
bot-stargazer = Stjernekiggeren
bot-stargazer-say = Tænker på fjerne ting og på titler til uskrevne bøger.

bot-strength = Hvor god?
bot-strength-gentle = blid
bot-strength-gentle-say = Lader sig ofte lokke på vildspor.
bot-strength-keen = kvik
bot-strength-keen-say = Spiller omtrent så godt som mennesker.
bot-strength-sharp = skarp
bot-strength-sharp-say = Overhører sjældent et vink.

bots-guessing = Der står intet skrevet om disse billeder: Optrækskaninerne kan kun gætte.
