import { useMemo, useRef, useState } from 'react'
import { useSetAtom } from 'jotai'
import type { BetSlipRow, SlipSelection } from '#db/view.ts'
import type { AppError } from '#domain/calls/result.ts'
import { type BetKind, bettingLimits, combineOdds } from '#domain/betting/betting.ts'
import {
  findSlipProblems,
  isBlocking,
  slipSelectionId,
  type SelectionNow,
  type SelectionProblem,
} from '#domain/betting/slip.ts'
import { canStillHappen, getPeriodScore } from '#domain/betting/markets.ts'
import type { Odds } from '#domain/betting/odds.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { modalAtom } from '../../base/state.ts'
import { useUnsettled } from '../../data/account-queries.ts'
import { commands } from '../../data/commands.ts'
import { useReachable, useViewer } from '../../data/queries.ts'
import { useTopics } from '../../data/topics.ts'
import { toWallet, useShownWallet } from '../../games/table/bet/use-shown-wallet.ts'
import { useCheckGate } from '../../protection/unchecked-play.ts'
import { useSeen } from '../../ui/use-seen.ts'

/** A selection of the slip with its current problem. `odds` are the current ones, null while suspended. */
export type SlipSelectionState = {
  id: string
  selection: SlipSelection
  odds: Odds | null
  isLive: boolean
  problem: SelectionProblem | null
}

export function lineTaken({ event, market, outcome, odds, isLive }: SlipSelection) {
  return { event: event.id, market: market.id, outcome, odds, isLive }
}

const NONE: readonly SlipSelection[] = []

/** The slip's selections in their current state, from the topics of their events. */
export function useSlipLines(slip: BetSlipRow | null | undefined): readonly SlipSelectionState[] {
  const selections = slip?.selections ?? NONE
  const { kind = 'single', accept = 'better' } = slip ?? {}
  const names = useMemo(
    () => [...new Set(selections.map(({ event }) => `betting:event:${event.id}` as const))],
    [selections],
  )
  const rows = useTopics(names)
  return useMemo(() => {
    const states = new Map(rows?.map(({ state }) => [state.event.id, state]))
    const now = ({
      event,
      market,
      outcome,
    }: {
      event: string
      market: string
      outcome: string
    }): SelectionNow | null => {
      const state = states.get(event)
      if (!state) return null
      const found = state.markets.find(({ id }) => id === market)
      const odds = found?.suspended ? null : (found?.outcomes.find(({ id }) => id === outcome)?.odds ?? null)
      const isOver = found && !canStillHappen(found, outcome, getPeriodScore(state.event, found.period))
      return { phase: isOver ? 'ended' : state.event.phase, odds }
    }
    const taken = selections.map(lineTaken)
    const problems = findSlipProblems(taken, now, { kind, accept })
    return selections.map((selection, at) => {
      const state = now(lineTaken(selection))
      return {
        id: slipSelectionId(selection),
        selection,
        odds: state ? state.odds : selection.odds,
        isLive: state?.phase === 'live',
        problem: problems[at] ?? null,
      }
    })
  }, [rows, selections, kind, accept])
}

/** The selections that can be bet on now. */
export function usableLines(lines: readonly SlipSelectionState[]): SlipSelectionState[] {
  return lines.filter(({ problem }) => !isBlocking(problem))
}

/** The odds at which a selection would be bet: the current ones if known. */
export function getPrice({ odds, selection }: SlipSelectionState): Odds {
  return odds ?? selection.odds
}

export function combinedOdds(lines: readonly SlipSelectionState[]): Odds {
  return combineOdds(lines.map(getPrice))
}

/** The limits of a bet: those of the currency, and the balance. */
export function useBounds() {
  const wallet = useViewer()?.wallet ?? null
  const currency = wallet?.currency ?? null
  return useMemo(
    () => ({
      currency: currency ?? DEFAULT_CURRENCY,
      // An amount without its currency cannot be used as a balance.
      balance: currency === null ? null : (wallet?.balance ?? null),
      limits: bettingLimits(currency ?? DEFAULT_CURRENCY),
    }),
    [wallet, currency],
  )
}

/** The sum of the stakes of all bets of one press. */
export function sumStakes(bets: readonly OrderedBet[]): Minor {
  return minor(bets.reduce((sum, { amount }) => sum + amount, 0))
}

export type OrderedBet = { lines: readonly SlipSelectionState[]; amount: Minor }
/** The selections of a rejected bet, and the error. */
export type RejectedBet = { ids: readonly string[]; error: AppError }

/** The selections of the slip that were asked about, and those of them that can be bet on, as texts to compare. */
type Legs = { all: string; usable: string }

/** The selections of the slip, and those that can be bet on, of one kind of bet. */
export function getLegs(kind: BetKind, lines: readonly SlipSelectionState[]): Legs {
  const named = (some: readonly SlipSelectionState[]) => [kind, ...some.map(({ id }) => id)].join(' ')
  return { all: named(lines), usable: named(usableLines(lines)) }
}

/**
 * The selections that a press counts for: all of the slip, as the player put them in, or those that it last asked
 * about.
 */
function getAgreed({ all }: Legs, asked: Legs | null): string {
  return asked?.all === all ? asked.usable : all
}

/**
 * Sends bets one by one, each with its own idempotency key; the live queries show the results. A press counts only for
 * what was on the screen: otherwise it asks, and the next one sends.
 */
export function usePlaceBets(slip: BetSlipRow | null | undefined) {
  const { kind = 'single', accept = 'better', revision = null } = slip ?? {}
  const isSending = useRef(false)
  const [isPlacing, setPlacing] = useState(false)
  const [rejected, setRejected] = useState<RejectedBet | null>(null)
  const [sentKeys, setSentKeys] = useState<readonly string[]>([])
  const checking = useUnsettled('betting.bet')?.some(({ state }) => state === 'unknown') ?? false
  const [asked, setAsked] = useState<Legs | null>(null)
  const viewer = useViewer()
  const seenWallet = useShownWallet(toWallet(viewer?.wallet ?? null))
  const seenRevision = useSeen(revision)
  const reachable = useReachable()
  const openModal = useSetAtom(modalAtom)
  const isCheckDone = useCheckGate(viewer?.player?.id ?? null)
  useBlockReload('betting.placing', isPlacing || checking)

  async function place(bets: readonly OrderedBet[], legs: Legs): Promise<void> {
    // A ref, not state: two clicks may arrive before React renders.
    if (isSending.current) return
    if (!viewer?.loggedIn) {
      openModal({ name: 'register' })
      return
    }
    if (!isCheckDone()) return
    setRejected(null)
    setSentKeys([])
    if (legs.usable !== getAgreed(legs, asked)) {
      setAsked(legs)
      return
    }
    isSending.current = true
    setPlacing(true)
    const seen = { shown: seenWallet(), slip: seenRevision() ?? revision }
    let total = sumStakes(bets)
    for (const { lines, amount } of bets) {
      // The button has named the changed odds: the press accepts them.
      const selections = lines.map(({ selection, odds, problem }) => ({
        ...lineTaken(selection),
        ...(problem === 'changed' && odds !== null && { odds }),
      }))
      const key = crypto.randomUUID()
      setSentKeys((keys) => [...keys, key])
      const answer = await commands.betting.bet({ key, kind, amount, total, accept, selections, ...seen })
      total = minor(total - amount)
      if (!answer.ok) {
        // After a lost reply the bet's outcome is still being requested; the journal shows that.
        if (answer.error.reason?.startsWith('protection.')) void commands.protection.refresh()
        if (answer.error.reason !== 'unknown') setRejected({ ids: lines.map(({ id }) => id), error: answer.error })
        break
      }
    }
    setPlacing(false)
    isSending.current = false
  }

  return {
    place,
    isPlacing,
    isChecking: checking,
    reachable,
    rejected,
    /** Whether the last press asked about exactly these selections instead of sending. */
    isAsking: ({ all, usable }: Legs) => asked?.all === all && asked.usable === usable,
    /** The keys of the last sent bets: a bet is placed once a row with its key exists. */
    sentKeys,
    forget: () => {
      setRejected(null)
      setSentKeys([])
    },
  }
}
