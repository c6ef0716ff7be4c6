### Sound and vibration.

sound-on = Ton einschalten
sound-off = Ton ausschalten
sound-more = Mit einem kurzen Summen, wenn du dran bist
