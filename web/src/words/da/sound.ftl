### Sound and vibration.

sound-on = Slå lyden til
sound-off = Slå lyden fra
sound-more = Med en kort vibration, når det er din tur
