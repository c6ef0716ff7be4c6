### Sound and vibration.

sound-on = Ton einschalten
sound-off = Ton ausschalten
sound-more = Und kurz vibrieren, wenn du dran bist
