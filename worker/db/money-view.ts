import { currentPlayerId, database } from './page-database.ts'
import type { BonusBoardRow, BonusRow, CampaignRow, CurrencyWalletRow, FreeSpinRow, PayoutRow, VipRow } from './rows.ts'

/** The page's view of money and bonuses; apart from `view.ts`, as a first visit shows none of it. */

/** What rows of the player are found by; a guest has none. */
async function own(): Promise<{ playerId: string }> {
  return { playerId: (await currentPlayerId()) ?? '' }
}

/** Withdrawals, newest first. */
export async function payouts(): Promise<PayoutRow[]> {
  const rows = await database.payouts.where(await own()).toArray()
  return rows.toSorted((a, b) => b.createdAt - a.createdAt)
}

/** Wallets by currency, the one in use among them (`viewer().wallet`). */
export async function wallets(): Promise<CurrencyWalletRow[]> {
  return database.walletsByCurrency.where(await own()).toArray()
}

/** Bonuses as the operator lists them, those that are over too. */
export async function bonuses(): Promise<BonusRow[]> {
  const rows = await database.bonuses.where(await own()).toArray()
  return rows.toSorted((a, b) => a.place - b.place)
}

/** Free spins, the first to expire first; which are active is a matter of the clock (domain/money/bonus). */
export async function freeSpins(): Promise<FreeSpinRow[]> {
  const rows = await database.freeSpins.where(await own()).toArray()
  return rows.toSorted((a, b) => a.expiresAt - b.expiresAt)
}

/** Free-spin campaigns as the operator lists them. */
export async function campaigns(): Promise<CampaignRow[]> {
  const rows = await database.campaigns.where(await own()).toArray()
  return rows.toSorted((a, b) => a.place - b.place)
}

/** One campaign by id; null where it is not known here. */
export async function campaign(id: string): Promise<CampaignRow | null> {
  const row = await database.campaigns.get(id)
  return row && row.playerId === (await currentPlayerId()) ? row : null
}

/** The bonus that waits for a registration and a deposit, and when the bonuses were fetched. */
export async function bonusBoard(): Promise<BonusBoardRow | null> {
  return (await database.bonusBoard.get((await own()).playerId)) ?? null
}

/** The VIP club as the player stands in it. */
export async function vip(): Promise<VipRow | null> {
  return (await database.vipClub.get((await own()).playerId)) ?? null
}
