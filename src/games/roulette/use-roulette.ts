import { useEffect, useEffectEvent, useState } from 'react'
import type { Minor } from '#domain/money/money.ts'
import { chipValues, rouletteBet } from '#domain/games/roulette.ts'
import { type Original, useOriginal } from '../table/use-original.ts'
import {
  type Chips,
  toChips,
  doubled,
  NO_CHIPS,
  overProblem,
  type SumProblem,
  sumChips,
  sumProblem,
  withChip,
  without,
} from './chips.ts'
import { type AutoChips, useAuto } from './use-auto.ts'
import { useChips } from './use-chips.ts'
import { ROULETTE_SPIN_MS } from './use-roulette-spin.ts'

/** The last change of the table, for screen readers. */
export type BoardChange = { place: string; amount: Minor } | 'cleared' | 'changed' | null

export type Roulette = {
  original: Original<'roulette'>
  auto: AutoChips
  chips: Chips
  sum: Minor
  /** The chip values of this table, and the selected one. */
  values: readonly Minor[]
  value: Minor
  setValue: (value: Minor) => void
  problem: SumProblem | null
  done: BoardChange
  lay: (place: string) => void
  take: (place: string) => void
  undo: (() => void) | null
  clear: (() => void) | null
  double: (() => void) | null
  repeat: (() => void) | null
  spin: () => void
}

const turnMotion = () => ROULETTE_SPIN_MS

/** The state of the roulette page: chips, their total, and the one round in flight. */
export function useRoulette(): Roulette {
  const original = useOriginal('roulette', turnMotion)
  const { table, play } = original
  const { newest, isLocal, isAnimating, skipAnimation } = original.round
  const { limits, balance, currency } = table
  const laid = useChips(table.playerId, currency, play.isInFlight)
  const { chips } = laid
  const [problem, setProblem] = useState<SumProblem | null>(null)
  const [done, setDone] = useState<BoardChange>(null)
  const auto = useAuto(original, chips, () => setDone(null))
  const values = chipValues(limits)
  const [value, setValue] = useState<Minor | null>(null)
  const inHand = values.find((each) => each === value) ?? usual(values, limits.min)

  const lift = useEffectEvent(() => {
    if (!auto.isByAutoPlay) laid.lift()
  })
  const localRoundId = isLocal && newest ? newest.id : null
  useEffect(() => {
    if (localRoundId !== null) lift()
  }, [localRoundId])

  const isLocked = play.isInFlight || auto.playing

  /** Changes the chips unless the total would be too high or a bet is in flight. */
  function change(next: Chips, boardChange: BoardChange): void {
    if (isLocked) return
    skipAnimation()
    const over = sumChips(next) > sumChips(chips) ? overProblem(next, limits, table.loggedIn ? balance : null) : null
    setProblem(over)
    if (over !== null) return
    laid.put(next)
    setDone(boardChange)
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

  function spin(): void {
    if (isAnimating) return skipAnimation()
    // A guest has to log in first, so the chips are not validated yet.
    const wrong = table.loggedIn ? sumProblem(chips, limits, balance) : null
    setProblem(wrong)
    if (wrong !== null) return
    auto.end()
    play.bet(rouletteBet(chips), sumChips(chips))
  }

  return {
    original,
    auto,
    chips: auto.shown,
    sum: sumChips(auto.bet),
    values,
    value: inHand,
    setValue,
    problem,
    done: toAnnouncedChange(chips, done),
    lay,
    take: (place) => chips.has(place) && change(without(chips, place), 'changed'),
    undo: laid.canUndo && !isLocked ? undo : null,
    clear: chips.size > 0 && !isLocked ? () => change(NO_CHIPS, 'cleared') : null,
    double: chips.size > 0 && !isLocked ? () => change(doubled(chips), 'changed') : null,
    repeat: newest && newest.currency === currency && !isLocked ? () => change(toChips(newest), 'changed') : null,
    spin,
  }
}

/** A change is not described once its chips are no longer on the table. */
function toAnnouncedChange(chips: Chips, done: BoardChange): BoardChange {
  return chips.size === 0 && done !== 'cleared' ? null : done
}

/** The smallest chip that is enough for a bet. */
function usual(values: readonly Minor[], least: Minor): Minor {
  return values.find((value) => value >= least) ?? least
}
