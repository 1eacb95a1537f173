import { type IntlShape, createIntl, createIntlCache } from 'react-intl'
import { DEFAULT_LOCALE, type Locale, numberLocale } from '#domain/languages/locales.ts'
import type { Dictionary, Loaded, MessageKey } from './dictionary.ts'
import { warn } from '../errors/log.ts'
import { MessageText } from './MessageText.tsx'

/** Shown while a missing text is loaded in English, so that the player never sees its key. */
const NO_TEXT = '\u00a0'

const cache = createIntlCache()

type AllTexts = Record<MessageKey, Dictionary[string]>

/** The texts of the chosen locale, and the English ones once a text turned out to be missing. */
export type Texts = Loaded & { locale: Locale; english: Dictionary | null }

/**
 * Creates the formatter; times are in `timeZone`, or the device's. A missing text is taken from English; until that is
 * loaded, `onMissing` is called and the text is blank.
 */
export function makeIntl(
  { tongue, dictionary, english }: Texts,
  timeZone: string | undefined,
  onMissing: (key: string) => void,
): IntlShape {
  const shared = { onError, ...(timeZone !== undefined && { timeZone }) }
  const create = (language: Locale, texts: Dictionary): IntlShape =>
    // Not all are loaded: `formatMessage` below looks whether a text is there.
    createIntl({ locale: numberLocale(language), messages: texts as AllTexts, ...shared }, cache)
  const localIntl = create(tongue, dictionary)
  const fallback = english && create(DEFAULT_LOCALE, english)
  // A wrapper cannot repeat the overloads of formatMessage; arguments and result stay the same.
  const formatMessage = ((descriptor: { id: MessageKey }, ...rest: []) => {
    const { id } = descriptor
    if (Object.hasOwn(dictionary, id)) return localIntl.formatMessage(descriptor, ...rest)
    if (fallback && english && Object.hasOwn(english, id)) return fallback.formatMessage(descriptor, ...rest)
    onMissing(id)
    return NO_TEXT
  }) as IntlShape['formatMessage']
  return { ...localIntl, textComponent: MessageText, formatMessage, $t: formatMessage }
}

function onError(error: Error): void {
  warn('a text could not be formatted', error)
}
