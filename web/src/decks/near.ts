/** Calls `come` once the element is about to be seen; at once where nobody can tell. */
export function whenNear(element: Element, come: () => void): (() => void) | undefined {
  if (typeof IntersectionObserver !== 'function') {
    come();
    return undefined;
  }
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some((one) => one.isIntersecting)) return;
      watch.disconnect();
      come();
    },
    { rootMargin: '400px' },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
