### Sound and vibration.

sound-on = Slå lyden til
sound-off = Slå lyden fra
sound-more = Med en kort brummen, når det er din tur
