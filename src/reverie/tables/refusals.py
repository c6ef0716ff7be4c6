"""Everything a table can say no to beyond the rules: a closed list of codes with sentences."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    "no_such_table": "There is no table here. Perhaps the link is old, or the code mistyped.",
    "not_seated": "Only somebody who sits at the table can do that.",
    "host_only": "Only the host can do that.",
    "game_runs": "That is possible only between games.",
    "no_game": "No game has been started yet.",
    "table_full": "All twelve chairs are taken; you can watch.",
    "no_such_bot": "There is no computer player of that name.",
    "not_these_chairs": "The order must name every chair once.",
    "no_such_card": "There is no such card here.",
    "no_such_page": "There is nothing at this address.",
    "not_yet": "The table still waits for them; a stand-in may be called in a little while.",
    "talk_rests": "Talk rests until the cards are revealed.",
    "muted": "The host has muted you.",
    "talk_empty": "There is nothing to say in that.",
    "talk_too_long": "That is too long; say it shorter.",
    "word_not_wanted": "This server does not want one of these words.",
    "no_such_line": "That has been taken away already.",
    "too_fast": "Too many requests at once; please wait a moment.",
    "too_many_watchers": "Too many people are watching this table.",
    "too_many_tables": "This server has no room for another table at the moment.",
    "no_push": "This server sends no notices.",
    "no_deck": "Choose at least one deck.",
    "deck_unknown": "One of the decks is not on this server's shelf.",
    "own_pictures_off": "This server takes no pictures of your own.",
    "own_busy": "Many pictures are being read at the moment; please try again soon.",
    "own_full": "There is no room for more pictures of your own.",
    "own_title": "A deck needs a title of at most 60 letters.",
    "own_last_picture": "A deck keeps at least one picture; delete the deck instead.",
    "own_deck_chosen": "This deck is to be played; choose another one first.",
    "name_empty": "A name needs at least one visible character.",
    "name_too_long": "A name has at most 24 characters.",
    "name_taken": "Somebody at this table has that name already.",
    "link_used": "That link has been used already, or belongs to another table.",
    "seat_moved": "This seat has been taken up on another device.",
    "bad_message": "That message could not be understood.",
    "bad_origin": "That request came from another site.",
    "not_stored": "The table could not store that. Nothing has changed; please try again.",
    "closing": "The server is about to restart. Your place is kept; come back in a moment.",
    "client_too_old": "This page is older than the server. Please reload it.",
    "too_large": "That is too large.",
}


class Refused(Exception):
    """A request the table refuses. Whoever raises it has changed nothing."""

    def __init__(self, code: str) -> None:
        super().__init__(MESSAGES[code])
        self.code = code

    @property
    def message(self) -> str:
        return MESSAGES[self.code]
