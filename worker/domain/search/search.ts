import { editDistance, errorsAllowed } from './edit-distance.ts'
import { toOtherKeyboard } from './keyboards.ts'
import { OF_PROVIDER, searchForm, toSound } from './search-form.ts'

/**
 * The sorted words of a catalogue and their sounds, one per line. The games that have word n are `places` from
 * `starts[n]` to `starts[n + 1]`; the bit `OF_PROVIDER` is set if the word is of the game's provider.
 */
export type WordIndex = { words: string; sounds: string; starts: Uint32Array; places: Uint32Array }

/** A catalogue to search: its word index, the games' names in search form (one per line), and the number of games. */
export type Searchable = { words: WordIndex; forms: string; count: number }

/** Rank of a match: lower is better, plus 1 if the word is the provider's. Games of equal rank keep their order. */
const FIT = { begins: 0, word: 2, sound: 4, keyboard: 6, error: 8, none: 255 } as const
/** `nearest` also searches for this many first letters of a word. */
const BEGINNING = 3
/** Prefixes with typing errors are matched from this many letters on: shorter ones match almost everything. */
const BEGINNING_WITH_ERRORS = 5
/** If fewer games than this match without typing errors, matches with errors are added. */
const FEW = 8

/**
 * Places of the games that have every word of a query, in any order, best first: start of the name, start of a word,
 * same sound, other keyboard layout, typing errors. Typing errors are tried only if fewer than `few` games match
 * without them; with 0 never. Null if the query has no words.
 */
export function search(games: Searchable, query: string, few = FEW): number[] | null {
  const typed = splitWords(query)
  if (typed.length === 0) return null
  const elsewhere = toOtherKeyboard(query).map(splitWords)
  let fits = findFits(games, typed, beginnings)
  for (const words of elsewhere) fits = better(fits, findFits(games, words, onAnotherKeyboard(beginnings)))
  if (isFewerThan(fits, few)) fits = better(fits, findFits(games, typed, errors))
  if (isFewerThan(fits, Math.min(few, 1))) {
    for (const words of elsewhere) fits = better(fits, findFits(games, words, onAnotherKeyboard(errors)))
  }
  return ranked(fits, beginningAs(games, typed.join(' ')))
}

/**
 * For a query without results: places of at most `most` games that match some of its words, those with most words
 * first.
 */
export function nearest(games: Searchable, query: string, most: number): number[] {
  const typed = splitWords(query)
  const missing = new Uint8Array(games.count).fill(typed.length)
  for (const word of typed) {
    const fits = better(findFits(games, [word], errors), findFits(games, [word.slice(0, BEGINNING)], beginnings))
    for (let place = 0; place < (fits?.length ?? 0); place += 1) {
      if (fits?.[place] !== FIT.none) missing[place] = (missing[place] ?? 0) - 1
    }
  }
  for (let place = 0; place < missing.length; place += 1) {
    if (missing[place] === typed.length) missing[place] = FIT.none
  }
  return ranked(missing).slice(0, most)
}

function splitWords(text: string): string[] {
  return searchForm(text).split(' ').filter(Boolean)
}

/** Compares the catalogue's words with a typed one, and calls `hit` with the rank of each match. */
type Matcher = (words: Lists, typed: string, hit: (word: number, fit: number) => void) => void

/** Rank of each game by place; null if no game matches, which is the usual case. */
type Fits = Uint8Array | null

/** Rank of each game for a query: the worst rank among the query's words. */
function findFits(games: Searchable, typed: readonly string[], match: Matcher): Fits {
  const { words, count } = games
  const lists = buildLists(games)
  let all: Fits = null
  for (const text of typed) {
    let one: Fits = null
    match(lists, text, (word, fit) => {
      one ??= new Uint8Array(count).fill(FIT.none)
      const end = words.starts[word + 1] ?? 0
      for (let at = words.starts[word] ?? 0; at < end; at += 1) {
        const entry = words.places[at] ?? 0
        const place = entry & (OF_PROVIDER - 1)
        const fitness = fit + (entry >>> 31)
        if (fitness < (one[place] ?? 0)) one[place] = fitness
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
    // Words that match by spelling are not compared by sound.
    if (at === start && end > start) at = end
    if (sounds[at]?.startsWith(sound)) hit(at, FIT.sound)
  }
}

/** Matches words and sounds with few typing errors; longer input also matches prefixes with the same first letter. */
const errors: Matcher = (lists, typed, hit) => {
  beginnings(lists, typed, hit)
  for (const [text, list, letters] of [
    [typed, lists.words, lists.wordLetters()],
    [toSound(typed), lists.sounds, lists.soundLetters()],
  ] as const) {
    const most = errorsAllowed(text.length)
    if (most === 0) continue
    const wanted = toLetterMask(text)
    for (let at = 0; at < list.length; at += 1) {
      // Each typed letter that the word lacks is at least one error: skips the expensive comparison.
      if (bits(wanted & ~(letters[at] ?? 0)) > most) continue
      const word = list[at] ?? ''
      const { whole, beginning } = editDistance(text, word, most)
      if (whole !== Infinity) hit(at, FIT.error + 4 * whole)
      else if (text.length >= BEGINNING_WITH_ERRORS && beginning !== Infinity && word[0] === text[0])
        hit(at, FIT.error + 4 * beginning + 2)
    }
  }
}

/**
 * Matches input from another keyboard layout. By sound only for longer input: for a short one both guesses together
 * match too much.
 */
function onAnotherKeyboard(match: Matcher): Matcher {
  return (lists, typed, hit) =>
    match(lists, typed, (word, fit) => {
      if (fit !== FIT.sound || errorsAllowed(typed.length) > 0) hit(word, Math.max(fit, FIT.keyboard))
    })
}

/** Whether a game's name starts with the query: such games rank first. */
function beginningAs(games: Searchable, query: string): (place: number) => boolean {
  const forms = buildLists(games).forms()
  return (place) => forms[place]?.startsWith(query) ?? false
}

/** The better rank of each game. */
function better(fits: Fits, others: Fits): Fits {
  if (fits === null || others === null) return fits ?? others
  for (let place = 0; place < fits.length; place += 1) {
    const other = others[place] ?? FIT.none
    if (other < (fits[place] ?? 0)) fits[place] = other
  }
  return fits
}

/** The worse rank of each game. */
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

/**
 * Places sorted by rank; among games that match a word of their own name, those whose name starts with the query are
 * first.
 */
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

/** Sorts after every letter. */
const LAST_LETTER = '\uFFFF'

/** Index of the first of sorted words that is not less than `text` (binary search). */
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

/**
 * The lists of an index, split once and cached while the index is in use; lists that few searches need are split on
 * demand.
 */
function buildLists({ words: index, forms }: Searchable): Lists {
  const before = known.get(index)
  if (before) return before
  const [words, sounds] = [split(index.words), split(index.sounds)]
  const lists = {
    words,
    sounds,
    forms: onDemand(() => split(forms)),
    wordLetters: onDemand(() => Uint32Array.from(words, toLetterMask)),
    soundLetters: onDemand(() => Uint32Array.from(sounds, toLetterMask)),
  }
  known.set(index, lists)
  return lists
}

function onDemand<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

/** The letters of a word as a bit mask; some letters share a bit. */
function toLetterMask(word: string): number {
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
