"""`python -m reverie_studio` is the studio's command line."""

from reverie_studio.cli import main

raise SystemExit(main())
