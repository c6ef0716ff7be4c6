/** Words that come in several languages: mine, else English, else any. */
export function inLanguage(words: Record<string, string>, language: string): string {
  return words[language] ?? words.en ?? Object.values(words)[0] ?? '';
}
