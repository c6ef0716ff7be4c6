// Everything one can tap, where it lies, and whether it can be reached at all: in the window, or
// by scrolling whatever it lies in. A modal dialog makes the rest of the page untappable.
({ touch, width }) => {
  const page = document.documentElement;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const tappable =
    'button, a[href], input, textarea, select, summary, [role=slider], label:has(input)';

  const scrollsX = (e) =>
    e.scrollWidth > e.clientWidth && /auto|scroll/.test(getComputedStyle(e).overflowX);
  const scrollsY = (e) =>
    e.scrollHeight > e.clientHeight && /auto|scroll/.test(getComputedStyle(e).overflowY);
  const above = (element) => {
    const all = [];
    for (let e = element.parentElement; e && e !== document.body; e = e.parentElement) {
      all.push(e);
      if (e === dialog) return all;
    }
    return all;
  };
  const pageScrolls = !dialog && page.scrollHeight > innerHeight;

  const hidden = (e, box) =>
    box.width < 2 ||
    box.height < 2 ||
    !e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    e.closest('[aria-hidden=true], [inert]') !== null;
  const told = (e, box) => {
    const name = (e.getAttribute('aria-label') ?? e.textContent ?? '').trim().slice(0, 40);
    const [x, y, wide, high] = [box.left, box.top, box.width, box.height].map(Math.round);
    return `${e.tagName.toLowerCase()} "${name}" at ${x},${y} ${wide}x${high}`;
  };
  // Words in a sentence are exempt, and so is a field whose label is what one taps.
  const exempt = (e) =>
    (e.tagName === 'A' && getComputedStyle(e).display === 'inline') ||
    (e.tagName === 'INPUT' && e.closest('label') !== null);

  const out = [];
  const small = [];
  for (const e of (dialog ?? document.body).querySelectorAll(tappable)) {
    const box = e.getBoundingClientRect();
    if (hidden(e, box)) continue;
    const beyondX = box.left < -1 || box.right > width + 1;
    const beyondY = box.top < -1 || box.bottom > innerHeight + 1;
    if (beyondX && !above(e).some(scrollsX)) out.push(told(e, box));
    else if (beyondY && !pageScrolls && !above(e).some(scrollsY)) out.push(told(e, box));
    if (!exempt(e) && Math.min(box.width, box.height) < touch - 0.5) small.push(told(e, box));
  }
  // Words that stick out of what they stand in, or would if it did not cut them off.
  const holders = 'button, a[href], label, h1, h2, h3, p, li, dt, dd, dialog, main';
  const kindly = (e, end) => {
    for (; e && e !== end.parentElement; e = e.parentElement) {
      const style = getComputedStyle(e);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return true;
      if (scrollsX(e)) return true;
    }
    return false;
  };
  const cut = [];
  const words = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const e = text.parentElement;
    const holder = e.closest(holders);
    if (!text.data.trim() || !holder || e.closest('.sr, svg, style, script')) continue;
    if (hidden(e, e.getBoundingClientRect())) continue;
    const box = holder.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(text);
    const beyond = [...range.getClientRects()].some((r) => r.width > 1
      && (r.right > box.right + 2 || r.left < box.left - 2
        || (r.bottom > box.bottom + 6 && holder.matches('button, a'))));
    if (beyond && !kindly(e, holder)) cut.push(told(holder, box));
  }
  // What one presses or reads first takes two lines at most; a paragraph may be as long as it is.
  const tall = [];
  const first = width < 400 ? '.btn, summary, h1, h2, h3' : '.btn, summary';
  for (const e of (dialog ?? document.body).querySelectorAll(first)) {
    const box = e.getBoundingClientRect();
    if (hidden(e, box) || getComputedStyle(e).display === 'inline') continue;
    const inside = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    for (let text = inside.nextNode(); text; text = inside.nextNode()) {
      if (text.parentElement.closest('.sr, svg, p, small, bdi')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map((r) => Math.round(r.top)));
      if (lines.size > 2) tall.push(`${told(e, box)} in ${lines.size} lines`);
    }
  }
  return {
    cut,
    tall,
    // A phone zooms out of a page that is too wide: its own width counts, not what it makes of it.
    sideways: page.scrollWidth - width,
    scrolls: page.scrollHeight - innerHeight,
    out,
    small,
  };
}
