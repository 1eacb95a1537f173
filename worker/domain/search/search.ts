import { editDistance, errorsAllowed } from './edit-distance.ts'
import { toOtherKeyboard } from './keyboards.ts'
import { OF_PROVIDER, searchForm, toSound } from './search-form.ts'

/**
 * Every word of a catalogue, one a line and in order; how each sounds; and the games that have the n-th: `places` from
 * `starts[n]` to `starts[n + 1]`, with the bit `OF_PROVIDER` where it is a word of the game's provider.
 */
export type WordIndex = { words: string; sounds: string; starts: Uint32Array; places: Uint32Array }

/** Games by place: the words that they are found by, and their names in search form, one a line. */
export type Searchable = { words: WordIndex; forms: string; count: number }

/** How well a game fits, the best first; one more where a word is its provider's. Games that fit equally well stay in their order. */
const FIT = { begins: 0, word: 2, sound: 4, keyboard: 6, error: 8, none: 255 } as const
/** Of a word that is nowhere, so many letters may still lead somewhere. */
const BEGINNING = 3
/** With a typing error, fewer letters than these are the beginning of anything. */
const BEGINNING_WITH_ERRORS = 5
/** Of so many games that fit better, a few: there may be more that were meant. */
const FEW = 8

/**
 * The places of the games that have every word of a query, in any order, the best first: by their name's beginning, the
 * beginnings of words, their sound in another alphabet, as typed on another keyboard, with typing errors: these are looked
 * for where nothing better is found than `few` games, and with 0 never. Null where there is nothing to look for.
 */
export function search(games: Searchable, query: string, few = FEW): number[] | null {
  const typed = wordsOf(query)
  if (typed.length === 0) return null
  const elsewhere = toOtherKeyboard(query).map(wordsOf)
  let fits = fitsOf(games, typed, beginnings)
  for (const words of elsewhere) fits = better(fits, fitsOf(games, words, onAnotherKeyboard(beginnings)))
  if (isFewerThan(fits, few)) fits = better(fits, fitsOf(games, typed, errors))
  if (isFewerThan(fits, Math.min(few, 1))) {
    for (const words of elsewhere) fits = better(fits, fitsOf(games, words, onAnotherKeyboard(errors)))
  }
  return ranked(fits, beginningAs(games, typed.join(' ')))
}

/** Places of games that have something of a query that finds nothing: those with most of its words, or the nearest ones. */
export function nearest(games: Searchable, query: string, most: number): number[] {
  const typed = wordsOf(query)
  const missing = new Uint8Array(games.count).fill(typed.length)
  for (const word of typed) {
    const fits = better(fitsOf(games, [word], errors), fitsOf(games, [word.slice(0, BEGINNING)], beginnings))
    for (let place = 0; place < (fits?.length ?? 0); place += 1) {
      if (fits?.[place] !== FIT.none) missing[place] = (missing[place] ?? 0) - 1
    }
  }
  for (let place = 0; place < missing.length; place += 1) {
    if (missing[place] === typed.length) missing[place] = FIT.none
  }
  return ranked(missing).slice(0, most)
}

function wordsOf(text: string): string[] {
  return searchForm(text).split(' ').filter(Boolean)
}

/** Says how well the words of the catalogue fit one that was typed: `hit` for each that does. */
type Matcher = (words: Lists, typed: string, hit: (word: number, fit: number) => void) => void

/** How well each game fits, by place; null where none does, which most of what is tried comes to. */
type Fits = Uint8Array | null

/** How well each game fits a query: as well as the word of it that fits worst. */
function fitsOf(games: Searchable, typed: readonly string[], match: Matcher): Fits {
  const { words, count } = games
  const lists = listsOf(games)
  let all: Fits = null
  for (const text of typed) {
    let one: Fits = null
    match(lists, text, (word, fit) => {
      one ??= new Uint8Array(count).fill(FIT.none)
      const end = words.starts[word + 1] ?? 0
      for (let at = words.starts[word] ?? 0; at < end; at += 1) {
        const entry = words.places[at] ?? 0
        const place = entry & (OF_PROVIDER - 1)
        const own = fit + (entry >>> 31)
        if (own < (one[place] ?? 0)) one[place] = own
      }
    })
    if (one === null) return null
    all = all === null ? one : worse(all, one)
  }
  return all
}

const beginnings: Matcher = ({ words, sounds }, typed, hit) => {
  const [start, end] = [firstFrom(words, typed), firstFrom(words, typed + LAST_LETTER)]
  for (let at = start; at < end; at += 1) hit(at, FIT.word)
  const sound = toSound(typed)
  if (sound === '') return
  for (let at = 0; at < sounds.length; at += 1) {
    // What is written as it was typed needs not sound so.
    if (at === start && end > start) at = end
    if (sounds[at]?.startsWith(sound)) hit(at, FIT.sound)
  }
}

/** Words and their sounds that are few errors away; of a longer one the beginning too, where the first letter is the same. */
const errors: Matcher = (lists, typed, hit) => {
  beginnings(lists, typed, hit)
  for (const [text, list, letters] of [
    [typed, lists.words, lists.wordLetters()],
    [toSound(typed), lists.sounds, lists.soundLetters()],
  ] as const) {
    const most = errorsAllowed(text.length)
    if (most === 0) continue
    const wanted = lettersOf(text)
    for (let at = 0; at < list.length; at += 1) {
      // A letter that the word has not is an error at least.
      if (bits(wanted & ~(letters[at] ?? 0)) > most) continue
      const word = list[at] ?? ''
      const { whole, beginning } = editDistance(text, word, most)
      if (whole !== Infinity) hit(at, FIT.error + 4 * whole)
      else if (text.length >= BEGINNING_WITH_ERRORS && beginning !== Infinity && word[0] === text[0])
        hit(at, FIT.error + 4 * beginning + 2)
    }
  }
}

/** The same of what was meant for another keyboard; how that sounds is a guess upon a guess, and takes more than a few letters. */
function onAnotherKeyboard(match: Matcher): Matcher {
  return (lists, typed, hit) =>
    match(lists, typed, (word, fit) => {
      if (fit !== FIT.sound || errorsAllowed(typed.length) > 0) hit(word, Math.max(fit, FIT.keyboard))
    })
}

/** Whether a game's name begins as the query does: such games come first. */
function beginningAs(games: Searchable, query: string): (place: number) => boolean {
  const forms = listsOf(games).forms()
  return (place) => forms[place]?.startsWith(query) ?? false
}

/** Of each game what fits better. */
function better(fits: Fits, others: Fits): Fits {
  if (fits === null || others === null) return fits ?? others
  for (let place = 0; place < fits.length; place += 1) {
    const other = others[place] ?? FIT.none
    if (other < (fits[place] ?? 0)) fits[place] = other
  }
  return fits
}

/** Of each game what fits worse. */
function worse(fits: Uint8Array, others: Uint8Array): Uint8Array {
  for (let place = 0; place < fits.length; place += 1) {
    const other = others[place] ?? FIT.none
    if (other > (fits[place] ?? 0)) fits[place] = other
  }
  return fits
}

function isFewerThan(fits: Fits, count: number): boolean {
  let found = 0
  for (const fit of fits ?? []) if (fit !== FIT.none && (found += 1) >= count) return false
  return found < count
}

/** Places in the order of how well they fit; of those that have the word itself, the ones that begin with it lead. */
function ranked(fits: Fits, begins?: (place: number) => boolean): number[] {
  if (fits === null) return []
  const byFit: number[][] = []
  for (let place = 0; place < fits.length; place += 1) {
    const fit = fits[place] ?? FIT.none
    if (fit === FIT.none) continue
    ;(byFit[fit === FIT.word && begins?.(place) ? FIT.begins : fit] ??= []).push(place)
  }
  return byFit.flat()
}

/** Behind every letter of a word. */
const LAST_LETTER = '\uFFFF'

/** The first of sorted words that is not before a text. */
function firstFrom(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

type Lists = {
  words: readonly string[]
  sounds: readonly string[]
  forms: () => readonly string[]
  wordLetters: () => Uint32Array
  soundLetters: () => Uint32Array
}

const known = new WeakMap<WordIndex, Lists>()

/** An index taken apart, once for as long as it is in use; what few searches need, with the first that does. */
function listsOf({ words: index, forms }: Searchable): Lists {
  const before = known.get(index)
  if (before) return before
  const [words, sounds] = [split(index.words), split(index.sounds)]
  const lists = {
    words,
    sounds,
    forms: onDemand(() => split(forms)),
    wordLetters: onDemand(() => Uint32Array.from(words, lettersOf)),
    soundLetters: onDemand(() => Uint32Array.from(sounds, lettersOf)),
  }
  known.set(index, lists)
  return lists
}

function onDemand<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

/** Which letters a word has, as bits: some letters share one. */
function lettersOf(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) & 31)
  return mask >>> 0
}

function bits(mask: number): number {
  let count = 0
  for (let left = mask >>> 0; left !== 0; left &= left - 1) count += 1
  return count
}

function split(text: string): string[] {
  return text === '' ? [] : text.split('\n')
}
