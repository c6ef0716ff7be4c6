/** The same things with one of them moved by so many places; it stays within the row. */
export function moved<T>(all: T[], from: number, by: number): T[] {
  const to = Math.min(all.length - 1, Math.max(0, from + by));
  const rest = all.filter((_, at) => at !== from);
  const one = all[from];
  return one === undefined ? all : [...rest.slice(0, to), one, ...rest.slice(to)];
}
