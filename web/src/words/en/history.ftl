### What has been told at this table.

history-game = { $game ->
    [one] The first game
   *[other] Game { $game }
  }
history-empty = Nothing has been told yet. Every turn will be kept here.
history-loading = Turning the pages back…
history-turn = Turn { $turn }
history-some = { $found } of { $voters } found it
history-all = everybody found it
history-nobody = nobody found it
history-met = { $count } met on it
history-met-none = nobody met
