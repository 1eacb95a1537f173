import type { Viewer, WalletRow } from '#db/view.ts'
import { getPracticeOwner } from '#domain/games/practice.ts'
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

/** The player of a table; a guest sees it in the currency of the country. */
export function getTablePlayer(viewer: Viewer | undefined, guestCurrency: Currency): TablePlayer {
  const { loggedIn = null, player = null, wallet = null } = viewer ?? {}
  const { currency, balance } = toWallet(wallet)
  return { loggedIn, playerId: player?.id ?? null, currency: loggedIn === false ? guestCurrency : currency, balance }
}

/** The visitor at a table of practice, with chips; a guest sits there like a player. */
export function getPracticePlayer(
  viewer: Viewer | undefined,
  chips: WalletRow | null,
  guestCurrency: Currency,
): TablePlayer {
  const currency = chips?.currency ?? guestCurrency
  const isKnown = viewer !== undefined && (!viewer.loggedIn || viewer.player !== null)
  return {
    loggedIn: viewer ? true : null,
    playerId: isKnown ? getPracticeOwner(viewer.player?.id ?? null) : null,
    currency,
    balance: chips?.balance ?? null,
  }
}
