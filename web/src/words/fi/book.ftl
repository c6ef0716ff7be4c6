### Illan kirja.

book-title = Illan kirja
book-read = Lue kirjana
book-close = Sulje kirja
book-so-far = Tähän asti kerrottu
book-people = Ketkä pelasivat
book-decks = Pakat: { $decks }
book-said = Mitä siitä sanottiin
book-page = Sivu { $page } / { $pages }
book-next = Seuraava sivu
book-previous = Edellinen sivu

## Talteen.
book-save = Ota kirja talteen
book-save-file = Yhtenä tiedostona
book-save-file-more = Aukeaa millä tahansa selaimella, myös ilman nettiä
book-save-print = Tulostettavaksi
book-save-print-more = PDF, jossa on isot kuvat ja kaksi sivua kierrosta kohti
book-save-card = Tämä kierros postikorttina
book-save-card-more = Kuva, jonka voi jakaa
book-private = Osan kuvista toi joku teistä, ja ne ovat yksityisiä. Anna kirja vain niille, jotka saavat nähdä ne.
book-letters = Merkit, joita kirjan kirjasimessa ei ole, näkyvät merkkinä ·.
book-card-failed = Postikorttia ei voitu tehdä tällä laitteella.
