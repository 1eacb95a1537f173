import type { BonusRules, BonusStatus } from '../domain/money/bonus.ts'
import type { Currency } from '../domain/money/currencies.ts'
import type { Minor } from '../domain/money/money.ts'
import type { VipBenefit } from '../domain/account/vip.ts'

/** Rows of bonuses, free spins and the VIP club, and what facts say of offers. */

/** A game as a bonus names it; what the operator leaves out is null. */
export type BonusGame = { id: string; name: string | null; slug: string | null; kind: string | null }

/** A bonus of the player. `toldAt` of these rows: when the message was asked for, ms of the device's clock; an earlier one does not replace it. */
export type BonusRow = {
  id: string
  playerId: string
  name: string
  status: BonusStatus
  amount: Minor
  currency: Currency | null
  /** How often it is to be staked; what is to be staked and what has been, in its currency. */
  wager: { times: number; required: Minor; done: Minor }
  maxBet: Minor | null
  /** Of a waiting one: until when it can be activated. */
  expiresAt: number | null
  /** Seconds that a waiting one will live once it is activated. */
  expiresIn: number | null
  region: string | null
  /** As the operator lists them. */
  place: number
  toldAt: number
}

export type FreeSpinRow = {
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

export type CampaignRow = {
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

/** What of the bonuses is one a player: the bonus that waits for a registration and a deposit, and from when all is. */
export type BonusBoardRow = {
  playerId: string
  waiting: { name: string; expiresAt: number } | null
  fetchedAt: number
}

export type VipLevel = { id: string; name: string; points: number; benefits: VipBenefit[] }
export type VipRow = {
  playerId: string
  /** The id of a level; null before the first. */
  level: string | null
  points: number
  nextAt: number | null
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

/** What a promo code gives. Without rules it cannot be taken: nobody could say what it costs. */
export type PromoBonus = {
  name: string
  /** Until when the code can be used; null: it does not expire. */
  expiresAt: number | null
  region: string | null
  rules: (BonusRules & { currency: Currency | null; amount: Minor | null; freeSpins: number | null }) | null
}
