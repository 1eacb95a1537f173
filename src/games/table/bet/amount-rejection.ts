import type { AppError } from '#domain/calls/result.ts'
import { fromDecimal, type Minor } from '#domain/money/money.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'

export type AmountRejection = { id: MessageKey; limit: Minor | null }

const TEXTS: Record<string, MessageKey> = {
  'amount.below': 'bet.amount.below',
  'amount.above': 'bet.amount.above',
  'amount.funds': 'bet.amount.funds',
}

/**
 * Reads the amount error of a rejected bet, "key:argument". The limit in the argument is the operator's and overrides
 * the client's own.
 */
export function getAmountRejection(error: AppError): AmountRejection | null {
  if (error.code === 'funds') return { id: 'bet.amount.funds', limit: null }
  const [key = '', argument = ''] = error.fields?.['amount']?.[0]?.split(':') ?? []
  const id = Object.hasOwn(TEXTS, key) ? TEXTS[key] : undefined
  return id === undefined ? null : { id, limit: fromDecimal(argument) }
}
