import type { AppError } from '#domain/calls/result.ts'
import { fromDecimal, type Minor } from '#domain/money/money.ts'
import type { useMoney } from '../../../format/use-money.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import type { Table } from '../use-table.ts'
import type { OriginalGame } from '#domain/games/originals.ts'

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

/** The limits and the balance of a table as its texts name them; `limit` is the operator's, for both. */
export function writeBounds(
  money: ReturnType<typeof useMoney>,
  { limits: { min, max }, balance, currency }: Pick<Table<OriginalGame>, 'limits' | 'balance' | 'currency'>,
  limit?: Minor | null,
) {
  return { min: money(limit ?? min, currency), max: money(limit ?? max, currency), balance: money(balance, currency) }
}
