import type { WalletRow } from '#db/view.ts'
import { type Currency, DEFAULT_CURRENCY } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { Shown } from '#domain/money/shown.ts'
import { useSeen } from '../../../ui/use-seen.ts'

/** `playerId` is null until the player's wallet is known. */
type Wallet = { playerId: string | null; currency: Currency; balance: Minor | null }

/**
 * Returns a function for press handlers that gives the wallet as the player saw it, for the order. `isHidden`: the
 * balance does not matter, or the player does not see it because it would reveal an outcome.
 */
export function useShownWallet({ playerId, currency, balance }: Wallet, isHidden = false): () => Shown {
  const shown: Shown = { currency, balance: isHidden ? null : balance }
  const seen = useSeen(playerId === null ? null : shown)
  return () => seen() ?? shown
}

/** The wallet in use as shown; a balance without a currency of ours is not known. */
export function toWallet(row: WalletRow | null): Wallet {
  if (!row || row.currency === null) return { playerId: null, currency: DEFAULT_CURRENCY, balance: null }
  return { playerId: row.playerId, currency: row.currency, balance: row.balance }
}
