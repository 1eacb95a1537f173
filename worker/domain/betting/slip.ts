import type { AcceptRule, BetKind, EventPhase } from './betting.ts'
import type { Odds } from './odds.ts'

/** A selection as the player added it: its odds then, and whether the event was live. */
export type TakenSelection = { event: string; market: string; outcome: string; odds: Odds; isLive: boolean }
/** The current state of a selection: `odds` is null while it is suspended. */
export type SelectionNow = { phase: EventPhase; odds: Odds | null }

/**
 * Why a selection cannot be bet: it is suspended, its event has started since or has ended, or another selection of the
 * accumulator is of the same event. `changed`: the odds have changed and the player has not accepted them yet.
 */
export type SelectionProblem = 'suspended' | 'started' | 'ended' | 'sameEvent' | 'changed'

/** The kind of bet that a slip makes: one selection is a single, whatever the slip was before. */
export function getSlipKind({ kind, selections }: { kind: BetKind; selections: readonly unknown[] }): BetKind {
  return selections.length < 2 ? 'single' : kind
}

/** A unique id of a selection. */
export function selectionId({ event, market, outcome }: Pick<TakenSelection, 'event' | 'market' | 'outcome'>): string {
  return `${event}|${market}|${outcome}`
}

/** The same id for a selection in the form of the slip. */
export function slipSelectionId(selection: { event: { id: string }; market: { id: string }; outcome: string }): string {
  return selectionId({ event: selection.event.id, market: selection.market.id, outcome: selection.outcome })
}

/** Whether the current odds are accepted instead of those that the player saw. */
export function isPriceTaken(seen: Odds, now: Odds, accept: AcceptRule): boolean {
  if (now === seen || accept === 'any') return true
  return accept === 'better' && now > seen
}

/**
 * The problem of each selection, in their order; null if it can be bet. `now` returns null if the current state is
 * unknown, as without a network: then the selection has no problem. Of two selections of the same event, an accumulator
 * accepts the first.
 */
export function findSlipProblems(
  selections: readonly TakenSelection[],
  now: (selection: TakenSelection) => SelectionNow | null,
  { kind, accept }: { kind: BetKind; accept: AcceptRule },
): (SelectionProblem | null)[] {
  const events = new Set<string>()
  return selections.map((selection) => {
    const state = now(selection)
    const problem = state && getSelectionProblem(selection, state, accept)
    if (problem !== null && problem !== 'changed') return problem
    if (kind === 'accumulator') {
      if (events.has(selection.event)) return 'sameEvent'
      events.add(selection.event)
    }
    return problem
  })
}

function getSelectionProblem(
  taken: TakenSelection,
  { phase, odds }: SelectionNow,
  accept: AcceptRule,
): SelectionProblem | null {
  if (phase === 'ended' || phase === 'abandoned') return 'ended'
  if (phase === 'live' && !taken.isLive) return 'started'
  if (odds === null) return 'suspended'
  return isPriceTaken(taken.odds, odds, accept) ? null : 'changed'
}

/** Whether a problem excludes its selection from the bet; changed odds only have to be accepted. */
export function isBlocking(problem: SelectionProblem | null): boolean {
  return problem !== null && problem !== 'changed'
}
