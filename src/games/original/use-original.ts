import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { RoundAction, RoundBet } from '../../../worker/api/originals/shapes.ts'
import type { OriginalRound, SeedPairRow } from '../../../worker/db/view.ts'
import type { AppError, ErrorCode, Result } from '../../../worker/result.ts'
import type { Currency } from '../../../worker/rules/currencies.ts'
import type { Range } from '../../../worker/rules/limits.ts'
import { type Minor, toTyped } from '../../../worker/rules/money.ts'
import type { RoundGame } from '../../../worker/rules/originals.ts'
import { useBusyWhile } from '../../app/busy-while.ts'
import { useLocale } from '../../app/locale.tsx'
import { modalAtom } from '../../app/state.ts'
import { commands } from '../../data/commands.ts'
import { useAmountText } from './amount-text.ts'
import { type BetAmount, type Change, changeAmount, readBetAmount } from './bet-amount.ts'
import { markOf, newestOf } from './newest.ts'
import { ownCommands } from './own-commands.ts'
import { useGrace } from './use-grace.ts'
import { useSending } from './use-sending.ts'
import { type Off, useTable, whyOff } from './use-table.ts'

export type { Off } from './use-table.ts'

export type Original<Game extends RoundGame> = {
  game: Game
  table: {
    loggedIn: boolean | null
    playerId: string | null
    currency: Currency
    balance: Minor | null
    limits: Range
    reachable: boolean
    rounds: readonly OriginalRound<Game>[] | null
    pair: SeedPairRow | null
    /** The moment of the newest round in the first state that the operator gave here; null before. */
    knownUntil: number | null
    problem: ErrorCode | null
    refresh(): void
  }
  /** The newest round, open or settled; null before any. */
  round: OriginalRound<Game> | null
  /** The round that goes on; null where none does. */
  open: OriginalRound<Game> | null
  /** Whether the newest round (or step) was made on this page: what is drawn with motion. A stored one is drawn at once. */
  own: boolean
  /** Why no bet can be placed; null when one can. */
  off: Off | null
  /** As typed; before anything was typed, the least bet. */
  amountText: string
  amount: BetAmount
  setAmountText(text: string): void
  change(change: Change): void
  /** A bet or step is on its way. */
  busy: boolean
  failure: AppError | null
  /** Places one bet; the amount is the typed one unless given. 'amount' when that field is wrong. Opens the log-in for a guest. */
  bet(bet: RoundBet<Game>, amount?: Minor): 'amount' | null
  /** Makes one step in the open round; nothing where none is open. */
  act(action: RoundAction<Game>): void
  /** Asks for outcomes that are not known. */
  settle(): void
  settling: boolean
}

/** The operator's state is another one than the page's: it is fetched again. */
const REFRESHED_AT = ['seed.changed', 'round.open', 'round.over', 'step.taken']

/** The thinking of an original's page: what can be bet, what is in the way, and the one bet or step on its way. */
export function useOriginal<Game extends RoundGame>(game: Game): Original<Game> {
  const table = useTable(game)
  const { locale } = useLocale()
  const openModal = useSetAtom(modalAtom)
  const [typed, setTyped] = useAmountText(game, table.playerId, table.currency)
  const sending = useSending(`${game}.round`)
  const [reply, setReply] = useState<OriginalRound<Game> | null>(null)
  /**
   * The mark of the round before a bet or step that is on its way, or whose reply was lost: what comes after it is its
   * outcome. The database may tell of it before the reply does.
   */
  const [before, setBefore] = useState<string | null>(null)
  const [settling, setSettling] = useState(false)
  const grace = useGrace()
  // The view gives rounds of this game alone; the compiler cannot tell that of a game it does not know.
  const rounds = table.rounds as unknown as readonly OriginalRound<Game>[] | null
  const round = newestOf(reply, rounds?.[0] ?? null, table.playerId)
  const open = round?.status === 'open' ? round : null
  const off = whyOff(table, sending.busy || grace.inGrace ? 0 : table.unsettled.length)
  const amountText = typed ?? toTyped(table.limits.min)
  const amount = readBetAmount(amountText, table, locale)
  useBusyWhile(`${game}.checking`, off === 'checking')

  function setAmountText(text: string): void {
    setTyped(text)
    sending.clearFailure()
  }

  /** Sends a bet or a step and takes its round. */
  async function send(call: () => Promise<Result<{ round: OriginalRound<Game> }>>): Promise<void> {
    setBefore(markOf(round))
    const answer = await sending.send(call)
    // Another was on its way already.
    if (answer === null) return
    const reason = answer.ok ? '' : (answer.error.reason ?? '')
    if (answer.ok) {
      setReply(answer.value.round)
      grace.startGrace()
    }
    if (reason !== 'unknown') setBefore(null)
    if (REFRESHED_AT.includes(reason)) table.refresh()
  }

  function bet(order: RoundBet<Game>, given?: Minor): 'amount' | null {
    if (sending.busy || off !== null || open !== null) return null
    if (!table.loggedIn) {
      openModal({ name: 'login' })
      return null
    }
    const value = given ?? (amount.ok ? amount.value : null)
    if (value === null) return 'amount'
    void send(() => ownCommands(game).bet({ amount: value, bet: order }))
    return null
  }

  function act(action: RoundAction<Game>): void {
    if (sending.busy || off !== null || open === null) return
    void send(() => ownCommands(game).act({ roundId: open.id, action }))
  }

  function settle(): void {
    setSettling(true)
    void commands.games[game].settle().finally(() => setSettling(false))
  }

  return {
    game,
    table: { ...table, rounds },
    round,
    open,
    own: round !== null && (markOf(round) === markOf(reply) || (before !== null && before !== markOf(round))),
    off,
    amountText,
    amount,
    setAmountText,
    change: (change) => setAmountText(toTyped(changeAmount(amountText, change, table, locale))),
    busy: sending.busy,
    failure: sending.failure,
    bet,
    act,
    settle,
    settling,
  }
}
