import { asked, refusal, Refusal } from '../wire/http';
import type { Recorded } from '../wire/messages';

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}/voice`;

async function knock(path: string, wish: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(asked(path), { credentials: 'same-origin', ...wish });
  } catch {
    throw new Refusal('unreachable', 'The server cannot be reached.');
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

/** Recordings of a table: a refusal is thrown as `Refusal`. */
export const voiceDoors = {
  send: async (table: string, wav: Blob): Promise<Recorded> => {
    const wish = { method: 'POST', headers: { 'Content-Type': 'audio/wav' }, body: wav };
    return (await (await knock(at(table), wish)).json()) as Recorded;
  },
  fetch: async (table: string, recording: string): Promise<ArrayBuffer> =>
    (await knock(`${at(table)}/${encodeURIComponent(recording)}`, {})).arrayBuffer(),
};
