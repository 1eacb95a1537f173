import type { AcceptRule, BetKind, EventPhase } from './betting.ts'
import type { Odds } from './odds.ts'

/** A selection as the player took it: its price then, and whether the event was live. */
export type TakenSelection = { event: string; market: string; outcome: string; odds: Odds; isLive: boolean }
/** How it stands now: null odds where it is suspended. */
export type SelectionNow = { phase: EventPhase; odds: Odds | null }

/**
 * Why a selection cannot be bet as it is: it is suspended, its event has started since or is over, another selection of
 * an accumulator is of the same event. `changed`: the price is another one and the player has not taken it yet.
 */
export type SelectionProblem = 'suspended' | 'started' | 'ended' | 'sameEvent' | 'changed'

/** What names a selection among others. */
export function selectionId({ event, market, outcome }: Pick<TakenSelection, 'event' | 'market' | 'outcome'>): string {
  return `${event}|${market}|${outcome}`
}

/** The same of a selection as the slip holds it. */
export function slipSelectionId(selection: { event: { id: string }; market: { id: string }; outcome: string }): string {
  return selectionId({ event: selection.event.id, market: selection.market.id, outcome: selection.outcome })
}

/** Whether a price is taken in place of the one that the player saw. */
export function isPriceTaken(seen: Odds, now: Odds, accept: AcceptRule): boolean {
  if (now === seen || accept === 'any') return true
  return accept === 'better' && now > seen
}

/**
 * What is in the way of each selection, in their order; null where nothing is. `now` gives null for one that is not known,
 * as without a network: it stays as it was taken. Of two of one event an accumulator takes the first.
 */
export function findSlipProblems(
  selections: readonly TakenSelection[],
  now: (selection: TakenSelection) => SelectionNow | null,
  { kind, accept }: { kind: BetKind; accept: AcceptRule },
): (SelectionProblem | null)[] {
  const events = new Set<string>()
  return selections.map((selection) => {
    const state = now(selection)
    const problem = state && problemOf(selection, state, accept)
    if (problem !== null && problem !== 'changed') return problem
    if (kind === 'accumulator') {
      if (events.has(selection.event)) return 'sameEvent'
      events.add(selection.event)
    }
    return problem
  })
}

function problemOf(taken: TakenSelection, { phase, odds }: SelectionNow, accept: AcceptRule): SelectionProblem | null {
  if (phase === 'ended' || phase === 'abandoned') return 'ended'
  if (phase === 'live' && !taken.isLive) return 'started'
  if (odds === null) return 'suspended'
  return isPriceTaken(taken.odds, odds, accept) ? null : 'changed'
}

/** Whether a problem keeps its selection out of a bet; a changed price only waits to be taken. */
export function isBlocking(problem: SelectionProblem | null): boolean {
  return problem !== null && problem !== 'changed'
}
