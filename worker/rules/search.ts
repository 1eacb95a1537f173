/**
 * The form in which names and queries are compared: lower case, no accents, no punctuation, single spaces.
 * An apostrophe joins: "Joker's Jewels" is found by "jokers".
 */
export function searchForm(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ`]+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether every word of the query begins a word of the name; both already in search form. */
export function matches(name: string, words: readonly string[]): boolean {
  const padded = ` ${name}`
  return words.every((word) => padded.includes(` ${word}`))
}
