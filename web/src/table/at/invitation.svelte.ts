import { doors } from '../../wire/http';
import type { Invitation } from '../../wire/messages';

/** The link to a table and its QR code: asked for once, and again if that failed. */
export class Inviting {
  readonly table: string;
  letter = $state.raw<Invitation | null>(null);
  failed = $state(false);

  constructor(table: string) {
    this.table = table;
    void this.ask();
  }

  async ask(): Promise<void> {
    if (this.letter) return;
    try {
      this.letter = await doors.invitation(this.table);
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** What people type into their browser: the server without the table. */
  get host(): string {
    return this.letter ? new URL(this.letter.link).host : location.host;
  }
}
