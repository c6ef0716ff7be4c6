/** Chromium's offer to put the app on this device; other browsers have it in their own menu. */
export interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  offer = $state.raw<Offer | null>(null);

  listen(): void {
    addEventListener('beforeinstallprompt', (event) => (this.offer = event as Offer));
    addEventListener('appinstalled', () => (this.offer = null));
  }

  /** May be asked once; whoever says no finds it in the browser's menu. */
  async install(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

export const installing = new Installing();
