import type { InferOutput } from 'valibot'
import { cancelLimitChange, confirmLimit, getProtection, type protection, setLimit } from '#endpoints/protection.ts'
import { minor, toDecimal } from '#domain/money/money.ts'
import type { Caller } from './caller.ts'
import type { Target } from './options.ts'
import type { Rows } from './report.ts'

type Protection = InferOutput<typeof protection>

const ROW = 'a lower limit at once, a higher one later'
/** The limit that is tried, on an account of play money. */
const PLACE = { kind: 'deposit', period: 'month' } as const
/** A limit that no deposit of such an account reaches. */
const FIRST = minor(90_000_000)
const STEP = minor(100)

/**
 * Sets a limit, lowers it, raises it, and drops the raise: the lower one must hold at once, the higher one must wait,
 * and an early confirmation must be rejected. Leaves the account with the lower limit.
 */
export async function checkProtection({ allowMoney }: Target, caller: Caller, rows: Rows): Promise<void> {
  if (caller.absent.has(getProtection.name)) return rows.add(ROW, 'skipped', 'there is no getProtection')
  if (!allowMoney) return rows.add(ROW, 'skipped', '--allow-money was not given')
  const before = await caller.check(getProtection, { as: 'getProtection before the change' })
  if (!before) return
  const set = (amount: number, as: string) =>
    caller.check(setLimit, { params: PLACE, body: { amount: toDecimal(minor(amount)) }, as: `setLimit, ${as}` })

  const known = placeIn(before)?.amount ?? null
  if (known !== null && known < STEP) return rows.add(ROW, 'skipped', 'the limit of the account is too low to lower it')
  if (known === null) await set(FIRST, 'the first one')
  const high = known ?? FIRST
  const low = high - STEP
  const lowered = placeIn(await set(low, 'a lower one'))
  const raised = placeIn(await set(high, 'a higher one'))
  await caller.checkRejection(confirmLimit, { params: PLACE, as: 'confirmLimit, too early' }, [409])
  const dropped = placeIn(await caller.check(cancelLimitChange, { params: PLACE }))

  const problems = []
  if (lowered?.amount !== low || lowered.pending) problems.push('a lower amount does not hold at once')
  if (raised?.amount !== low) problems.push('a higher amount holds at once')
  if (raised?.pending?.amount !== high) problems.push('a higher amount is not pending')
  if (dropped?.amount !== low || dropped.pending) problems.push('a dropped change is still there')
  rows.judge(ROW, problems, `${toDecimal(minor(low))} ${before.currency} a month, which stays`)
}

function placeIn(reply: Protection | null) {
  return reply?.limits.find((limit) => limit?.kind === PLACE.kind && limit.period === PLACE.period)
}
