import type { Locale } from './languages.ts'

type Words = {
  /** Short names, January first; the year follows without a word. */
  months: readonly string[]
  /** After a number; languages that need several forms are in `Intl`. */
  units: Readonly<Record<'second' | 'minute' | 'day' | 'megabyte', string>>
}

/**
 * Words that Chromium lacks of a language, as CLDR has them: it would write English. null for a language that it knows.
 */
export const MISSING_WORDS: Record<Locale, Words | null> = {
  ru: null,
  en: null,
  kz: {
    months: 'қаң. ақп. нау. сәу. мам. мау. шіл. там. қыр. қаз. қар. жел.'.split(' '),
    units: { second: 'секунд', minute: 'минут', day: 'күн', megabyte: 'МБ' },
  },
}
