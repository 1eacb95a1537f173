import { useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import type { OriginalGame, SeedPairRow } from '../../../../worker/db/view.ts'
import type { AppError, ErrorCode, Result } from '../../../../worker/core/result.ts'
import type { Currency } from '../../../../worker/domain/money/currencies.ts'
import type { Range } from '../../../../worker/domain/money/limits.ts'
import { type Minor, minor, toTyped } from '../../../../worker/domain/money/money.ts'
import { useBlockReload } from '../../../app/pwa/use-block-reload.ts'
import { useLocale } from '../../../i18n/locale.tsx'
import { modalAtom } from '../../../app/state.ts'
import { commands } from '../../../data/commands.ts'
import { useAmountText } from '../bet/amount-text.ts'
import { type BetAmount, type Change, changeAmount, readBetAmount } from '../bet/bet-amount.ts'
import { gameCommands } from './game-commands.ts'
import type { Order, Played, RoundStep } from '../round/played.ts'
import { outdatedBy } from '../bet/bet-rejection.ts'
import { isRoundOpen, roundVersion } from '../round/round-version.ts'
import { useGameAction } from '../bet/use-game-action.ts'
import { useShownBalance } from '../bet/use-shown-balance.ts'
import { type RoundMotion, useMotion } from './use-motion.ts'
import { type BetDisabledReason, useTable, getBetDisabledReason } from './use-table.ts'

export type { BetDisabledReason } from './use-table.ts'

export type Original<Game extends OriginalGame> = {
  game: Game
  table: {
    loggedIn: boolean | null
    playerId: string | null
    currency: Currency
    balance: Minor | null
    limits: Range
    reachable: boolean
    /** The last rounds, newest first; without one whose outcome is not to be told yet. */
    rounds: readonly Played<Game>[] | null
    pair: SeedPairRow | null
    /** The moment of the newest round in the first state that the operator gave here; null before. */
    knownUntil: number | null
    problem: ErrorCode | null
    refresh(): void
  }
  /** The newest round, open or settled; null before any. */
  round: Played<Game> | null
  /** The round that goes on; null where none does. */
  open: Played<Game> | null
  /** Whether the newest round (or step) was made on this page: what is drawn with motion. A stored one is drawn at once. */
  own: boolean
  /** That round or step is being drawn: nothing but the drawing may show what came of it. */
  moving: boolean
  /** The newest round as far as it may be told: while it moves, what stood there before. */
  told: Played<Game> | null
  /** Ends the motion at once. */
  finish(): void
  /** Why no bet can be placed; null when one can. */
  off: BetDisabledReason | null
  /** As typed; before anything was typed, the least bet. */
  amountText: string
  amount: BetAmount
  setAmountText(text: string): void
  /** Halves, doubles or fills the amount; nothing while a round goes on, whose amount is what it was. */
  change(change: Change): void
  /** A bet or step is on its way. */
  busy: boolean
  failure: AppError | null
  /** Places one bet; the amount is the typed one unless given. 'amount' when that field is wrong. Opens the log-in for a guest. */
  bet(bet: Order<Game>, amount?: Minor): 'amount' | null
  /** Makes one step in the open round; nothing where none is open. */
  act(step: RoundStep<Game>): void
  /** Asks for outcomes that are not known. */
  settle(): void
  settling: boolean
}

/** How what is not the game's own is fetched again, once a refusal has shown that it is out of date. */
const REFRESH = {
  profile: () => void commands.profile.refresh(),
  cases: () => void commands.games.cases.loadCatalogue(),
}

const AT_ONCE = () => 0

/**
 * The thinking of an original's page: what can be bet, what is in the way, the one bet or step on its way, and when its
 * outcome may be told, which is after the time that `motionOf` gives.
 */
export function useOriginal<Game extends OriginalGame>(
  game: Game,
  motionOf: RoundMotion<Played<Game>> = AT_ONCE,
): Original<Game> {
  const table = useTable(game)
  const { locale } = useLocale()
  const openModal = useSetAtom(modalAtom)
  const [typed, setTyped] = useAmountText(game, table.playerId, table.currency)
  const [settling, setSettling] = useState(false)
  // The view gives rounds of this game alone; the compiler cannot tell that of a game it does not know.
  const rounds = table.rounds as unknown as readonly Played<Game>[] | null
  const action = useGameAction(`${game}.round`, table.rounds, roundVersion(table.rounds?.[0] ?? null))
  const round = rounds?.[0] ?? null
  const open = round && isRoundOpen(round) ? round : null
  const own = round !== null && action.key !== null && round.lastKey === action.key
  const { moving, told, finish } = useMotion(round, own, motionOf)
  const busy = action.isInFlight
  const isUntold = busy || moving
  const holdBalance = useShownBalance(isUntold || table.isBalanceBehind)
  const off = getBetDisabledReason(table, busy ? action.key : null)
  const amountText = typed ?? toTyped(table.limits.min, locale)
  // What the balance has become tells of the outcome: till that is told, it bounds nothing that is shown.
  const amount = readBetAmount(amountText, isUntold ? { ...table, balance: null } : table, locale)
  useBlockReload(`${game}.checking`, off === 'checking')

  function setAmountText(text: string): void {
    setTyped(text)
    action.clearError()
  }

  /** Sends a bet or a step; what comes of it is shown by the live query. */
  async function send(stake: number, command: (key: string) => Promise<Result<void>>): Promise<void> {
    finish()
    // The stake leaves at once; what is won comes when it has been seen.
    if (table.balance !== null) holdBalance(minor(table.balance - stake))
    const answer = await action.run(command)
    const outdated = answer === null || answer.ok ? null : outdatedBy(answer.error)
    if (outdated === 'state') table.refresh()
    else if (outdated) REFRESH[outdated]()
  }

  function bet(order: Order<Game>, given?: Minor): 'amount' | null {
    if (busy || off !== null || open !== null) return null
    if (!table.loggedIn) {
      openModal({ name: 'login' })
      return null
    }
    const now = readBetAmount(amountText, table, locale)
    const value = given ?? (now.ok ? now.value : null)
    if (value === null) {
      finish()
      return 'amount'
    }
    void send(value, (key) => gameCommands(game).bet({ key, amount: value, bet: order }))
    return null
  }

  function act(step: RoundStep<Game>): void {
    if (busy || off !== null || open === null) return
    void send(0, (key) => gameCommands(game).step({ key, roundId: open.id, action: step }))
  }

  function settle(): void {
    setSettling(true)
    void commands.games[game].settle().finally(() => setSettling(false))
  }

  return {
    game,
    table: { ...table, rounds: useTold(rounds, moving ? round : null) },
    round,
    open,
    own,
    moving,
    told,
    finish,
    off,
    amountText,
    amount,
    setAmountText,
    change: (change) => {
      if (open === null) setAmountText(toTyped(changeAmount(amountText, change, table, locale), locale))
    },
    busy,
    failure: action.error,
    bet,
    act,
    settle,
    settling,
  }
}

/** The rounds without the one that is being drawn. */
function useTold<Round extends { id: string }>(rounds: readonly Round[] | null, untold: Round | null) {
  const id = untold?.id
  return useMemo(() => (id === undefined ? rounds : (rounds?.filter((round) => round.id !== id) ?? null)), [rounds, id])
}
