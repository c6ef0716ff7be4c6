/** The button that had the focus is gone with its page: go to the heading before the cards. */
export function toHeading(): void {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (!lost || document.querySelector('dialog[open]')) return;
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Before a deed; the answer is called after it. Whoever's button went with the deed goes to the heading. */
export function stayNear(): () => void {
  const from = document.activeElement;
  return () => {
    if (from && !from.isConnected) toHeading();
  };
}
