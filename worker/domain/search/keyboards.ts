/** Characters of a Latin keyboard, and what a Russian and a Kazakh keyboard type with the same keys. */
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё'
const LATIN_DIGITS = '234589-=0'
const KAZAKH = 'әіңғүұөһқ'

const toRussian = pairs(LATIN_KEYS, RUSSIAN)
const toKazakh = new Map([...toRussian, ...pairs(LATIN_DIGITS, KAZAKH)])
const toLatin = pairs(RUSSIAN + KAZAKH, LATIN_KEYS + LATIN_DIGITS)

/**
 * What the same keys would have typed on another keyboard layout: Cyrillic text gives Latin; Latin text gives Russian,
 * and Kazakh as well if it contains keys that differ there.
 */
export function toOtherKeyboard(text: string): string[] {
  const typed = text.toLowerCase()
  if (/[а-яё]/.test(typed) || [...KAZAKH].some((letter) => typed.includes(letter))) return [swapped(typed, toLatin)]
  if (!/[a-z]/.test(typed)) return []
  const hasKazakhKeys = [...LATIN_DIGITS].some((key) => typed.includes(key))
  return [swapped(typed, toRussian), ...(hasKazakhKeys ? [swapped(typed, toKazakh)] : [])]
}

function pairs(from: string, to: string): Map<string, string> {
  return new Map([...from].map((key, at) => [key, to[at] ?? '']))
}

function swapped(text: string, keys: ReadonlyMap<string, string>): string {
  return [...text].map((letter) => keys.get(letter) ?? letter).join('')
}
