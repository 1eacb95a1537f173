import { CODE_LIFE_S, CODE_RESEND_S, INVOICE_LIFE_MS } from '../../worker/domain/protocol/constants.ts'
import { DUEL_LEAD_MS, DUEL_LIFE_MS } from '../../worker/domain/games/duels.ts'
import { ROOM_ALONE_MS, ROOM_DRAW_MS } from '../../worker/domain/games/rooms.ts'
import { type CatalogueOrder, ORDINARY } from './catalogue/make.ts'
import type { Front } from './site/front.ts'

/** How an operator is to be started; every part has a default. */
export type OperatorOptions = {
  /** Port of all hosts; 0 takes a free one. */
  port?: number
  /** Port of the control; 0 takes a free one; left out, there is no control. */
  controlPort?: number
  /** File of the database; left out, it lives in memory. */
  database?: string
  /** Folder of the production build that the page host serves; left out, the page host has no site. */
  site?: string
  /** The page host's own handler instead of a folder: the development server. */
  front?: Front
  /** Which catalogue it begins with; the ordinary one of 10,000 games where none is named. */
  catalogue?: CatalogueOrder
  /** Whether the demo account is seeded. */
  demo?: boolean
  tokenLifeMs?: number
  invoiceLifeMs?: number
  /** Wrong passwords for one email before 429, and for how long it lasts. */
  loginTries?: number
  loginPauseMs?: number
}

/** What a test may change while the operator runs. */
export type Settings = {
  tokenLifeMs: number
  invoiceLifeMs: number
  loginTries: number
  loginPauseMs: number
  /** How long a code is good, and how soon another may be asked for; told of codes that were sent already, too. */
  codeLifeMs: number
  codeResendMs: number
  /** How long a reset token is good after it was made. */
  resetLifeMs: number
  /** How long a person may take at a social provider. */
  socialLifeMs: number
  /** Providers' games go no further where the browser keeps storage from them. */
  gamesNeedStorage: boolean
  /** A registration needs a captcha that was solved; a refused one asks for it as well. */
  captcha: boolean
  country: string
  /** 451 on /geo_ip. */
  blocked: boolean
  sso: string | null
  newLink: string | null
  yandexVerification: string | null
  /** Hands a fresh token out with the next profile reply of each player. */
  freshToken: boolean
  /** What every profile reply carries as super_bonus. */
  superBonus: string | null
  /** A block confirms coins so often; 0: only the control does. */
  confirmEveryMs: number
  /** Which catalogue it has; another one is made when it is asked for. */
  catalogue: CatalogueOrder
  /** How long the price of a cash-out holds. */
  cashOutHoldMs: number
  /** How long the cashier takes for each step of a payout; 0: there is none, and the control moves payouts. */
  cashierMs: number
  /** From the second player in a room to its draw, and how long one alone waits until the stake comes back. */
  roomDrawMs: number
  roomAloneMs: number
  /** How long a coinflip between players stays open, and how long after the join its coin flies. */
  duelLifeMs: number
  duelLeadMs: number
  /** The server seed of the next coinflip between players that is opened; null: any. */
  nextDuelSeed: string | null
  /** How long bets of a round of crash are taken, and how long one that is over stands. */
  crashBettingMs: number
  crashOverMs: number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** Where somebody plays by hand, what others do happens by itself. */
const DEMO_BLOCK_MS = 2_000
const DEMO_CASHIER_MS = 12_000
/** Long enough to read a price and press. */
const CASH_OUT_HOLD_MS = 5_000

export function initialSettings(options: OperatorOptions): Settings {
  return {
    tokenLifeMs: options.tokenLifeMs ?? 15 * MINUTE,
    invoiceLifeMs: options.invoiceLifeMs ?? INVOICE_LIFE_MS,
    loginTries: options.loginTries ?? 5,
    loginPauseMs: options.loginPauseMs ?? MINUTE,
    codeLifeMs: CODE_LIFE_S * SECOND,
    codeResendMs: CODE_RESEND_S * SECOND,
    resetLifeMs: 60 * MINUTE,
    socialLifeMs: 10 * MINUTE,
    gamesNeedStorage: false,
    captcha: false,
    country: 'RU',
    blocked: false,
    sso: null,
    newLink: null,
    yandexVerification: null,
    freshToken: false,
    superBonus: null,
    confirmEveryMs: options.demo ? DEMO_BLOCK_MS : 0,
    catalogue: options.catalogue ?? ORDINARY,
    cashOutHoldMs: CASH_OUT_HOLD_MS,
    cashierMs: options.demo ? DEMO_CASHIER_MS : 0,
    roomDrawMs: ROOM_DRAW_MS,
    roomAloneMs: ROOM_ALONE_MS,
    duelLifeMs: DUEL_LIFE_MS,
    duelLeadMs: DUEL_LEAD_MS,
    nextDuelSeed: null,
    crashBettingMs: 8 * SECOND,
    crashOverMs: 4 * SECOND,
  }
}
