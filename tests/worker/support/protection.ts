import { getProtection, setLimit } from '#endpoints/protection.ts'
import type { LimitKind, LimitPeriod } from '#domain/protection/limits.ts'
import { good, useOperator } from './money.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** The protection of players over HTTP, besides the calls of `useOperator`. */
export function useProtection() {
  const casino = useOperator()
  const { call } = casino

  async function protection(token: string) {
    return good(await call(getProtection, { token }))
  }

  return {
    casino,
    protection,
    async limit(token: string, kind: LimitKind, period: LimitPeriod) {
      const { limits } = await protection(token)
      const found = limits?.find((each) => each.kind === kind && each.period === period)
      if (!found) throw new Error(`no limit ${kind} ${period}`)
      return found
    },
    setLimit: (token: string, kind: LimitKind, period: LimitPeriod, amount: string | null) =>
      call(setLimit, { token, params: { kind, period }, body: { amount } }),
    passTime: (email: string, ms: number) => casino.control.passProtectionTime({ email, ms }),
  }
}
