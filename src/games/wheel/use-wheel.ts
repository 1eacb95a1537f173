import type { OriginalRound } from '../../../worker/db/view.ts'
import type { Minor } from '../../../worker/domain/money/money.ts'
import {
  SEGMENTS,
  segmentPays,
  WHEEL_RISKS,
  type WheelPay,
  wheelPayout,
  wheelPays,
  type WheelRisk,
} from '../../../worker/domain/games/wheel.ts'
import { type Original, useOriginal } from '../original/table/use-original.ts'
import { useRisk } from './risk.ts'
import { WHEEL_SPIN_MS } from './wheel-spin.ts'
import type { WheelSpin } from './use-wheel-spin.ts'

export type WheelRound = OriginalRound<'wheel'>
/** A kind of segments: how often it comes, and what it pays of the amount, null while that is none. */
export type WheelPayRow = WheelPay & { chance: number; payout: Minor | null }

export type WheelState = {
  original: Original<'wheel'>
  risk: WheelRisk
  turn: WheelSpin
  /** The last round, once the wheel has told it; null while it turns, and where it was of another wheel. */
  result: WheelRound | null
  pays: readonly WheelPayRow[]
  /** What the last round paid, where it was of this wheel. */
  lit: number | null
  /** What a spin costs where the limits leave no choice; null where they do. */
  price: Minor | null
  /** The balance is less than that. */
  isShort: boolean
  setRisk: (risk: WheelRisk) => void
  nextRisk: () => void
  spin: () => 'amount' | null
}

/** The page's thinking: which wheel is spun, for how much, and how far the last spin is to be seen. */
export function useWheel(): WheelState {
  const original = useOriginal('wheel', () => WHEEL_SPIN_MS)
  const { round, told, busy, moving, table, amount } = original
  const { risk, setRisk } = useRisk(table.playerId, round?.bet.risk ?? null)
  const drawn = round?.bet.risk === risk ? round : null
  const price = table.limits.min === table.limits.max ? table.limits.min : null
  const isShort = price !== null && table.balance !== null && table.balance < price
  const result = told && told.bet.risk === risk && !busy && !moving ? told : null

  function choose(next: WheelRisk): void {
    if (busy) return
    original.finish()
    setRisk(next)
  }

  function spin(): 'amount' | null {
    if (!moving) return isShort ? null : original.bet({ risk })
    // Who would not wait for the wheel has the outcome first, and the next spin with the next press.
    original.finish()
    return null
  }

  return {
    original,
    risk,
    turn: { segment: drawn?.state.segment ?? null, waiting: busy && !moving, turning: moving && drawn !== null },
    result,
    pays: paysOf(risk, price ?? (amount.ok ? amount.value : null)),
    lit: result && paidBy(result),
    price,
    isShort,
    setRisk: choose,
    nextRisk: () => choose(WHEEL_RISKS[(WHEEL_RISKS.indexOf(risk) + 1) % WHEEL_RISKS.length] ?? risk),
    spin,
  }
}

/** How many stakes a round's segment pays. */
export function paidBy({ bet, state }: WheelRound): number {
  return segmentPays(bet.risk, state.segment)
}

function paysOf(risk: WheelRisk, amount: Minor | null): WheelPayRow[] {
  return wheelPays(risk).map((kind) => ({
    ...kind,
    chance: kind.segments / SEGMENTS,
    payout: amount === null ? null : wheelPayout(amount, kind.pays),
  }))
}
