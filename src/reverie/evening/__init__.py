"""What is left of an evening when its last turn is over: all of it has been revealed."""
