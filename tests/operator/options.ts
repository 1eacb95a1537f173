import { CODE_LIFE_S, CODE_RESEND_S } from '#domain/settings/constants.ts'
import { DUEL_LEAD_MS, DUEL_LIFE_MS } from '#domain/games/duels.ts'
import { ROOM_ALONE_MS, ROOM_DRAW_MS } from '#domain/games/rooms.ts'
import type { ProtectionRules } from '#domain/protection/rules.ts'
import { type CatalogueOrder, ORDINARY } from './catalogue/make.ts'
import type { Front } from './site/front.ts'

/** Start options of an operator; all have defaults. */
export type OperatorOptions = {
  /** Port of all hosts; 0 takes a free one. */
  port?: number
  /** Whether other machines can reach the hosts; by default only this one can. The test control stays on loopback. */
  allInterfaces?: boolean
  /** Port of the test control; 0 takes a free one; without it there is no control. */
  controlPort?: number
  /** Database file; in memory by default. */
  database?: string
  /** Folder of the production build for the page host; without it the page host has no site. */
  site?: string
  /** Opens a handler for the page host instead of a folder: the development server. */
  front?: () => Promise<Front>
  /** Initial game catalogue; 10,000 games by default. */
  catalogue?: CatalogueOrder
  /** Where players are (ISO code): their rules of player protection follow from it. RU by default. */
  country?: string
  /** Whether to seed the demo account. */
  demo?: boolean
  tokenLifeMs?: number
  /** Wrong passwords for one email before 429, and the duration of that pause. */
  loginTries?: number
  loginPauseMs?: number
}

/** Settings that a test may change while the operator runs. */
export type Settings = {
  tokenLifeMs: number
  loginTries: number
  loginPauseMs: number
  /** Lifetime of a code, and the wait before another one may be requested. Changes also apply to codes already sent. */
  codeLifeMs: number
  codeResendMs: number
  /** Lifetime of a password reset token. */
  resetLifeMs: number
  /** How long a login at a social provider may take. */
  socialLifeMs: number
  /** Provider games stop when the browser blocks their storage. */
  gamesNeedStorage: boolean
  /** Where all reels of the slots stop; null: at random. */
  slotStop: number | null
  /** Registration requires a solved captcha; a rejected one asks for it again. */
  captcha: boolean
  country: string
  /** Whether `/geo_ip` answers 451. */
  blocked: boolean
  sso: string | null
  newLink: string | null
  yandexVerification: string | null
  /** Each player's next profile reply carries a fresh token. */
  freshToken: boolean
  /** The `super_bonus` field of every profile reply. */
  superBonus: string | null
  /** The feature flags that are on, by name. */
  flags: readonly string[]
  /** Interval between block confirmations of coins; 0: only the test control confirms. */
  confirmEveryMs: number
  /** The game catalogue, generated on first use. */
  catalogue: CatalogueOrder
  /** Whether games have pictures: the popular and the new ones. */
  pictures: boolean
  /** How long a cash-out price is valid. */
  cashOutHoldMs: number
  /** The cashier's time for each payout step; 0: no cashier, only the test control moves payouts. */
  cashierMs: number
  /** Time from a room's second player to the draw, and how long a lone stake waits before it is returned. */
  roomDrawMs: number
  roomAloneMs: number
  /** How long an unjoined coinflip stays open, and the delay from the join to the flip. */
  duelLifeMs: number
  duelLeadMs: number
  /** The server seed of the next player-to-player coinflip; null: random. */
  nextDuelSeed: string | null
  /** Duration of a crash round's betting phase, and the pause after its crash. */
  crashBettingMs: number
  crashOverMs: number
  /** Rules of player protection that replace those of the country, one by one. */
  protectionRules: Partial<ProtectionRules>
}

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** In a demo, blocks and payouts progress without a test. */
const DEMO_BLOCK_MS = 2_000
const DEMO_CASHIER_MS = 12_000
/** Long enough to read a price and press the button. */
const CASH_OUT_HOLD_MS = 5_000

export function initialSettings(options: OperatorOptions): Settings {
  return {
    tokenLifeMs: options.tokenLifeMs ?? 15 * MINUTE,
    loginTries: options.loginTries ?? 5,
    loginPauseMs: options.loginPauseMs ?? MINUTE,
    codeLifeMs: CODE_LIFE_S * SECOND,
    codeResendMs: CODE_RESEND_S * SECOND,
    resetLifeMs: 60 * MINUTE,
    socialLifeMs: 10 * MINUTE,
    gamesNeedStorage: false,
    slotStop: null,
    captcha: false,
    country: options.country ?? 'RU',
    blocked: false,
    sso: null,
    newLink: null,
    yandexVerification: null,
    freshToken: false,
    superBonus: null,
    flags: ['hide-live-bets'],
    confirmEveryMs: options.demo ? DEMO_BLOCK_MS : 0,
    catalogue: options.catalogue ?? ORDINARY,
    pictures: options.demo ?? false,
    cashOutHoldMs: CASH_OUT_HOLD_MS,
    cashierMs: options.demo ? DEMO_CASHIER_MS : 0,
    roomDrawMs: ROOM_DRAW_MS,
    roomAloneMs: ROOM_ALONE_MS,
    duelLifeMs: DUEL_LIFE_MS,
    duelLeadMs: DUEL_LEAD_MS,
    nextDuelSeed: null,
    crashBettingMs: 8 * SECOND,
    crashOverMs: 4 * SECOND,
    // A test of something else is not asked for a limit before it deposits.
    protectionRules: options.demo ? {} : { depositLimit: 'offered' },
  }
}
