import { currentPlayerId, database } from './page-database.ts'
import type { BonusBoardRow, BonusRow, CampaignRow, CurrencyWalletRow, FreeSpinRow, PayoutRow, VipRow } from './rows.ts'

/** The page's queries of money and bonuses. Apart from `view.ts`, because a first visit shows none of them. */

/** The query condition for the player's rows; it matches none for a guest. */
async function own(): Promise<{ playerId: string }> {
  return { playerId: (await currentPlayerId()) ?? '' }
}

/** Withdrawals, newest first. */
export async function payouts(): Promise<PayoutRow[]> {
  const rows = await database.payouts.where(await own()).toArray()
  return rows.toSorted((a, b) => b.createdAt - a.createdAt)
}

/** One wallet per currency, including the wallet in use (`viewer().wallet`). */
export async function wallets(): Promise<CurrencyWalletRow[]> {
  return database.walletsByCurrency.where(await own()).toArray()
}

/** Bonuses in the operator's order, including ended ones. */
export async function bonuses(): Promise<BonusRow[]> {
  const rows = await database.bonuses.where(await own()).toArray()
  return rows.toSorted((a, b) => a.place - b.place)
}

/** Free spins, the earliest expiry first; whether one is still active depends on the clock (domain/money/bonus). */
export async function freeSpins(): Promise<FreeSpinRow[]> {
  const rows = await database.freeSpins.where(await own()).toArray()
  return rows.toSorted((a, b) => a.expiresAt - b.expiresAt)
}

/** Free-spin campaigns in the operator's order. */
export async function campaigns(): Promise<CampaignRow[]> {
  const rows = await database.campaigns.where(await own()).toArray()
  return rows.toSorted((a, b) => a.place - b.place)
}

/** One campaign by id; null if it is not stored or belongs to another player. */
export async function campaign(id: string): Promise<CampaignRow | null> {
  const row = await database.campaigns.get(id)
  return row && row.playerId === (await currentPlayerId()) ? row : null
}

/**
 * The bonus that waits for a registration and a deposit, and when the bonuses were fetched; null before the first
 * fetch.
 */
export async function bonusBoard(): Promise<BonusBoardRow | null> {
  return (await database.bonusBoard.get((await own()).playerId)) ?? null
}

/** The player's state in the VIP club; null before the first fetch. */
export async function vip(): Promise<VipRow | null> {
  return (await database.vipClub.get((await own()).playerId)) ?? null
}
