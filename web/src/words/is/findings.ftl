### Hvað kvöldið sýndi: það sem kom í ljós, með tölum, og vísbending kvöldsins.

findings-title = Hvað kvöldið sýndi
findings-open = Hvað það sýndi
findings-open-heart = Hvað það sýndi. Þú átt eitt hjarta að gefa.
findings-few = Eftir fimm umferðir er frá einhverju að segja.
findings-none = Ekkert stóð upp úr.
findings-kindred = Sálufélagar
findings-kindred-line = { $one } og { $two } fundu spjöld hvort annars oftar en tilviljun ræður.
findings-kindred-way = { $one } valdi spjald sem { $two } lagði út í { $found } af { $times } umferðum. Af tilviljun hefðu þær orðið um { $chance }.
findings-kindred-doubt = Ef allir bara giska sést svona par á færri en tveimur kvöldum af hverjum hundrað.
findings-secret = Best geymda leyndarmálið
findings-secret-line = Enginn sá í gegnum „{ $clue }“, sem { $name } sagði frá.
findings-secret-why = { $voters } giskuðu og enginn fann spjaldið.
findings-middle = Hinn gullni meðalvegur
findings-middle-line = { $name } gaf vísbendingar sem um helmingur ykkar fann.
findings-middle-why = { $count } af { $told } vísbendingum fann þriðjungur til tveir þriðju þeirra sem giskuðu.
findings-middle-each = „{ $clue }“: { $found } af { $voters }
findings-disguise = Besta dulargervið
findings-disguise-line = Myndin sem { $name } lagði út við „{ $clue }“ blekkti { $votes } af { $voters }.
findings-disguise-why = Engin önnur röng mynd fékk fleiri atkvæði.
findings-clue = { $count ->
    [1] Vísbending kvöldsins
   *[other] Vísbendingar kvöldsins
  }
findings-clue-line = „{ $clue }“, sem { $name } sagði frá
findings-clue-hearts = { $hearts ->
    [1] Eitt hjarta
   *[other] { $hearts } hjörtu
  }
findings-clue-give = Hvaða vísbending fannst þér best? Þú átt eitt hjarta og enginn sér hvert það fer.
findings-clue-wait = Þú sérð hana hér þegar flest ykkar hafa valið.
findings-yours = Hjartað þitt
findings-heart = Hjarta fyrir:
findings-heart-own = Þín eigin vísbending
