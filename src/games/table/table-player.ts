import type { Viewer, WalletRow } from '#db/view.ts'
import { getPracticeOwner } from '#domain/games/practice.ts'
import { type Currency, DEFAULT_CURRENCY } from '#domain/money/currencies.ts'
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

/** The visitor at a table of practice, with chips; a guest sits there like a player. */
export function getPracticePlayer(viewer: Viewer | undefined, chips: WalletRow | null): TablePlayer {
  const currency = chips?.currency ?? DEFAULT_CURRENCY
  const isKnown = viewer !== undefined && (!viewer.loggedIn || viewer.player !== null)
  return {
    loggedIn: viewer ? true : null,
    playerId: isKnown ? getPracticeOwner(viewer.player?.id ?? null) : null,
    currency,
    balance: chips?.balance ?? null,
  }
}
