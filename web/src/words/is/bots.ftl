### Vélkanínur: hverjar þær eru og hve góðar.

bot-choose = Velja hver kemur
bot-poet = Skáldið
bot-poet-say = Finnur fyrst andblæ myndar og svarar í líkingum.
bot-child = Barnið
bot-child-say = Spyr hvers vegna og kann að herma eftir öllum hljóðum.
bot-literal = Sú bókstaflega
bot-literal-say = Horfir vel og segir það beint út.
bot-trickster = Hrekkjalómurinn
bot-trickster-say = Vill heldur villa um fyrir þér en láta þér leiðast.
bot-sailor = Gamli sæfarinn
bot-sailor-say = Á orðtak fyrir öll veður.
bot-grandmother = Amman
bot-grandmother-say = Minnist einhvers og hefur allan heimsins tíma.
bot-detective = Spæjarinn
bot-detective-say = Svarar með spurningu og lætur ekkert fram hjá sér fara.
bot-stargazer = Stjörnuskoðarinn
bot-stargazer-say = Hugsar um fjarlæga hluti og titla á óskrifuðum bókum.

bot-strength = Hversu góð?
bot-strength-gentle = blíð
bot-strength-gentle-say = Lætur oft leiða sig á villigötur.
bot-strength-keen = vökul
bot-strength-keen-say = Spilar álíka vel og fólk.
bot-strength-sharp = skörp
bot-strength-sharp-say = Missir sjaldan af vísbendingu.

bots-guessing = Ekkert er skrifað um þessar myndir: vélkanínur geta bara giskað.
