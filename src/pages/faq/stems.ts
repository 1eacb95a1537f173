/** Shorter stems would match unrelated words. */
const SHORTEST = 3

/**
 * A part of speech and its endings: only words of the same part of speech can be forms of one word. Endings are in
 * search form, with и instead of й.
 */
type Kind = readonly [name: string, ending: RegExp]

/** Matches from the last letter before the ending, because some endings depend on it. */
const ending = (...patterns: string[]): RegExp => new RegExp(`(?:${patterns.join('|')})$`, 'y')

const RUSSIAN: readonly Kind[] = [
  ['noun', ending('[бвгджзиклмнпрстфхцчшщ]', '.(?:[аяоеыиуюь]|[оеи]и|[оеь]ю|[оеая]м|[ая]ми|[ая]х|[ое]в)')],
  ['adjective', ending('.(?:[ыио]и|[ая]я|[оы]е|[ое]го|[ое]му|[ыи]м|[ыи]х|ую|[ыи]ми|ом|о)')],
  [
    'verb',
    ending(
      '.(?:[аеияуы]?(?:ть|л[аои]?)|[аеияу]ю|[аеияу]?(?:ешь|ет|ем|ете|ют|ите)|ут|ишь|ит|им|ат|ят|и|ь|аи|яи)(?:с[яь])?',
    ),
  ],
]

/**
 * The first sound of a Kazakh suffix depends on the letter before it. Checking that keeps most Russian words from
 * matching.
 */
const VOICELESS = '[пткқсшщчцхфһбвгд]'
const VOICED = '[аәеиіоөуұүыэюялмнңрзж]'
const VOWEL = '[аәеиіоөуұүыэюя]'
const CONSONANT = '[бвгғджзкқлмнңпрстфхцчшщһ]'
/** The suffixes after the first are matched loosely: number, possession, case. */
const WHOSE = '(?:с?[ыі](?:м|ң|[мң][ыі]з)?|[мң](?:[ыі]з)?)?'
const CASE = '(?:[дтн](?:[ыі]ң?|[ае](?:н|[ғг][ыі])?)|нд[ае](?:[ғг][ыі])?|н|[ғгқк]?[ае]|[мбп]ен)?'
const NOUN = `(?:[лдт][ае]р)?${WHOSE}${CASE}`
const PERSON = '(?:м[ыіе]н|с[ыі][зң]|м[ыі]з|[мңқк]|ң[ыі]з)?'
const KAZAKH: readonly Kind[] = [
  [
    'kazakh noun',
    ending(
      '.',
      `(?:${VOICELESS}т|${VOICED}[лд])[ае]р${WHOSE}${CASE}`,
      `(?:${VOWEL}(?:с[ыі]|[мң](?:[ыі]з)?)|${CONSONANT}[ыі](?:м|ң|[мң][ыі]з)?)${CASE}`,
      `${VOICELESS}(?:т(?:[ыі]ң?|[ае](?:н|[ғг][ыі])?)|[қк][ае]|пен)`,
      `${VOICED}(?:[дн](?:[ыі]ң?|[ае](?:н|[ғг][ыі])?)|[ғг][ае]|[мб]ен)`,
    ),
  ],
  [
    'kazakh verb',
    ending(
      `.у${NOUN}`,
      `.[аеи](?:${PERSON}|д[ыі])`,
      `(?:${VOICELESS}т|${VOICED}д)[ыі]${PERSON}`,
      `(?:${VOICELESS}[қк]|${VOICED}[ғг])[ае]н${NOUN}`,
      '.[ыі]?п',
      '.с[ае](?:ң?[ыі]з|[мқк])?',
      '.[ыі]?ң[ыі]з',
      '.[аеи]т[ыі]н',
    ),
  ],
]
const ONLY_KAZAKH = /[әғқңөұүһі]/
const CYRILLIC = /[а-яәғқңөұүһі]/

const cached = new Map<string, readonly string[]>()

/** Whether two words in search form may be forms of one word: some rule fits both and leaves the same stem. */
export function areOneWord(one: string, other: string): boolean {
  return one === other || getStems(one).some((stem) => getStems(other).includes(stem))
}

/** The beginning that all forms of a word share: the key of the lookup table. */
export function toStem(word: string): string {
  return word.slice(0, SHORTEST)
}

function getStems(word: string): readonly string[] {
  const stems = cached.get(word) ?? findStems(word)
  cached.set(word, stems)
  return stems
}

function findStems(word: string): string[] {
  if (!CYRILLIC.test(word)) return [word, ...englishStems(word)]
  // Russian words in a Kazakh text take endings of both languages, and a word rarely shows which language it is.
  const kinds = ONLY_KAZAKH.test(word) ? KAZAKH : [...RUSSIAN, ...KAZAKH]
  return kinds.flatMap((kind) => cut(word, kind))
}

function cut(word: string, [name, pattern]: Kind): string[] {
  const stems: string[] = []
  for (let at = SHORTEST; at <= word.length; at += 1) {
    pattern.lastIndex = at - 1
    if (pattern.test(word)) stems.push(`${name}:${word.slice(0, at)}`)
  }
  // "Ставок" is a form of "ставка".
  const droppedVowel = name === 'noun' && /^(.{2,}[^аеиоуыэюя])[ое]к$/.exec(word)
  return droppedVowel ? [...stems, `noun:${droppedVowel[1]}к`] : stems
}

/** English endings, and what replaces each in the base word. */
const ENGLISH = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ed', ''],
  ['ed', 'e'],
  ['ied', 'y'],
  ['ing', ''],
  ['ing', 'e'],
] as const

function englishStems(word: string): string[] {
  return ENGLISH.flatMap(([end, replacement]) => {
    const stem = word.slice(0, -end.length)
    if (!word.endsWith(end) || stem.length < SHORTEST) return []
    // "Betting" is a form of "bet".
    const single = stem.replace(/([bdgmnprt])\1$/, '$1')
    return [stem + replacement, single]
  })
}
