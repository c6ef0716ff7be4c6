/** Movement that CSS alone cannot tell: a card that goes from the hand to the table. */

const LAY = { duration: 520, easing: 'cubic-bezier(0.22, 0.8, 0.26, 1)' };

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A likeness of the card lifts, slides under the clue and is gone. The card itself stays. */
export function layDown(card: Element | null | undefined, onto: Element | null): void {
  if (!card || !onto || isStill() || !('animate' in card)) return;
  const from = card.getBoundingClientRect();
  const to = onto.getBoundingClientRect();
  const likeness = card.cloneNode(true) as HTMLElement;
  likeness.removeAttribute('id');
  likeness.setAttribute('aria-hidden', 'true');
  likeness.inert = true;
  Object.assign(likeness.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    zIndex: '20',
    pointerEvents: 'none',
    transition: 'none',
  });
  document.body.append(likeness);
  const across = to.left + to.width / 2 - (from.left + from.width / 2);
  const along = to.top + to.height / 2 - (from.top + from.height / 2);
  const going = likeness.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(-8px) rotate(-1.5deg)', opacity: 1, offset: 0.2 },
      { transform: `translate(${across}px, ${along}px) scale(0.45)`, opacity: 0 },
    ],
    LAY,
  );
  const gone = () => likeness.remove();
  going.finished.then(gone, gone);
}
