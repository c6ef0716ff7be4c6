const MARK = '#seat=';

/** The secret in the fragment of an address, if there is one. */
export function secretIn(hash: string): string | null {
  return hash.startsWith(MARK) && hash.length > MARK.length ? hash.slice(MARK.length) : null;
}

export const seatAddress = (table: string, secret: string): string => `${table}${MARK}${secret}`;

/** Whose seat a link moves: its first byte. Whether the link is good only the server can tell. */
export function seatIn(secret: string): number | null {
  try {
    return atob(secret.slice(0, 4).replaceAll('-', '+').replaceAll('_', '/')).charCodeAt(0);
  } catch {
    return null;
  }
}
