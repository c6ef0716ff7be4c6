### Hvad Reverie er, hvem der har lavet det, og på hvilke vilkår.

about-title = Om Reverie
about-what = Hvad det er
about-what-text = Et fortællespil med drømmende billedkort, som I spiller i browseren: i samme stue, hver for sig derhjemme eller over flere dage. Med alle reglerne fra Dixit (2021) og Dixit Odyssey, for tre til tolv, og optrækskaniner til de tomme pladser.
about-kept-text = Der er ingen konto, og det koster ikke noget. Et bord kender kun de navne, I giver det, og det, der er spillet. »Glem mig« i bogen ved bordet sletter dit navn.
about-cards = Billederne
about-cards-text = Fra Reveries malerværksted: Hvert kort er malet i kode, af sit eget script, og beskrevet med ord. Billederne i vores kortsæt må du gerne dele og ændre, hvis du nævner The Reverie contributors. Kortsæt, som nogen har lagt på serveren, tilhører dem, der har lavet dem.
about-cards-licence = Licens til vores billeder: CC BY 4.0
about-cards-look = Se billederne
about-letters = Skrifterne
about-letters-text = Gabriela fortæller, Proza Libre forklarer. Begge er frie under SIL Open Font License.
about-letters-licence = Licens til { $name }
about-code = Kildekoden
about-code-text = Reverie er fri software under MIT-licensen. Den, der driver serveren, har kildekoden og må give den videre til dig.
about-code-licence = Læs licensen
about-not = Reverie har ingen forbindelse til Dixits forlag.
about-version = Version { $version } på denne server
