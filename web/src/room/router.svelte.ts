import { leaveLayers, onPop } from './layers';
import { match, type Route, type RouteName } from './routes';

/** How the page of each address is fetched. */
export type Pages = Record<RouteName, () => Promise<unknown>>;

/** Where we are. Links in the page are caught; everything else goes through `go`. */
class Router {
  #route = $state.raw<Route>(match('/'));
  #first = true;
  #pages: Pages | null = null;

  get route(): Route {
    return this.#route;
  }
  /** Nothing has been left yet: the browser's own focus is right. */
  get first(): boolean {
    return this.#first;
  }

  start(pages: Pages): void {
    this.#pages = pages;
    this.#route = match(location.pathname);
    addEventListener('popstate', () => {
      if (!onPop() || match(location.pathname).path !== this.#route.path) this.#arrive();
    });
    addEventListener('click', (event) => this.#clicked(event));
  }

  /** Have a page at hand before one goes there. */
  async fetch(name: RouteName): Promise<void> {
    await this.#pages?.[name]();
  }

  go(address: string, { replace = false } = {}): void {
    const over = leaveLayers();
    if (replace || over) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    const next = match(location.pathname);
    if (next.path === this.#route.path) return;
    this.#first = false;
    this.#route = next;
  }

  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || match(url.pathname).name === 'problem') return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
export const go = (address: string, how?: { replace?: boolean }) => router.go(address, how);
