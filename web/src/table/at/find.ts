import { codeOf, doors, KNOCK_AGAIN } from '../../wire/http';

/** What passes: how soon one looks again, in milliseconds. */
const HICCUPS: Record<string, number> = { too_fast: KNOCK_AGAIN, unreachable: 4_000 };

interface Finding {
  found: (table: string) => void;
  wrong: (code: string) => void;
  /** Look again so much later for what does not pass by itself; without it, never. */
  later?: number;
}

/** Looks for the table behind a code for as long as it may be found, until the answer is called. */
export function find(code: string, { found, wrong, later }: Finding): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  /** Whoever stands at a door goes on standing there while the network has a hiccup. */
  let atDoor = false;

  async function look(): Promise<void> {
    try {
      const { table } = await doors.findCode(code);
      if (!left) found(table);
    } catch (error) {
      if (!left) refused(codeOf(error));
    }
  }
  function refused(why: string): void {
    const hiccup = HICCUPS[why];
    if (hiccup === undefined) atDoor = why === 'knock_first';
    if (hiccup === undefined || !atDoor) wrong(why);
    const wait = hiccup ?? (atDoor ? KNOCK_AGAIN : later);
    if (wait !== undefined) timer = setTimeout(look, wait);
  }
  void look();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
