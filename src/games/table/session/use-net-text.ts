import type { Currency } from '#domain/money/currencies.ts'
import { useMoney } from '../../../format/use-money.ts'
import { signedMoney } from '../change.ts'
import { useTally } from './session-state.ts'

export type SessionProps = {
  playerId: string
  currency: Currency
  /** A bet's outcome is unknown, so the net result is not exact. */
  isUnsure: boolean
}

/** The net result of the session, marked as inexact while a bet is not confirmed. */
export function useNetText({ playerId, currency, isUnsure }: SessionProps): string {
  const money = useMoney()
  const { net } = useTally(playerId, currency)
  return `${isUnsure ? '≈ ' : ''}${signedMoney(net, currency, money)}`
}
