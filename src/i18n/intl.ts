import { type IntlShape, createIntl, createIntlCache } from 'react-intl'
import { DEFAULT_LOCALE, type Locale, numberLocale } from '../../worker/domain/account/locales.ts'
import type { Dictionary, Loaded } from './dictionary.ts'
import { warn } from '../errors/log.ts'
import { MessageText } from './MessageText.tsx'

/** Shown for the moment in which a missing text is fetched in English: never the key itself. */
const NO_TEXT = '\u00a0'

const cache = createIntlCache()

/** What texts are made from: the dictionary of the locale that was asked for, and the English one where that has holes. */
export type Texts = Loaded & { locale: Locale; english: Dictionary | null }

/**
 * The formatter of texts, which writes times by the clock of `timeZone`, or the device's. A text that its dictionary lacks is taken from the English one; where that is not
 * there yet, `onMissing` is told and the place stays empty meanwhile.
 */
export function makeIntl(
  { tongue, dictionary, english }: Texts,
  timeZone: string | undefined,
  onMissing: (key: string) => void,
): IntlShape {
  const shared = { onError, ...(timeZone !== undefined && { timeZone }) }
  const own = createIntl({ locale: numberLocale(tongue), messages: dictionary, ...shared }, cache)
  const fallback = english && createIntl({ locale: numberLocale(DEFAULT_LOCALE), messages: english, ...shared }, cache)
  // The overloads of formatMessage cannot be rebuilt by a wrapper; what it takes and gives is unchanged.
  const formatMessage = ((descriptor: { id: string }, ...rest: []) => {
    const { id } = descriptor
    if (Object.hasOwn(dictionary, id)) return own.formatMessage(descriptor, ...rest)
    if (fallback && english && Object.hasOwn(english, id)) return fallback.formatMessage(descriptor, ...rest)
    onMissing(id)
    return NO_TEXT
  }) as IntlShape['formatMessage']
  return { ...own, textComponent: MessageText, formatMessage, $t: formatMessage }
}

function onError(error: Error): void {
  warn('a text could not be formatted', error)
}
