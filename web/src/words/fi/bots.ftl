### Vieterikanit: keitä ne ovat ja kuinka hyviä.

bot-choose = Valitse, kuka tulee
bot-poet = Runoilija
bot-poet-say = Aistii ensin kuvan tunnelman ja vastaa kielikuvin.
bot-child = Lapsi
bot-child-say = Kysyy miksi ja osaa matkia kaikkia maailman ääniä.
bot-literal = Pilkuntarkka
bot-literal-say = Katsoo tarkkaan ja sanoo suoraan.
bot-trickster = Veijari
bot-trickster-say = Johtaa mieluummin harhaan kuin pitkästyttää.
bot-sailor = Vanha merikarhu
bot-sailor-say = Tietää sanonnan joka säähän.
bot-grandmother = Isoäiti
bot-grandmother-say = Muistaa jotakin, eikä hänellä ole kiire minnekään.
bot-detective = Etsivä
bot-detective-say = Vastaa kysymyksellä eikä päästä mitään ohi silmien.
bot-stargazer = Tähtientähyilijä
bot-stargazer-say = Ajattelee kaukaisia asioita ja kirjoittamattomien kirjojen nimiä.

bot-strength = Kuinka hyvä?
bot-strength-gentle = lempeä
bot-strength-gentle-say = Antaa usein johtaa itsensä harhaan.
bot-strength-keen = valpas
bot-strength-keen-say = Pelaa suunnilleen kuin ihmiset.
bot-strength-sharp = terävä
bot-strength-sharp-say = Huomaa melkein jokaisen vihjeen.

bots-guessing = Näistä kuvista ei ole kirjoitettu mitään: vieterikanit voivat vain arvailla.
