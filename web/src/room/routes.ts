/** The addresses of the client. The server answers index.html for each of them. */
export const PATTERNS = {
  '/': 'home',
  '/new': 'new',
  '/pass': 'pass',
  '/t/:table': 'table',
  '/t/:table/book': 'book',
  '/t/:table/book/:game': 'book',
  '/j/:code': 'code',
  '/decks': 'decks',
  '/decks/:deck': 'decks',
  '/rules': 'rules',
  '/rules/:game': 'rules',
  '/about': 'about',
  '/tv/:code': 'tv',
  '/circle': 'circle',
  '/circle/:circle': 'circle',
} as const;

export type RouteName = (typeof PATTERNS)[keyof typeof PATTERNS] | 'problem';

export interface Route {
  name: RouteName;
  params: Record<string, string>;
  path: string;
}

function parts(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function fit(pattern: string, path: string[]): Record<string, string> | null {
  const wanted = parts(pattern);
  if (wanted.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const given = path[i] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = given;
    else if (part !== given) return null;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Which screen an address is; whatever is not in the list is a problem. */
export function match(path: string): Route {
  const given = parts(path).map(decoded);
  for (const [pattern, name] of Object.entries(PATTERNS)) {
    const params = fit(pattern, given);
    if (params) return { name, params, path };
  }
  return { name: 'problem', params: {}, path };
}
