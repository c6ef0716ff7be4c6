### Sound and vibration.

sound-on = Äänet päälle
sound-off = Äänet pois
sound-more = Lyhyt värinä, kun on sinun vuorosi
