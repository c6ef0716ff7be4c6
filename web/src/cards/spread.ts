/** Some of many, evenly taken: a fan that shows what is in a deck, and always the same. */
export function spread<T>(all: T[], count: number): T[] {
  if (all.length <= count) return all;
  return Array.from(
    { length: count },
    (_, at) => all[Math.floor(((at + 0.5) * all.length) / count)]!,
  );
}
