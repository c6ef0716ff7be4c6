### Sound and vibration.

sound-on = Peli kuuluviin
sound-off = Hiljennä peli
sound-more = Lyhyt värinä, kun on sinun vuorosi
