/** The first wish that there are words for; a wish may be null, or have a region (`de-AT`). */
export function choose(wishes: (string | null)[], languages: string[]): string {
  for (const wish of wishes) {
    const plain = wish?.toLowerCase().split('-')[0];
    if (plain && languages.includes(plain)) return plain;
  }
  return languages[0] ?? 'en';
}
