import { readText } from '#domain/languages/texts-by-language.ts'
import { currentPlayerId, database, textsLanguage } from './page-database.ts'
import type {
  AppStateRows,
  BonusBoardRow,
  BonusRow,
  CampaignRow,
  CurrencyWalletRow,
  FreeSpinRow,
  PayoutRow,
  VipLevel,
  VipRow,
} from './rows.ts'

/**
 * The page's queries of money and bonuses, with names in the shown language. Apart from `view.ts`, because a first visit
 * shows none of them.
 */

/** The query condition for the player's rows; it matches none for a guest. */
async function byCurrentPlayer(): Promise<{ playerId: string }> {
  return { playerId: (await currentPlayerId()) ?? '' }
}

/** Withdrawals, newest first. */
export async function payouts(): Promise<PayoutRow[]> {
  const rows = await database.payouts.where(await byCurrentPlayer()).toArray()
  const language = await textsLanguage()
  return rows
    .map((row) => ({ ...row, methodName: readText(row, language, 'method', row.methodName) }))
    .toSorted((a, b) => b.createdAt - a.createdAt)
}

/** One wallet per currency, including the wallet in use (`viewer().wallet`). */
export async function wallets(): Promise<CurrencyWalletRow[]> {
  return database.walletsByCurrency.where(await byCurrentPlayer()).toArray()
}

/** Bonuses in the operator's order, including ended ones. */
export async function bonuses(): Promise<BonusRow[]> {
  const rows = await database.bonuses.where(await byCurrentPlayer()).toArray()
  const language = await textsLanguage()
  return rows
    .map((row) => ({ ...row, name: readText(row, language, 'name', row.name) }))
    .toSorted((a, b) => a.place - b.place)
}

/** Free spins, the earliest expiry first; whether one is still active depends on the clock (domain/money/bonus). */
export async function freeSpins(): Promise<FreeSpinRow[]> {
  const rows = await database.freeSpins.where(await byCurrentPlayer()).toArray()
  const language = await textsLanguage()
  return rows.map((row) => ({ ...row, game: gameIn(row, language) })).toSorted((a, b) => a.expiresAt - b.expiresAt)
}

/** Free-spin campaigns in the operator's order. */
export async function campaigns(): Promise<CampaignRow[]> {
  const rows = await database.campaigns.where(await byCurrentPlayer()).toArray()
  const language = await textsLanguage()
  return rows.map((row) => campaignIn(row, language)).toSorted((a, b) => a.place - b.place)
}

function campaignIn(row: CampaignRow, language: string): CampaignRow {
  return { ...row, name: readText(row, language, 'name', row.name), game: gameIn(row, language) }
}

function gameIn(row: FreeSpinRow | CampaignRow, language: string): FreeSpinRow['game'] {
  const { name } = row.game
  return name === null ? row.game : { ...row.game, name: readText(row, language, 'game', name) }
}

/** One campaign by id; null if it is not stored or belongs to another player. */
export async function campaign(id: string): Promise<CampaignRow | null> {
  const row = await database.campaigns.get(id)
  return row && row.playerId === (await currentPlayerId()) ? campaignIn(row, await textsLanguage()) : null
}

/**
 * The bonus that waits for a registration and a deposit, and when the bonuses were fetched; null before the first
 * fetch.
 */
export async function bonusBoard(): Promise<BonusBoardRow | null> {
  const row = await database.bonusBoard.get((await byCurrentPlayer()).playerId)
  if (!row?.waiting) return row ?? null
  const { waiting } = row
  return { ...row, waiting: { ...waiting, name: readText(row, await textsLanguage(), 'name', waiting.name) } }
}

/** The player's state in the VIP club; null before the first fetch. */
export async function vip(): Promise<VipRow | null> {
  const row = await database.vipClub.get((await byCurrentPlayer()).playerId)
  return row ? { ...row, levels: levelsIn(row, await textsLanguage()) } : null
}

function levelsIn(row: Pick<VipRow, 'levels' | 'texts'>, language: string): VipLevel[] {
  return row.levels.map((level) => ({ ...level, name: readText(row, language, level.id, level.name) }))
}

/** The levels of the club as a guest reads them; null before the first fetch. */
export async function vipLevels(): Promise<AppStateRows['vipLevels'] | null> {
  const row = await database.facts.get('vipLevels')
  return row?.id === 'vipLevels' ? { ...row, levels: levelsIn(row, await textsLanguage()) } : null
}

/** The welcome offer for guests; null before the first fetch. */
export async function welcomePack(): Promise<AppStateRows['welcomePack'] | null> {
  const row = await database.facts.get('welcomePack')
  if (row?.id !== 'welcomePack') return null
  const language = await textsLanguage()
  const steps = row.steps.map((step, at) => ({ ...step, title: readText(row, language, String(at), step.title) }))
  return { ...row, title: readText(row, language, 'title', row.title), steps }
}

/** The promo code that was last looked up, and what it gives; null before the first one. */
export async function promo(): Promise<AppStateRows['promo'] | null> {
  const row = await database.facts.get('promo')
  if (row?.id !== 'promo') return null
  const { bonus } = row
  return { ...row, bonus: bonus && { ...bonus, name: readText(row, await textsLanguage(), 'name', bonus.name) } }
}
