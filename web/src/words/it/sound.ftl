### Sound and vibration.

sound-on = Attiva l’audio
sound-off = Togli l’audio
sound-more = Con una breve vibrazione quando tocca a te
