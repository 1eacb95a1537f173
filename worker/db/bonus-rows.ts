import type { BonusRules, BonusStatus } from '#domain/money/bonus.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { Localized } from '#domain/languages/texts-by-language.ts'
import type { VipBenefit } from '#domain/player/vip.ts'

/** Rows of bonuses, free spins and the VIP club, and the row types of offers. */

/** A game as a bonus names it; a field that the operator leaves out is null. */
export type BonusGame = { id: string; name: string | null; slug: string | null; kind: string | null }

/**
 * A bonus of the player. `toldAt` of these rows: when the reply was requested, ms of the device clock. A reply that was
 * requested earlier does not replace the row.
 */
export type BonusRow = Localized & {
  id: string
  playerId: string
  name: string
  status: BonusStatus
  amount: Minor
  currency: Currency | null
  /** `times`: how often the bonus must be staked; `required`: the amount to stake; `done`: the amount staked so far. */
  wager: { times: number; required: Minor; done: Minor }
  maxBet: Minor | null
  /** Until when a waiting bonus can be activated. */
  expiresAt: number | null
  /** How long a waiting bonus lives once it is activated, seconds. */
  expiresIn: number | null
  region: string | null
  /** Position in the operator's list. */
  place: number
  toldAt: number
}

export type FreeSpinRow = Localized & {
  id: string
  playerId: string
  game: BonusGame
  left: number | null
  total: number | null
  bet: Minor | null
  currency: Currency | null
  expiresAt: number
  campaignId: string | null
  toldAt: number
}

export type CampaignRow = Localized & {
  id: string
  playerId: string
  name: string
  status: BonusStatus
  game: BonusGame
  left: number
  total: number
  bet: Minor | null
  currency: Currency | null
  expiresAt: number | null
  wager: number
  maxBet: Minor | null
  maxWin: Minor | null
  place: number
  toldAt: number
}

/** One row per player: the bonus that waits for a registration and a deposit, and when the bonuses were fetched. */
export type BonusBoardRow = Localized & {
  playerId: string
  waiting: { name: string; expiresAt: number } | null
  fetchedAt: number
}

export type VipLevel = { id: string; name: string; points: number; benefits: VipBenefit[] }
/** `texts` has the names of the levels by their ids. */
export type VipRow = Localized & {
  playerId: string
  /** The id of a level; null below the first level. */
  level: string | null
  points: number
  nextAt: number | null
  /** The level's cashback so far, and when it is credited; null for none, absent from rows of an older version. */
  cashback?: { amount: Minor; currency: Currency; at: number } | null
  levels: VipLevel[]
  requested: boolean
  fetchedAt: number
}

export type WelcomeStep = {
  title: string
  percent: number | null
  maxAmount: Minor | null
  freeSpins: number | null
  minDeposit: Minor | null
  wager: number
}

/** What a promo code gives. Without rules it cannot be accepted, because its wager is unknown. */
export type PromoBonus = {
  name: string
  /** Until when the code can be used; null if it does not expire. */
  expiresAt: number | null
  region: string | null
  rules: (BonusRules & { currency: Currency | null; amount: Minor | null; freeSpins: number | null }) | null
}
