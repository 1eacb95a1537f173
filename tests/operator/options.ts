import { INVOICE_LIFE_MS } from '../../worker/rules/constants.ts'
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
  /** How long the cashier takes for each step of a payout; 0: there is none, and the control moves payouts. */
  cashierMs: number
}

const MINUTE = 60_000

/** Where somebody plays by hand, what others do happens by itself. */
const DEMO_BLOCK_MS = 2_000
const DEMO_CASHIER_MS = 12_000

export function initialSettings(options: OperatorOptions): Settings {
  return {
    tokenLifeMs: options.tokenLifeMs ?? 15 * MINUTE,
    invoiceLifeMs: options.invoiceLifeMs ?? INVOICE_LIFE_MS,
    loginTries: options.loginTries ?? 5,
    loginPauseMs: options.loginPauseMs ?? MINUTE,
    country: 'RU',
    blocked: false,
    sso: null,
    newLink: null,
    yandexVerification: null,
    freshToken: false,
    superBonus: null,
    confirmEveryMs: options.demo ? DEMO_BLOCK_MS : 0,
    cashierMs: options.demo ? DEMO_CASHIER_MS : 0,
  }
}
