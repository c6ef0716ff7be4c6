import { forget, keep, kept } from '../device/keeping';

export type Theme = 'night' | 'day';
const KEY = 'reverie-theme';
const TABLE = { night: '#201811', day: '#e9dfcc' } as const;

function wished(): Theme {
  return matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night';
}

/** Day or night: the player's choice, else the system's wish. first.js paints it first. */
class Light {
  #theme = $state<Theme>('night');

  get theme(): Theme {
    return this.#theme;
  }

  start(): void {
    this.#show((kept(KEY) as Theme | null) ?? wished());
    matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => {
      if (kept(KEY) === null) this.#show(wished());
    });
  }

  choose(theme: Theme): void {
    if (theme === wished()) forget(KEY);
    else keep(KEY, theme);
    this.#show(theme);
  }

  other(): void {
    this.choose(this.#theme === 'night' ? 'day' : 'night');
  }

  #show(theme: Theme): void {
    this.#theme = theme;
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', TABLE[theme]);
  }
}

export const theme = new Light();
