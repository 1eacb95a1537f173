import type { OriginalRound } from '#db/view.ts'
import type { Range } from '#domain/money/limits.ts'
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
  const { table, stake, play } = original
  const { newest, shown, isAnimating, skipAnimation } = original.round
  const { risk, setRisk } = useRisk(table.playerId, newest?.bet.risk ?? null)
  const drawn = onWheel(newest, risk)
  const price = getOnlyPrice(table.limits)
  const isShort = isBelow(table.balance, price)
  const result = play.isInFlight || isAnimating ? null : onWheel(shown, risk)

  function choose(next: WheelRisk): void {
    if (play.isInFlight) return
    skipAnimation()
    setRisk(next)
  }

  function spin(): 'amount' | null {
    if (!isAnimating) return isShort ? null : play.bet({ risk })
    // A press during the animation ends it and shows the outcome; the next press spins again.
    skipAnimation()
    return null
  }

  return {
    original,
    risk,
    turn: {
      segment: drawn?.state.segment ?? null,
      waiting: play.isInFlight && !isAnimating,
      turning: isAnimating && drawn !== null,
    },
    result,
    pays: computePays(risk, price ?? (stake.amount.ok ? stake.amount.value : null)),
    lit: result && paidBy(result),
    price,
    isShort,
    setRisk: choose,
    nextRisk: () => choose(WHEEL_RISKS[(WHEEL_RISKS.indexOf(risk) + 1) % WHEEL_RISKS.length] ?? risk),
    spin,
  }
}

/** The round, if it was on that wheel. */
function onWheel(round: WheelRound | null, risk: WheelRisk): WheelRound | null {
  return round?.bet.risk === risk ? round : null
}

/** The price of a spin if the limits allow only one amount. */
function getOnlyPrice({ min, max }: Range): Minor | null {
  return min === max ? min : null
}

function isBelow(balance: Minor | null, price: Minor | null): boolean {
  return price !== null && balance !== null && balance < price
}

/** The payout of a round's segment, in multiples of the stake. */
export function paidBy({ bet, state }: WheelRound): number {
  return segmentPays(bet.risk, state.segment)
}

function computePays(risk: WheelRisk, amount: Minor | null): WheelPayRow[] {
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
