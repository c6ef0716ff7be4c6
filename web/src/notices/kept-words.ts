/**
 * Words for a notice, in the language of whoever asked for it. The worker that shows it has no
 * page and no Fluent: the page leaves them in a cache of their own, which the worker must not clear.
 */
export const WORDS_CACHE = 'reverie-notices';
/** What a notice may be about. */
export type NoticeKind = 'your_turn' | 'sit_down';
const ADDRESSES: Record<NoticeKind, string> = {
  your_turn: '/notice-words',
  sit_down: '/notice-words-sit-down',
};

export interface NoticeWords {
  title: string;
  body: string;
}

export async function leaveWords(
  words: NoticeWords,
  store: CacheStorage = caches,
  kind: NoticeKind = 'your_turn',
): Promise<void> {
  const cache = await store.open(WORDS_CACHE);
  await cache.put(ADDRESSES[kind], new Response(JSON.stringify(words)));
}

/** What was left; our name alone if nothing was. */
export async function findWords(
  store: CacheStorage = caches,
  kind: NoticeKind = 'your_turn',
): Promise<NoticeWords> {
  try {
    const found = await (await store.open(WORDS_CACHE)).match(ADDRESSES[kind]);
    const words = (await found?.json()) as Partial<NoticeWords> | undefined;
    if (typeof words?.title === 'string' && typeof words.body === 'string') {
      return { title: words.title, body: words.body };
    }
  } catch {
    // A notice without words is still a notice.
  }
  return { title: 'Reverie', body: '' };
}
