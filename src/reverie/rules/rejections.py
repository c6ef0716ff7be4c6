"""Everything the rules can say no to: a closed list of codes, each with a sentence for a person."""

from reverie.no import No


class Rejected(
    No,
    sentences={
        # setting up
        "unknown_game": "There is no game of that name.",
        "players_not_allowed": "This game cannot be played by that number of players.",
        "option_foreign": "This game does not have that option.",
        "option_out_of_range": "That value is not possible for this option.",
        "too_few_cards": "The chosen decks have too few cards for so many players.",
        "card_twice": "A card may be in the game only once.",
        "colour_unknown": "There is no rabbit of that colour.",
        "colour_taken": "Somebody else has that colour already.",
        # any time
        "no_such_seat": "Nobody sits in that seat.",
        "wrong_phase": "That is not possible at this point of the turn.",
        "stale": "The table has moved on since then.",
        "game_over": "The game has ended.",
        "game_rests": "The game is paused until enough players are at the table.",
        # the clue
        "not_storyteller": "Somebody else is the storyteller.",
        "somebody_was_faster": "Lovely idea, but somebody else was a moment faster: their clue"
        " opens the game.",
        "clue_empty": "A clue needs at least one visible character.",
        "clue_too_long": "A clue has at most 500 characters.",
        "clue_unreadable": "That clue contains something that is not text.",
        "clue_kind_not_wanted": "This table does not want clues of that kind.",
        "tune_empty": "A tune needs at least one note.",
        "tune_too_long": "A tune has at most 120 notes and lasts at most 12 seconds.",
        "unknown_voice": "There is no such voice in the music corner.",
        "note_out_of_range": "The music corner has no such note.",
        "mime_empty": "A pantomime needs at least one gesture.",
        "mime_too_long": "A pantomime has at most 40 steps and lasts at most 12 seconds.",
        "unknown_gesture": "No rabbit knows that gesture.",
        "pose_out_of_range": "No rabbit can bend like that.",
        "moments_out_of_order": "One moment has to follow the other.",
        "recording_unknown": "That recording is not there, or it is somebody else’s.",
        "recording_too_long": "A recording lasts at most 15 seconds.",
        "card_needed": "Choose the card that goes with the clue.",
        "card_not_wanted": "No card is laid with the clue in this game.",
        # cards
        "card_not_in_hand": "That card is not in the hand.",
        "wrong_number_of_cards": "That is not the number of cards to hand over.",
        "card_named_twice": "The same card is named twice.",
        "storyteller_gives_no_card": "The storyteller hands over no further card.",
        "partner_gave_already": "The team-mate has already handed over a card for the team.",
        "nothing_to_take_back": "There is no card to take back.",
        "no_surplus": "There is no card to put away.",
        # votes
        "not_a_voter": "This player does not vote in this turn.",
        "no_vote": "A ballot needs at least one vote.",
        "too_many_votes": "That is more votes than this game allows.",
        "same_place_twice": "Both votes are on the same card.",
        "no_such_place": "There is no card in that place.",
        "own_card": "Nobody may vote for a card of their own.",
        "red_missing": "The storyteller must also place the red vote.",
        "red_not_allowed": "Only the storyteller has a red vote, and only where the game has one.",
        "red_on_green": "The red vote must lie on another card than the green one.",
        # coming and going
        "seat_in_use": "Somebody sits in that seat already.",
        "sit_down_as_pair": "In this game two sit down together, or one takes an empty seat.",
        "sit_down_alone": "Players sit down one at a time here.",
        "game_full": "No more players can join this game.",
        "nobody_to_stand_in_for": "There is nothing to do for that seat right now.",
        "race_is_open": "The first clue is a race: whoever has one begins.",
        "nothing_to_end": "There is nothing to move on from.",
        # what a score pad is told and cannot be
        "impossible_table": "These cards cannot lie on the table like that.",
        "ballot_missing": "Somebody who votes in this turn has no ballot.",
    },
):
    """A command that the rules forbid. Whoever raises it has changed nothing."""
