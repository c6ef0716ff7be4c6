"""The bots' process with an encoder that needs no model: quick to start."""

from plain_encoder import PlainEncoder

from reverie.bots import worker

worker.Encoder = PlainEncoder  # type: ignore[attr-defined]

if __name__ == "__main__":
    worker.main()
