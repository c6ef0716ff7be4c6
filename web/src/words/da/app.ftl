### The installed app, and what only ears are told.

app-about = Et fortællespil med drømmende billedkort, for venner i samme stue, hver for sig eller over flere dage.
app-offline-title = Lampen er slukket
app-offline-say = Reverie kan ikke nås lige nu. Din plads og dine kort venter, hvor de er.
app-offline-again = Prøv igen
app-install = Installér Reverie

heard-score = { $name } { $score }
heard-scores = Slutstilling: { $scores }.
