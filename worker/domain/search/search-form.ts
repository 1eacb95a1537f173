import { cleanTyped } from '../account/typed-text.ts'

/** More of a query than this is not looked for, nor put into an address. */
const QUERY_LONGEST = 100

/** What a search field asks for: as typed, without what nobody sees, and no longer than is looked for. */
export function readQuery(typed: string): string {
  // Nobody types so much; what is pasted is cut before it costs time.
  return cleanTyped(typed.slice(0, 2 * QUERY_LONGEST))
    .slice(0, QUERY_LONGEST)
    .trim()
}

/** Marks, in an index of words, a game that has the word in its provider's name and not in its own. */
export const OF_PROVIDER = 2 ** 31

/**
 * The form in which names and queries are compared: lower case, no accents, no punctuation, single spaces.
 * An apostrophe joins: "Joker's Jewels" is found by "jokers".
 */
export function searchForm(text: string): string {
  return cleanTyped(text)
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ`]+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Letters of Russian and Kazakh by how they are written in Latin ones, after `searchForm`. */
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

/** What sounds alike is written alike, two letters of one sound as one: each rule on the whole word, in this order. */
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
 * How a word sounds, whatever alphabet it is written in: "джекпот" and "jackpot" come near each other, "бонанза" and
 * "bonanza" are one. Takes a word in search form.
 */
export function toSound(word: string): string {
  const latin = /[а-яәғқңөұүһі]/.test(word) ? [...word].map((letter) => LATIN[letter] ?? letter).join('') : word
  return ALIKE.reduce((text, [pattern, written]) => text.replace(pattern, written), latin)
}
