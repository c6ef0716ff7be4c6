import { getContext } from 'svelte';

export const SCALE = Symbol('scale');

/** How much the board is enlarged: pictures are fetched for it. Call while a component is set up. */
export function sizesOf(): (width: number) => string {
  const scale = getContext<(() => number) | undefined>(SCALE) ?? (() => 1);
  return (width) => `${Math.ceil(width * scale())}px`;
}
