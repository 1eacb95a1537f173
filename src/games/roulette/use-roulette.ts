import { useEffect, useEffectEvent, useState } from 'react'
import type { Minor } from '../../../worker/rules/money.ts'
import { chipValues, rouletteBet } from '../../../worker/rules/roulette.ts'
import { useReducedMotion } from '../original/reduced-motion.ts'
import { type Original, useOriginal } from '../original/use-original.ts'
import {
  type Chips,
  chipsOf,
  doubled,
  NO_CHIPS,
  overProblem,
  type RouletteRound,
  type SumProblem,
  sumOf,
  sumProblem,
  withChip,
  without,
} from './chips.ts'
import { useChips } from './use-chips.ts'

/** What was done last at the table, for those who hear it. */
export type Done = { place: string; amount: Minor } | 'cleared' | 'changed' | null

export type Roulette = {
  original: Original<'roulette'>
  chips: Chips
  sum: Minor
  /** The values of chips at this table, and the one in hand. */
  values: readonly Minor[]
  value: Minor
  setValue: (value: Minor) => void
  problem: SumProblem | null
  done: Done
  /** The newest round. */
  round: RouletteRound | null
  /** The ball is on its way to that round's pocket. */
  spinning: boolean
  /** That round is known and not told yet: the wheel does that. */
  hidden: boolean
  /** Ends the turning, by itself or because somebody would not wait. */
  finish: () => void
  lay: (place: string) => void
  take: (place: string) => void
  undo: (() => void) | null
  clear: (() => void) | null
  double: (() => void) | null
  repeat: (() => void) | null
  spin: () => void
}

/** The roulette page's thinking: chips, their sum, and the one round on its way. */
export function useRoulette(): Roulette {
  const original = useOriginal('roulette')
  const { table, round, own, busy } = original
  const { limits, balance, currency } = table
  const laid = useChips(table.playerId, currency, busy)
  const { chips } = laid
  const [problem, setProblem] = useState<SumProblem | null>(null)
  const [done, setDone] = useState<Done>(null)
  const spin = useSpinning(round, own, busy)
  const values = chipValues(limits)
  const [value, setValue] = useState<Minor | null>(null)
  const inHand = values.find((each) => each === value) ?? usual(values, limits.min)

  const lift = useEffectEvent(laid.lift)
  const ownId = own && round ? round.id : null
  useEffect(() => {
    if (ownId !== null) lift()
  }, [ownId])

  /** Changes what lies on the table, unless it would be too much; a bet on its way cannot be changed. */
  function change(next: Chips, told: Done): void {
    if (busy) return
    spin.finish()
    const over = sumOf(next) > sumOf(chips) ? overProblem(next, limits, table.loggedIn ? balance : null) : null
    setProblem(over)
    if (over !== null) return
    laid.put(next)
    setDone(told)
  }

  function lay(place: string): void {
    const next = withChip(chips, place, inHand)
    change(next, { place, amount: next.get(place) ?? inHand })
  }

  function undo(): void {
    setProblem(null)
    setDone('changed')
    laid.undo()
  }

  function play(): void {
    if (spin.spinning) {
      spin.finish()
      return
    }
    // A guest is asked to log in before anything else.
    const wrong = table.loggedIn ? sumProblem(chips, limits, balance) : null
    setProblem(wrong)
    if (wrong !== null) return
    spin.begin()
    original.bet(rouletteBet(chips), sumOf(chips))
  }

  return {
    original: untold(original, spin.hidden),
    chips,
    sum: sumOf(chips),
    values,
    value: inHand,
    setValue,
    problem,
    done: toldOf(chips, done),
    round,
    spinning: spin.spinning,
    hidden: spin.hidden,
    finish: spin.finish,
    lay,
    take: (place) => chips.has(place) && change(without(chips, place), 'changed'),
    undo: laid.canUndo && !busy ? undo : null,
    clear: chips.size > 0 && !busy ? () => change(NO_CHIPS, 'cleared') : null,
    double: chips.size > 0 && !busy ? () => change(doubled(chips), 'changed') : null,
    repeat: round && round.currency === currency && !busy ? () => change(chipsOf(round), 'changed') : null,
    spin: play,
  }
}

/** What was done to chips that lie there no more needs no word. */
function toldOf(chips: Chips, done: Done): Done {
  return chips.size === 0 && done !== 'cleared' ? null : done
}

/** The least chip that makes a bet by itself. */
function usual(values: readonly Minor[], least: Minor): Minor {
  return values.find((value) => value >= least) ?? least
}

/** Whether the wheel still turns for the newest round: only for one of this page's own, and never with less motion. */
function useSpinning(round: RouletteRound | null, own: boolean, busy: boolean) {
  const isReduced = useReducedMotion()
  const [finished, setFinished] = useState<string | null>(null)
  /** The round that stood there when the bet was sent; a newer one may be stored before the reply is here. */
  const [before, setBefore] = useState<string | null>(null)
  const spinning = round !== null && own && !isReduced && finished !== round.id
  return {
    spinning,
    hidden: spinning || (!isReduced && busy && round !== null && before !== round.id),
    finish: () => setFinished(round?.id ?? null),
    begin: () => setBefore(round?.id ?? null),
  }
}

/** The table without the round that the wheel has not told yet. */
function untold(original: Original<'roulette'>, hidden: boolean): Original<'roulette'> {
  const { table, round } = original
  if (!hidden || round === null) return original
  return { ...original, table: { ...table, rounds: table.rounds?.filter(({ id }) => id !== round.id) ?? null } }
}
