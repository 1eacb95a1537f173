/** Lines of a name in a cover, and the size of their letters in units of the cover. */
export interface ArrangedName {
  readonly lines: readonly string[]
  readonly size: number
  /** A single word that is wider than the cover even in the smallest letters is squeezed to this share of its width. */
  readonly squeezed?: number
}

/** What the lines may take of the width of a cover, which is 120. */
const WIDTH = 108
/** The largest letters of one, two and three lines. */
const LARGEST = [24, 21, 15.5]
/** 11 px on the smallest tile of a phone, which is 100 px wide. */
const SMALLEST = 13.2
/** One line is no smaller than this if there could be two. */
const ENOUGH = 15
/** More words than this never fit. */
const MOST_WORDS = 9
/** Letters by their width in Rubik at weight 800, in twentieths of their size, from 4 on. */
const WIDTHS = new Map(
  ` |'|ijl:.,і|IІ||f-гғ|rt|sz1т|Lacekvxy7ГаеёзсухьэҒәұү|EFTZbdghnopqu569БЕЁТбвийклнопрцчяқңөһ|BCJKPRSVXY02348ВЗРСУХЧЬЭЯдъҰҮҺ|ADGHNOQU&АКНОПӘҚӨ|ДИЙЛЦЪҢ|MWwМмфшщы|ю|mФж||ШЫ|ЩЮ|Ж`
    .split('|')
    .flatMap((letters, at) => Array.from(letters, (letter) => [letter, (at + 4) / 20] as const)),
)
const SPACE = 0.2
/** Signs after this one, such as Chinese ones, are as wide as high. */
const LAST_NARROW = 0x2e7f

type Word = { text: string; width: number }
type Arrangement = { lines: string[]; width: number }

/** Arranges a name in up to three lines of the largest letters that fit; what does not fit ends in dots. */
export function arrangeName(name: string): ArrangedName {
  const all = name.trim().split(/\s+/)
  let words = (all.length > MOST_WORDS ? shorten(all.slice(0, MOST_WORDS + 1)) : all).map(measure)
  for (;;) {
    const [one, two, three] = [1, 2, 3].map((count, at) => {
      const { lines, width } = balance(words, count)
      return { lines, size: Math.min(LARGEST[at] ?? 0, WIDTH / width) }
    })
    const large = one && two && (one.size > two.size ? one : two)
    if (large && large.size >= ENOUGH) return large
    const best = [two, one, three].find((option) => option !== undefined && option.size >= SMALLEST)
    if (best) return best
    const [only] = words
    if (only && words.length === 1)
      return { lines: [only.text], size: SMALLEST, squeezed: WIDTH / (only.width * SMALLEST) }
    words = shorten(words.map(({ text }) => text)).map(measure)
  }
}

/** One word less, with dots in its place. */
function shorten(words: readonly string[]): string[] {
  return [...words.slice(0, -2), `${(words.at(-2) ?? '').replace(/[:,&…]$/, '')}…`]
}

/** The lines whose widest is the narrowest. */
function balance(words: readonly Word[], count: number): Arrangement {
  const last = words.length - 1
  if (count === 1 || last === 0) {
    const width = words.reduce((sum, word) => sum + word.width, last * SPACE)
    return { lines: [words.map(({ text }) => text).join(' ')], width }
  }
  let best: Arrangement | null = null
  for (let first = 1; first <= last; first += 1) {
    const head = balance(words.slice(0, first), 1)
    const tail = balance(words.slice(first), count - 1)
    const width = Math.max(head.width, tail.width)
    if (best === null || width < best.width) best = { lines: [...head.lines, ...tail.lines], width }
  }
  return best ?? { lines: [], width: 0 }
}

/** An estimate of a word's width, in multiples of its size. */
function measure(text: string): Word {
  let width = 0
  for (const letter of text) width += WIDTHS.get(letter) ?? ((letter.codePointAt(0) ?? 0) > LAST_NARROW ? 1 : 0.75)
  return { text, width }
}
