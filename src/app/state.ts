import { atom } from 'jotai'
import { chatUrl } from '../../worker/domain/settings/configuration.ts'
import type { GameCard } from '../../worker/db/view.ts'
import type { Currency } from '../../worker/domain/money/currencies.ts'
import type { Minor } from '../../worker/domain/money/money.ts'
import type { CodeSent } from '../../worker/domain/account/recipient.ts'
import { chatAtom } from '../third-parties/chat-state.ts'
import { isRailFolded } from './layout/rail-fold.ts'

/** What is on screen and nowhere else. Everything that lasts is in the database. */

export type Modal =
  | { name: 'login' }
  | { name: 'loginByEmail' }
  | { name: 'confirmByPhone'; phone: string; purpose: 'login' | 'confirm'; sent: CodeSent }
  | { name: 'register'; asksForClub?: boolean }
  | { name: 'verification' }
  | { name: 'support' }
  /** `search`: opened to look for a game by its name. */
  | { name: 'games'; search?: boolean }
  | { name: 'payIn'; invoiceId?: string; byItself?: boolean }
  | { name: 'withdraw' }
  | { name: 'successPayment'; invoiceId: string; amount: Minor; currency: Currency | null }

/** The one open modal; null when none is. Pages open modals by writing it. */
export const modalAtom = atom<Modal | null>(null)

/** The invoice that PayIn shows now: how it ends is said there, and nowhere besides. */
export const openInvoiceAtom = atom<string | null>(null)

/** What a guest asked for: a modal, or something to be done, which says what is shown then. */
type Wanted = Modal | ((shown: Modal | null) => Modal | null)

/** What a guest asked for and gets once logged in; forgotten when the log-in is given up. */
export const afterLoginAtom = atom<Wanted | null>(null)

/** Opens the deposit modal; a guest logs in first. */
export const openDepositAtom = atom(null, (_get, set, loggedIn: boolean) => {
  if (!loggedIn) set(afterLoginAtom, { name: 'payIn' })
  set(modalAtom, loggedIn ? { name: 'payIn' } : { name: 'login' })
})

/** Opens the way to support: the operator's chat, which the same button closes, or the panel that names other ways. */
export const openSupportAtom = atom(null, (_get, set) => {
  if (chatUrl === null) set(modalAtom, { name: 'support' })
  else set(chatAtom, (chat) => (chat === 'open' ? 'closed' : 'open'))
})

/** The balance that the header shows while the outcome of a bet is still being drawn; null when it is the wallet's own. */
export const pausedBalanceAtom = atom<Minor | null>(null)

/** What keeps the page from reloading for an update: names of bets, forms and invoices that are open now. */
export const reloadBlockersAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Whether the left rail shows names or icons only. */
export const railFoldedAtom = atom(isRailFolded())

/** What waits for who signs up or deposits: said at the buttons that do. null for nothing. */
export const regDepTipAtom = atom<string | null>(null)

type TileTournaments = { textOf: (game: Pick<GameCard, 'id' | 'kind'>) => string | undefined }
/** What a tile says of a tournament that its game counts in. An object, as jotai takes a function for an update. */
export const NO_TILE_TOURNAMENTS: TileTournaments = { textOf: () => undefined }
export const tileTournamentsAtom = atom(NO_TILE_TOURNAMENTS)

/** What a tile says of the free spins in its game, by the game's id: one set for all tiles. */
export const tileSpinsAtom = atom<Readonly<Record<string, string>>>({})
