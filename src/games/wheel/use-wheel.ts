import type { OriginalRound } from '../../../worker/db/view.ts'
import type { Minor } from '#domain/money/money.ts'
import {
  SEGMENTS,
  segmentPays,
  WHEEL_RISKS,
  type WheelPay,
  wheelPayout,
  wheelPays,
  type WheelRisk,
} from '#domain/games/wheel.ts'
import { type Original, useOriginal } from '../table/use-original.ts'
import { createPlayerSetting } from '../table/settings/player-setting.ts'
import { WHEEL_SPIN_MS } from './wheel-spin.ts'
import type { WheelSpin } from './use-wheel-spin.ts'

export type WheelRound = OriginalRound<'wheel'>
/** A kind of segment with its chance and payout; the payout is null without a valid amount. */
export type WheelPayRow = WheelPay & { chance: number; payout: Minor | null }

export type WheelState = {
  original: Original<'wheel'>
  risk: WheelRisk
  turn: WheelSpin
  /** The last round once its animation is over; null during it, and if it was on another wheel. */
  result: WheelRound | null
  pays: readonly WheelPayRow[]
  /** What the last round paid, if it was on this wheel. */
  lit: number | null
  /** The price of a spin if the limits allow only one amount; otherwise null. */
  price: Minor | null
  /** The balance is below the price. */
  isShort: boolean
  setRisk: (risk: WheelRisk) => void
  nextRisk: () => void
  spin: () => 'amount' | null
}

/** The state of the page: the selected wheel, the amount, and how much of the last spin may be shown. */
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
    // A press during the animation ends it and shows the outcome; the next press spins again.
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

/** The payout of a round's segment, in multiples of the stake. */
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

/** The default wheel. */
const USUAL: WheelRisk = 'medium'

const usePlayerRisk = createPlayerSetting('wheel', (stored) => WHEEL_RISKS.find((risk) => risk === stored) ?? null)

/** The wheel that this player has chosen in this tab; before that, that of the last round. */
function useRisk(playerId: string | null, last: WheelRisk | null) {
  const [risk, setRisk] = usePlayerRisk(playerId)
  return { risk: risk ?? last ?? USUAL, setRisk }
}
