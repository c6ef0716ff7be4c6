import type { DeckView, Strength, TableView } from '../wire/messages';
import { has, t } from '../words/fluent';

/** A bot's code as the server says it: a personality, with `-gentle` or `-sharp` behind it. */
export function codeOf(who: string, strength: Strength): string {
  return strength === 'keen' ? who : `${who}-${strength}`;
}

/** A bot's character by its name; none for one without (it plays at random), or one unknown here. */
export function characterOf(bot: string | null): string | null {
  const [name] = bot?.split('-') ?? [];
  return name !== undefined && has(`bot-${name}-say`) ? name : null;
}

/** What a bot is, and who: always marked as one. */
export function botWords(what: string, bot: string): string {
  const [character, strength] = [characterOf(bot), bot.split('-')[1]];
  const how = strength && has(`bot-strength-${strength}`) ? t(`bot-strength-${strength}`) : null;
  return [t(what), character && t(`bot-${character}`), how].filter(Boolean).join(' · ');
}

/** Bots sit here, and of a deck that is played nothing is written that they could know. */
export function areGuessing(view: TableView, decks: DeckView[]): boolean {
  const untold = decks.filter((deck) => !deck.told).map((deck) => deck.id);
  return (
    view.chairs.some((one) => one.bot !== null) &&
    view.set_up.decks.some((id) => untold.includes(id))
  );
}
