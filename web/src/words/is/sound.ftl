### Sound and vibration.

sound-on = Kveikja á hljóði
sound-off = Slökkva á hljóði
sound-more = Með stuttum titringi þegar þú átt leik
