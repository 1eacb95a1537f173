import { atom } from 'jotai'
import { chatUrl } from '#domain/settings/configuration.ts'
import type { GameCard } from '#db/view.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import type { CodeSent } from '#domain/player/recipient.ts'
import { chatAtom } from './chat-state.ts'
import { isMarked } from './device-mark.ts'

/** UI state that exists only in this tab. Everything persistent is in the database. */

/** `isUnasked`: it opens by itself, so it takes no press of its first moment (`ui/use-unasked.ts`). */
export type Modal = { isUnasked?: true } & (
  | { name: 'login' }
  | { name: 'loginByEmail' }
  | { name: 'confirmByPhone'; phone: string; purpose: 'login' | 'confirm'; sent: CodeSent }
  | { name: 'register'; asksForClub?: boolean }
  | { name: 'verification' }
  /** For an excluded player, at a log-in or when the session has ended; `until`, ms, null if the operator did not say. */
  | { name: 'excluded'; until: number | null }
  | { name: 'support' }
  /** `search`: opened to search a game by name. */
  | { name: 'games'; search?: boolean }
  | { name: 'payIn'; invoiceId?: string; byItself?: boolean }
  | { name: 'withdraw' }
  | { name: 'wallet' }
  | { name: 'successPayment'; invoiceId: string; amount: Minor; currency: Currency | null }
)

/** The open modal, or null. Pages open a modal by writing it. */
export const modalAtom = atom<Modal | null>(null)

/** The invoice that PayIn shows: its outcome is shown there and in no notice. */
export const openInvoiceAtom = atom<string | null>(null)

/** What a guest asked for: a modal, or an action which returns the modal to show next. */
type Wanted = Modal | ((shown: Modal | null) => Modal | null)

/** What a guest asked for and gets after the log-in; dropped when the guest gives up the log-in. */
export const afterLoginAtom = atom<Wanted | null>(null)

/** Opens the deposit modal, for a guest after the log-in or sign-up in `first`. */
export const openDepositAtom = atom(null, (_get, set, loggedIn: boolean, first: Modal = { name: 'login' }) => {
  if (!loggedIn) set(afterLoginAtom, { name: 'payIn', isUnasked: true })
  set(modalAtom, loggedIn ? { name: 'payIn' } : first)
})

/** Opens support: toggles the operator's chat, or opens the panel with other contacts. */
export const openSupportAtom = atom(null, (_get, set) => {
  if (chatUrl === null) set(modalAtom, { name: 'support' })
  else set(chatAtom, (chat) => (chat === 'open' ? 'closed' : 'open'))
})

/** The balance that the header shows while a bet's outcome is still animated; null shows the wallet's balance. */
export const pausedBalanceAtom = atom<Minor | null>(null)

/** What blocks the reload for an update: names of the open bets, forms and invoices. */
export const reloadBlockersAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Whether the left rail shows names or icons only. */
export const railFoldedAtom = atom(isMarked('rail'))

/** The bonus that waits for a registration or a deposit, shown as a tooltip of those buttons; null for none. */
export const bonusTipAtom = atom<string | null>(null)

/**
 * Why the player may not deposit now, as in a break; null while deposits are allowed. Set by a part that loads later, so
 * that the frame needs neither the rules of protection nor their texts at start.
 */
export const depositBlockAtom = atom<string | null>(null)

type TileTournaments = { getText: (game: Pick<GameCard, 'id' | 'kind'>) => string | undefined }
/**
 * What a tile says about the tournaments its game counts in. Wrapped in an object, as jotai would call a bare function
 * as an updater.
 */
export const NO_TILE_TOURNAMENTS: TileTournaments = { getText: () => undefined }
export const tileTournamentsAtom = atom(NO_TILE_TOURNAMENTS)

/** What a tile says about free spins in its game, by game id: one object for all tiles. */
export const tileSpinsAtom = atom<Readonly<Record<string, string>>>({})
