// Everything a screen reader would be told by itself: what comes into a live region, in order.
(() => {
  const heard = (window.__heard = []);
  const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"]';
  const page = () => document.querySelector('h1')?.textContent.trim() ?? '';
  const isOff = (one) => one.getAttribute('aria-live') === 'off';
  const isHushed = (one) => {
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
    return one.closest('[inert], [aria-hidden="true"]') !== null || (modal && !modal.contains(one));
  };
  const regionOf = (node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(LIVE) ?? null;
    return region && !isOff(region) ? region : null;
  };
  const hear = (region, text) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words && !isHushed(region)) heard.push({ words, page: page() });
  };
  /* A region that comes with words in it: some readers tell it, so it counts. */
  const come = (node) => {
    if (!(node instanceof Element)) return;
    const inner = [...node.querySelectorAll(LIVE)];
    for (const region of [...(node.matches(LIVE) ? [node] : []), ...inner]) {
      if (!isOff(region)) hear(region, region.textContent);
    }
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'characterData') {
        const region = regionOf(change.target);
        if (region) hear(region, change.target.textContent);
      }
      for (const node of change.addedNodes) {
        const region = change.target instanceof Element ? regionOf(change.target) : null;
        if (region) hear(region, node.textContent ?? '');
        else come(node);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})();
