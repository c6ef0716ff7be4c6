/** Words that come for a moment lie where they cover neither the clue nor a card. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

const MARGIN = 8;
const STEP = 8;
/** Clue, cards, what is being written. */
const KEPT = '.card, [data-clue], [data-kept], textarea, input';
/** What is to be done now: covered only where there is no other room. */
const DEEDS = '.act';
const WEIGHT = 1000;

function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const covered = (here: Box, those: Box[]) => those.reduce((sum, one) => sum + shared(here, one), 0);

/** Where a box of this size covers nothing, or as little as can be: the first such place from above. */
export function aside(size: Size, room: Size, kept: Box[], deeds: Box[] = []): Box {
  const right = room.width - size.width - MARGIN;
  const lowest = Math.max(MARGIN, room.height - size.height - MARGIN);
  const at = (left: number, top: number): Box => ({
    left,
    top,
    right: left + size.width,
    bottom: top + size.height,
  });
  let best = at((room.width - size.width) / 2, MARGIN);
  let least = Infinity;
  for (let top = MARGIN; top <= lowest; top += STEP) {
    for (const left of [(room.width - size.width) / 2, MARGIN, right]) {
      const here = at(left, top);
      const cost = covered(here, kept) * WEIGHT + covered(here, deeds);
      if (cost >= least) continue;
      [best, least] = [here, cost];
    }
  }
  return best;
}

/** What lies under a sheet or a card at full size is not looked at. */
function seen(): ParentNode {
  return [...document.querySelectorAll('dialog[open]')].pop() ?? document;
}

/** The rim of a slip, or the lifted edge of a card. */
const RIM = 6;

const boxes = (those: string, rim = 0): Box[] =>
  [...seen().querySelectorAll(those)]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, right, bottom }) => ({
      left: left - rim,
      top: top - rim,
      right: right + rim,
      bottom: bottom + rim,
    }));

/** Lays it aside, and again whenever something has come under it. Returns how to stop. */
export function stayAside(list: HTMLElement, words: HTMLElement): () => void {
  let here: Box | null = null;
  let frame = 0;
  const lay = () => {
    frame = 0;
    const kept = boxes(KEPT, RIM);
    if (here && covered(here, kept) === 0) return;
    const { width, height } = words.getBoundingClientRect();
    const room = { width: window.innerWidth, height: window.innerHeight };
    here = aside({ width, height }, room, kept, boxes(DEEDS));
    Object.assign(list.style, { inset: `${here.top}px auto auto ${here.left}px`, margin: '0' });
  };
  const soon = () => (frame ||= requestAnimationFrame(lay));
  const anew = () => {
    here = null;
    soon();
  };
  lay();
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true, subtree: true });
  // Cards that are dealt lie where they belong when they have come.
  document.addEventListener('animationend', soon);
  window.addEventListener('resize', anew);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    document.removeEventListener('animationend', soon);
    window.removeEventListener('resize', anew);
  };
}
