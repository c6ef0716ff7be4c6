import type { Point } from './walk';

/** Starts one after the other; a long way is run faster. */
const APART = 140;
const HOP = 190;
const FAST = 110;
const LONG = 6;

/** Let a rabbit hop from point to point: it is at the last of them already, in truth. */
export function hop(
  runner: HTMLElement,
  body: HTMLElement,
  way: Point[],
  order: number,
): Animation[] {
  const [last, hops] = [way.at(-1), way.length - 1];
  if (!last || hops < 1 || !runner.animate) return [];
  const each = hops > LONG ? FAST : HOP;
  const when = { delay: 150 + order * APART, fill: 'backwards' as const };
  const steps = way.map(({ x, y }) => ({
    transform: `translate(${x - last.x}px, ${y - last.y}px)`,
    easing: 'cubic-bezier(0.3, 0, 0.6, 1)',
  }));
  const up = `translateY(${-body.offsetHeight * 0.5}px)`;
  const jump = [
    { transform: 'none', easing: 'ease-out' },
    { transform: up, easing: 'ease-in' },
    { transform: 'none' },
  ];
  return [
    runner.animate(steps, { ...when, duration: each * hops }),
    body.animate(jump, { ...when, duration: each, iterations: hops }),
  ];
}

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
