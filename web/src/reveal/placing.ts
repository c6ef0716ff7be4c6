import { pointsOf, shows, turningOf, turnsApart, votersOf } from '../table/telling/reveal';
import type { Stage } from '../table/telling/reveal';
import { astray, type Turn } from '../table/telling/verdict';
import { joined } from '../table/people/who';
import type { PlaceView } from '../wire/messages';
import { t } from '../words/fluent';

/** What is seen of one card at a stage of the reveal. */
export interface Placed {
  place: PlaceView;
  /** It has turned: whose it was stands under it. */
  owned: boolean;
  /** The card to be found; where the crowd counts, every card it met on. */
  told: boolean;
  /** Steps back while another card is the matter. */
  dim: boolean;
  /** Everybody holds their breath for it. */
  held: boolean;
  /** The bonus it brought, on the first card of a side. */
  plus: number;
  /** How long (ms) after the others it turns. */
  turns: number;
  label: string;
}

export function placed(turn: Turn, number: number, stage: Stage): Placed {
  const { reveal } = turn;
  const place = reveal.places[number - 1]!;
  const target = reveal.target === number;
  const owned = shows(stage, target ? 'told' : 'owners');
  const met = reveal.outcome === 'crowd' && place.votes.length > 1 && !place.red;
  const told = (target && owned) || (shows(stage, 'verdict') && met);
  const plus = shows(stage, 'bonus') ? bonusOf(turn, place, number) : 0;
  return {
    place,
    owned,
    told,
    plus,
    dim: isDim(turn, stage, target || told || plus > 0),
    held: target && stage === 'breath',
    turns: stage === 'owners' ? turningOf(reveal).indexOf(number) * turnsApart(reveal) : 0,
    label: labelOf(turn, place, number, owned),
  };
}

function bonusOf({ reveal }: Turn, { side }: PlaceView, number: number): number {
  return astray(reveal, side).cards[0] === number ? pointsOf(reveal, side).bonus : 0;
}

function isDim({ reveal }: Turn, stage: Stage, matters: boolean): boolean {
  const from = reveal.target === null ? 'verdict' : 'owners';
  return shows(stage, from) && !shows(stage, 'run') && !matters;
}

function labelOf({ reveal, who }: Turn, place: PlaceView, card: number, owned: boolean): string {
  const how = reveal.target === card ? 'reveal-card-told' : 'reveal-card-owned';
  const said = t(owned ? how : 'reveal-card', {
    card,
    votes: place.votes.length,
    voters: joined(place.votes.map(who.name)),
    owner: who.name(place.owner),
  });
  return place.red ? t('reveal-card-red', { card: said }) : said;
}

/** All votes have fallen after so long (ms); the drop itself comes on top. */
const FALLEN = 1000;
const APART = 140;

/** When (ms) somebody's vote falls: one voter after the other, as round a table. */
export function fallsAt({ reveal }: Turn, seat: number): number {
  const voters = votersOf(reveal);
  return voters.indexOf(seat) * Math.min(APART, FALLEN / voters.length);
}
