import type { IntlShape } from 'react-intl'
import type { AppError, ErrorCode } from '#domain/calls/result.ts'
import { getUntil } from '#domain/protection/until.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import { hasText } from '../i18n/has-text.ts'

/** One validation message of the operator, with the field that it is about. */
export type RejectionLine = { field: string | null; text: string }

export type WriteArgument = (key: string, argument: string) => string

/** Error codes that need another text after a form was submitted. */
const FORM_TEXTS: Partial<Record<ErrorCode, MessageKey>> = {
  validation: 'form.rejected',
  contract: 'form.contract',
  pending: 'deposit.off.checking',
}

/** Has whitespace, so it is a sentence that the operator wrote for players, not a key. */
const SENTENCE = /\s/
const CAPTCHA = /captcha/i
const LONGEST = 300

const asIs: WriteArgument = (_key, argument) => argument

/**
 * The lines of a rejection: each "key" or "key:argument" in `fields` is split at its colon and translated. Lines that
 * ask for a captcha are left out; if no line is left, returns the text of the rejection as a whole. Never empty.
 */
export function getRejectionLines(
  intl: IntlShape,
  error: AppError,
  writeArgument: WriteArgument = asIs,
): RejectionLine[] {
  if (error.reason?.startsWith('protection.')) return getProtectionLines(intl, error)
  const lines = Object.entries(error.fields ?? {}).flatMap(([field, texts]) =>
    CAPTCHA.test(field)
      ? []
      : texts
          .filter((text) => !CAPTCHA.test(text))
          .map((text) => ({ field, text: operatorText(intl, text, writeArgument) })),
  )
  return lines.length > 0 ? lines : [{ field: null, text: getRejectionText(intl, error) }]
}

/** The fields of such a rejection are no fields of the form: `until` is when a break or an exclusion ends. */
function getProtectionLines(intl: IntlShape, error: AppError): RejectionLine[] {
  const until = getUntil(error.fields)
  // In digits: browsers do not know the months in Kazakh, and end a date in Russian with a point of its own.
  const dateStyle = intl.locale.startsWith('en') ? 'long' : 'short'
  const end = until === null ? null : translated(intl, 'protection.until', intl.formatDate(until, { dateStyle }))
  return [getRejectionText(intl, error), end].flatMap((text) => (text === null ? [] : [{ field: null, text }]))
}

/** Whether the rejection asks for a captcha; `alone` if it asks for nothing else. */
export function asksForCaptcha({ fields = {} }: AppError): 'alone' | 'besides' | null {
  const asks = Object.entries(fields).flatMap(([field, texts]) =>
    texts.map((text) => CAPTCHA.test(field) || CAPTCHA.test(text)),
  )
  if (!asks.includes(true)) return null
  return asks.includes(false) ? 'besides' : 'alone'
}

/**
 * The text of the rejection as a whole: of the operator's reason if that is translated, otherwise of the error code.
 */
export function getRejectionText(intl: IntlShape, error: AppError): string {
  const ofReason = error.reason === undefined ? null : translated(intl, error.reason, '')
  if (ofReason !== null) return ofReason
  return intl.formatMessage({ id: FORM_TEXTS[error.code] ?? `error.${error.code}` })
}

/**
 * A reason that the operator gives as "key" or "key:argument" of our texts, as one of our error codes, or as a sentence.
 * Empty for null and for an unknown key.
 */
export function getReasonText(intl: IntlShape, reason: string | null | undefined): string {
  if (!reason) return ''
  const reasonKey = `error.${reason}`
  if (hasText(intl, reasonKey)) return intl.formatMessage({ id: reasonKey })
  const [key = '', argument = ''] = reason.split(':', 2)
  return translated(intl, key, argument.trim()) ?? (SENTENCE.test(reason.trim()) ? reason.slice(0, LONGEST) : '')
}

function operatorText(intl: IntlShape, text: string, writeArgument: WriteArgument): string {
  const colon = text.indexOf(':')
  const key = colon < 0 ? text : text.slice(0, colon)
  const argument = colon < 0 ? '' : writeArgument(key, text.slice(colon + 1).trim())
  const known = translated(intl, key, argument)
  if (known !== null) return known
  // Unknown keys are never shown; a sentence of the operator is shown as plain text.
  return SENTENCE.test(text.trim()) ? text.slice(0, LONGEST) : intl.formatMessage({ id: 'form.rejectedField' })
}

function translated(intl: IntlShape, key: string, argument: string): string | null {
  const id = `operator.${key}`
  return hasText(intl, id) ? intl.formatMessage({ id }, { argument }) : null
}
