"""What goes over the wire: plain messages, and their schema."""
