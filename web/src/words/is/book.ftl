### Kvöldbókin.

book-title = Bók kvöldsins
book-read = Lesa sem bók
book-close = Loka bókinni
book-so-far = Sagan hingað til
book-people = Hver spiluðu
book-decks = Stokkar: { $decks }
book-said = Hvað var sagt um það
book-page = Síða { $page } af { $pages }
book-next = Næsta síða
book-previous = Fyrri síða

## Að geyma hana.
book-save = Geyma bókina
book-save-file = Sem eina skrá
book-save-file-more = Opnast í hvaða vafra sem er, líka án nets
book-save-print = Til að prenta
book-save-print-more = PDF með stórum myndum, tvær síður fyrir hverja umferð
book-save-card = Þessi umferð sem póstkort
book-save-card-more = Mynd til að deila
book-private = Sumar myndirnar kom eitthvert ykkar með og þær eru einkamál. Gefðu bókina aðeins þeim sem mega sjá þær.
book-letters = Stafir sem letur bókarinnar hefur ekki birtast sem ·.
book-card-failed = Ekki tókst að búa til póstkortið á þessu tæki.
