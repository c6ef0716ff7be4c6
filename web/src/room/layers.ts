/**
 * What lies over a page (a sheet, a card at full size) closes with the browser's Back,
 * and Back does not leave the page. Each layer is one entry of the history with the same address.
 */

interface Layer {
  close: () => void;
}

const layers: Layer[] = [];
/** Entries we take off the history ourselves; their popstate is not the player's Back. */
let expected = 0;

interface LayerState {
  layer?: number;
}

function depth(): number {
  return (history.state as LayerState | null)?.layer ?? 0;
}

/** Lay something over the page. Returns how to take it off again (safe to call twice). */
export function layOver(close: () => void): () => void {
  const layer = { close };
  layers.push(layer);
  stay();
  history.pushState({ ...(history.state as object | null), layer: layers.length }, '');
  return () => takeOff(layer);
}

/** The page beneath may be scrolled meanwhile: the browser must not take it back to where it was. */
function stay(): void {
  history.scrollRestoration = 'manual';
}

/** With no layer left, pages are found again where they were; not before the browser is back. */
function findAgain(): void {
  setTimeout(() => {
    if (layers.length === 0) history.scrollRestoration = 'auto';
  });
}

function takeOff(layer: Layer): void {
  const at = layers.indexOf(layer);
  if (at < 0) return;
  const above = layers.splice(at);
  for (const one of above.slice(1)) one.close();
  const steps = depth() - at;
  if (steps > 0) {
    expected += 1;
    history.go(-steps);
  }
}

/** The player went back (or forward): true if that only closed a layer. */
export function onPop(): boolean {
  findAgain();
  if (expected > 0) {
    expected -= 1;
    return true;
  }
  let closed = false;
  while (layers.length > depth()) {
    layers.pop()?.close();
    closed = true;
  }
  return closed;
}

/** A link inside a layer: the new page takes the layer's place in the history. */
export function leaveLayers(): boolean {
  const any = layers.length > 0;
  for (const layer of layers.splice(0).reverse()) layer.close();
  findAgain();
  return any;
}
