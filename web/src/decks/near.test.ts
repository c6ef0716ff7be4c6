import { afterEach, expect, test, vi } from 'vitest';
import { whenNear } from './near';

afterEach(() => vi.unstubAllGlobals());

test('once it comes near, and only once', () => {
  let see: (seen: { isIntersecting: boolean }[]) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: typeof see) {
        see = seen;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const come = vi.fn();
  whenNear({} as Element, come);
  see([{ isIntersecting: false }]);
  expect(come).not.toHaveBeenCalled();
  see([{ isIntersecting: true }]);
  expect(come).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('at once where nobody can tell', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const come = vi.fn();
  whenNear({} as Element, come);
  expect(come).toHaveBeenCalledOnce();
});
