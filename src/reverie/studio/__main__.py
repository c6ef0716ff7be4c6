"""`python -m reverie.studio` is the studio's command line."""

from reverie.studio.cli import main

raise SystemExit(main())
