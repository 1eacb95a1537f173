import type { IntlShape } from 'react-intl'
import { getRejectionLines } from '../../forms/rejection-texts.ts'

/**
 * Why a document was rejected: the operator's "key" or "key:argument", or one of our error codes; empty if no reason
 * was given.
 */
export function reasonText(intl: IntlShape, reason: string | null): string {
  if (reason === null) return ''
  const own = `error.${reason}`
  if (Object.hasOwn(intl.messages, own)) return intl.formatMessage({ id: own })
  const [line] = getRejectionLines(intl, { code: 'validation', fields: { file: [reason] }, retry: false })
  return line?.text ?? ''
}
