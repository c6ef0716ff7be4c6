/** Movement that CSS alone cannot tell: a card that goes from the hand to the table. */

const LAY = { duration: 520, easing: 'cubic-bezier(0.22, 0.8, 0.26, 1)' };

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Take a likeness of a card where it lies now; called with where the table is, it lifts, slides
 * there and is gone. The card itself stays.
 */
export function liftOff(card: Element | null): (onto: Element | null) => void {
  if (!card || isStill() || !('animate' in card)) return () => {};
  const from = card.getBoundingClientRect();
  const likeness = card.cloneNode(true) as HTMLElement;
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
  return (onto) => {
    if (onto) slide(likeness, from, onto.getBoundingClientRect());
  };
}

function slide(likeness: HTMLElement, from: DOMRect, to: DOMRect): void {
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
