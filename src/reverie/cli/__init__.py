"""The command line: one file a command, each with `add(parser)` and `run(arguments)`."""
