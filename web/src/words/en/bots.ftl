### Clockwork rabbits: who they are, and how good.

bot-choose = Choose who comes
bot-poet = The poet
bot-poet-say = Feels the mood of a picture first, and answers in images.
bot-child = The child
bot-child-say = Asks why, and can make every sound there is.
bot-literal = The literal one
bot-literal-say = Looks closely and says it straight.
bot-trickster = The trickster
bot-trickster-say = Would rather mislead you than bore you.
bot-sailor = The old sailor
bot-sailor-say = Has a saying for every kind of weather.
bot-grandmother = The grandmother
bot-grandmother-say = Is reminded of something, and has all the time in the world.
bot-detective = The detective
bot-detective-say = Answers with a question and overlooks nothing.
bot-stargazer = The stargazer
bot-stargazer-say = Thinks of faraway things, and of titles for unwritten books.

bot-strength = How good?
bot-strength-gentle = gentle
bot-strength-gentle-say = Often lets itself be led astray.
bot-strength-keen = keen
bot-strength-keen-say = Plays about as well as people do.
bot-strength-sharp = sharp
bot-strength-sharp-say = Rarely misses a hint.

bots-guessing = Nothing is written about these pictures: clockwork rabbits will be guessing.
