import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { type IntentGame, parseIntentKind } from '#domain/money/intent-kinds.ts'
import { useAllUnsettled } from '../../../data/account-queries.ts'
import { useMoney } from '../../../format/use-money.ts'
import { signedMoney } from '../change.ts'

export type SessionProps = {
  playerId: string
  currency: Currency
  game: IntentGame
  /** The outcome of a bet at this table is unknown, so the net result is not exact. */
  isUnsure: boolean
}

/** Whether a bet or step in another game, of any tab, is not confirmed. */
function useIsUnsureElsewhere(game: IntentGame, currency: Currency): boolean {
  const intents = useAllUnsettled()
  return (intents ?? []).some((intent) => {
    const found = parseIntentKind(intent.kind)
    return found !== null && found.game !== game && (intent.currency ?? currency) === currency
  })
}

/** A net result, marked as inexact while a bet or step of any game is not confirmed. */
export function useNetText(net: Minor, { currency, game, isUnsure }: Omit<SessionProps, 'playerId'>): string {
  const money = useMoney()
  const isUnsureElsewhere = useIsUnsureElsewhere(game, currency)
  return `${isUnsure || isUnsureElsewhere ? '≈ ' : ''}${signedMoney(net, currency, money)}`
}
