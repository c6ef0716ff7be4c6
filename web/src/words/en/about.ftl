### What Reverie is, who made it, and on which terms.

about-title = About
about-what = What this is
about-what-text = A storytelling game with dreamlike picture cards, played in the browser: in one room, from your own homes, or over days. All the rules of Dixit (2021) and Dixit Odyssey, for three to twelve, with clockwork rabbits for empty chairs.
about-kept-text = There is no account and nothing to pay. A table knows the names you give it and what was played; “Forget me” in the book at the table erases your name.
about-cards = The pictures
about-cards-text = Made by the Reverie painters: every card is painted in code, by a script of its own, and described in words. You may share and change the pictures of our decks if you name The Reverie contributors. Decks that somebody added to this server belong to whoever made them.
about-cards-licence = Licence of our pictures: CC BY 4.0
about-cards-look = Look at the pictures
about-letters = The letters
about-letters-text = Gabriela tells, Proza Libre explains. Both are free under the SIL Open Font License.
about-letters-licence = Licence of { $name }
about-code = The source
about-code-text = Reverie is free software under the MIT licence. Whoever runs this server has the source and may pass it on to you.
about-code-licence = Read the licence
about-not = Reverie is not affiliated with the publisher of Dixit.
about-version = Version { $version } on this server
