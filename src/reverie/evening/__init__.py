"""What is kept of an evening when it is over: pure, made of what everybody was shown."""
