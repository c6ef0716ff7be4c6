import type { Heard, Said, Talked, Unheard } from '../../wire/messages';

/** What has been said beside the game, oldest first, after one more message about it. */
export function heard(lines: Said[], message: Talked | Heard | Unheard): Said[] {
  switch (message.kind) {
    case 'talk':
      return message.lines;
    case 'said':
      // In the order it was said: of two workers the later may be heard first.
      return [...lines.filter((line) => line.id !== message.line.id), message.line].sort(
        (one, other) => one.id - other.id,
      );
    case 'unsaid':
      return lines.filter((line) => line.id !== message.id);
  }
}
