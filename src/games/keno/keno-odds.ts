import { KENO_DRAWS, kenoPayout, kenoPays, type KenoRisk, kenoWays } from '#domain/games/keno.ts'
import type { Minor } from '#domain/money/money.ts'

/** Format of the true return of a pay row. */
export const KENO_RETURN_FORMAT = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** The payout of a number of hits; consecutive counts that pay nothing form one entry. */
export type KenoPay = {
  from: number
  to: number
  /** Probability, from 0 to 1. */
  chance: number
  multiplier: number
  /** In minor units; null without a valid amount. */
  payout: Minor | null
}

/** The pay row of a risk and a number of picks, with the payouts for an amount. */
export function getKenoPays(risk: KenoRisk, picks: number, amount: Minor | null): KenoPay[] {
  const row = kenoPays(risk, picks).map((multiplier, hits) => ({
    from: hits,
    to: hits,
    chance: kenoWays(picks, hits) / KENO_DRAWS,
    multiplier,
    payout: amount === null ? null : kenoPayout(amount, multiplier),
  }))
  const lost = row.filter(({ multiplier }) => multiplier === 0)
  const last = lost.at(-1)
  if (!last) return row
  const chance = lost.reduce((sum, pay) => sum + pay.chance, 0)
  return [{ ...last, from: 0, chance }, ...row.slice(lost.length)]
}
