### Hægt spil: að frétta að maður eigi leik.

notices-open = Láttu mig vita þegar ég á leik
notices-title = Spil sem tekur daga
notices-slow = Enginn þarf að vera hér á sama tíma. Líttu við þegar þú vilt; sætið þitt er geymt á þessu tæki.
notices-link-title = Hlekkurinn sem virkar alltaf
notices-link-waiting = { $count ->
    [one] Borðið bíður eftir: { $names }. Sendu þennan hlekk: þegar hann er opnaður á eigin tæki leiðir hann beint í sætið.
   *[other] Borðið bíður eftir: { $names }. Sendu þeim þennan hlekk: þegar hann er opnaður á eigin tæki leiðir hann hvert þeirra í sitt sæti.
  }
notices-link-say = Geymdu þennan hlekk eða sendu hinum hann: þegar hann er opnaður á eigin tæki leiðir hann hvern og einn í sitt sæti.
notices-link = Hlekkur á borðið
notices-share-waiting = { $count ->
    [one] { $names }, þú átt leik: Reverie, borð { $code }
   *[other] { $names }, þið eigið leik: Reverie, borð { $code }
  }
notices-share = Spilið okkar á Reverie, borð { $code }
notices-here = Tilkynningar á þessu tæki
notices-absent = Ef síðan er á https-vefslóð og vafrinn leyfir það getur hún líka látið þig vita þótt síminn sé læstur, og þagað á næðistíma um nætur. Hér dugar hlekkurinn.
notices-denied = Þessum vafra hefur verið bannað að sýna tilkynningar héðan. Þú getur leyft þær í stillingum síðunnar.
notices-off-say = Ein stutt tilkynning þegar borðið bíður eftir þér og ein áminning. Ekkert annað.
notices-on-say = Þetta tæki lætur þig vita þegar borðið bíður eftir þér.
notices-on = Senda mér tilkynningar
notices-off = Ekki fleiri tilkynningar
notices-on-said = Borðið lætur í sér heyra þegar þú átt leik.
notices-push-title = Þú átt leik
notices-push-body = Borðið bíður eftir þér.
notices-quiet = Næðistími
notices-quiet-from = frá
notices-quiet-to = til
notices-quiet-say = Það sem bærist á næðistíma berst að honum loknum, ef borðið bíður enn eftir þér.
