import type { Viewer } from '#db/view.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { toWallet } from './bet/use-shown-wallet.ts'

/** Who sits at a table, and with what money. */
export type TablePlayer = {
  /** null until the auth state is known. */
  loggedIn: boolean | null
  playerId: string | null
  currency: Currency
  balance: Minor | null
}

/** The player of a table; without one it is shown in the default currency. */
export function getTablePlayer(viewer: Viewer | undefined): TablePlayer {
  const { loggedIn = null, player = null, wallet = null } = viewer ?? {}
  const { currency, balance } = toWallet(wallet)
  return { loggedIn, playerId: player?.id ?? null, currency, balance }
}
