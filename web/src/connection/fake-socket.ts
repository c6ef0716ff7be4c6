import { PROTOCOL, type OwnView, type TableView } from '../wire/messages';

/** A WebSocket for tests: what was sent is kept, what the server says is said by the test. */
export class FakeSocket {
  static made: FakeSocket[] = [];
  sent: { id: string; do: { do: string }; turn: number; phase: string }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  url: URL;

  constructor(url: string) {
    this.url = new URL(url);
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  // ---- what the server does
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcomes(you: number | null = 0, epoch = 'e1') {
    this.onopen?.();
    this.says({ kind: 'welcome', protocol: PROTOCOL, epoch, you });
  }
  shows(version: number, table: Partial<TableView> = { code: `v${version}` }) {
    this.says({ kind: 'view', public: { version, table }, private: null });
  }
  showsOwn(version: number, own: Partial<OwnView>) {
    this.says({ kind: 'view', public: null, private: { version, own } });
  }
  breaks() {
    this.onclose?.();
  }
}
