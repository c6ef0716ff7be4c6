import { afterEach, expect, test, vi } from 'vitest';
import { stayNear } from './focus';

const body = {};
const heading = { tabIndex: 0, focus: vi.fn() };

function page(more: { dialog?: boolean } = {}) {
  const button = { isConnected: true };
  const document = {
    body,
    activeElement: button as unknown,
    querySelector: (what: string) =>
      what.startsWith('dialog') ? (more.dialog ? {} : null) : heading,
  };
  vi.stubGlobal('document', document);
  return {
    document,
    /** The deed puts something else into its place. */
    button: () => {
      button.isConnected = false;
      document.activeElement = body;
    },
  };
}
afterEach(() => {
  heading.focus.mockClear();
  vi.unstubAllGlobals();
});

test('whoever did it with a button that is gone is at the heading', () => {
  const lose = page();
  const near = stayNear();
  lose.button();
  near();
  expect(heading.focus).toHaveBeenCalledOnce();
});

test('nobody is moved whose button is still there, who went on, or who never had one', () => {
  page();
  stayNear()();
  const went = page();
  const near = stayNear();
  went.button();
  went.document.activeElement = { isConnected: true };
  near();
  const tapped = page();
  tapped.document.activeElement = { ...body, isConnected: true };
  stayNear()();
  const over = page({ dialog: true });
  const under = stayNear();
  over.button();
  under();
  expect(heading.focus).not.toHaveBeenCalled();
});
