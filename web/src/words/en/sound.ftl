### Sound and vibration.

sound-on = Turn the sound on
sound-off = Turn the sound off
sound-more = With a short buzz when it is your turn
