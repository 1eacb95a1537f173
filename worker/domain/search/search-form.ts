import { cleanTyped } from '../player/typed-text.ts'

/** Longer queries are cut to this length, characters, before they are searched or put into a URL. */
const QUERY_LONGEST = 100

/** The query of a search field: normalized by `cleanTyped`, and cut to 100 characters. */
export function readQuery(typed: string): string {
  // Cuts long pasted text first, so that cleaning it takes no time.
  return cleanTyped(typed.slice(0, 2 * QUERY_LONGEST))
    .slice(0, QUERY_LONGEST)
    .trim()
}

/** Bit in a word index entry: the word is in the name of the game's provider and not in its own name. */
export const OF_PROVIDER = 2 ** 31

/**
 * The form in which names and queries are compared: lower case, no accents, no punctuation, single spaces.
 * Apostrophes are removed: "Joker's Jewels" is found by "jokers".
 */
export function searchForm(text: string): string {
  return cleanTyped(text)
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ`]+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Russian and Kazakh letters in Latin transcription, for text in search form. */
const LATIN: Record<string, string> = {
  а: 'a',
  ә: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  к: 'k',
  қ: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  ң: 'n',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ұ: 'u',
  ү: 'u',
  ф: 'f',
  х: 'h',
  һ: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** Gives spellings of the same sound one form. The rules run in this order, each over the whole word. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/dzh|dj|zh|dg(?=[eiy])/g, 'j'],
  [/shch|sch|sh/g, 'ш'],
  [/tch|ch/g, 'ч'],
  [/ph/g, 'f'],
  [/kh/g, 'h'],
  [/th/g, 't'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/oo/g, 'u'],
  [/ee|ea/g, 'i'],
  [/y/g, 'i'],
  [/(.)\1/g, '$1'],
]

/**
 * A phonetic form of a word, independent of its alphabet: "бонанза" and "bonanza" become equal, "джекпот" and "jackpot"
 * similar. In: a word in search form.
 */
export function toSound(word: string): string {
  const latin = /[а-яәғқңөұүһі]/.test(word) ? [...word].map((letter) => LATIN[letter] ?? letter).join('') : word
  return ALIKE.reduce((text, [pattern, written]) => text.replace(pattern, written), latin)
}
