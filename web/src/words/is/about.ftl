### What Reverie is, who made it, and on which terms.

about-title = Um Reverie
about-what = Hvað er þetta?
about-what-text = Söguspil með draumkenndum myndaspjöldum, spilað í vafranum: í einni stofu, hver heima hjá sér eða yfir nokkra daga. Allar reglur Dixit (2021) og Dixit Odyssey, fyrir þrjá til tólf, og vélkanínur í auðu sætin.
about-kept-text = Enginn aðgangur, ekkert að borga. Borðið veit nöfnin sem þú gefur því og hvað var spilað. „Gleymdu mér“ í bókinni við borðið eyðir nafninu þínu.
about-cards = Myndirnar
about-cards-text = Verk málaranna hjá Reverie: hvert spjald er málað með kóða, hvert með sínu forriti, og því lýst með orðum. Þú mátt deila myndunum úr okkar stokkum og breyta þeim ef þú nefnir The Reverie contributors. Stokkar sem einhver bætti við á þessum netþjóni tilheyra þeim sem bjuggu þá til.
about-cards-licence = Leyfi myndanna okkar: CC BY 4.0
about-cards-look = Skoða myndirnar
about-letters = Letrið
about-letters-text = Gabriela segir frá, Proza Libre útskýrir. Bæði letrin eru frjáls: SIL Open Font License.
about-letters-licence = Leyfi: { $name }
about-code = Kóðinn
about-code-text = Reverie er frjáls hugbúnaður með MIT-leyfi. Sá sem rekur þennan netþjón er með kóðann og má láta þig fá hann.
about-code-licence = Lesa leyfið
about-not = Reverie tengist ekki útgefanda Dixit.
about-version = Útgáfa { $version } á þessum netþjóni
