/** Which cards of a hand have not been seen in this tab: they are dealt, the others lie there. */

const KEY = (table: string) => `reverie-dealt-${table}`;

function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** The new cards of a hand; asking remembers them. */
export function newCards(table: string, hand: string[], store = storage()): string[] {
  let seen: string[] = [];
  try {
    seen = JSON.parse(store?.getItem(KEY(table)) ?? '[]') as string[];
    store?.setItem(KEY(table), JSON.stringify(hand));
  } catch {
    return [];
  }
  return hand.filter((card) => !seen.includes(card));
}
