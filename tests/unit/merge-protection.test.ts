import { assert, constantFrom, dictionary, oneof, pre, property, string } from 'fast-check'
import { safeParse } from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { protection } from '#endpoints/protection.ts'
import { getCheckMinutes } from '#domain/protection/reality-check.ts'
import { getBindingLimits, getPlayBlock } from '#domain/protection/restrictions.ts'
import { getProtectionRules } from '#domain/protection/rules.ts'
import type { ProtectionRow } from '#db/rows.ts'
import { mergeProtection } from '#worker/protection/merge-protection.ts'

const NOW = Date.parse('2026-01-15T12:00:00.000Z')
const HOUR_MS = 3_600_000
const moment = (at: number) => new Date(at).toISOString()
const page = { address: (candidate: unknown) => (typeof candidate === 'string' ? candidate : null) }

const limit = (kind: string, period: string) => ({
  kind,
  period,
  amount: '5.00',
  used: '4.00',
  resets_at: moment(NOW + HOUR_MS),
  pending: { amount: '9.00', from: moment(NOW + HOUR_MS), needs_confirmation: true },
})

/** Everything is closed that can be, by rules that are stricter than those of any country. */
const REPLY = {
  currency: 'RUB',
  limits: [limit('stake', 'day'), limit('loss', 'week'), limit('deposit', 'month'), limit('netDeposit', 'month')],
  session_limit: { minutes: 30, loss: '5.00' },
  reality_check: { minutes: 15 },
  time_out: { until: moment(NOW + HOUR_MS) },
  exclusion: { until: moment(NOW + 24 * HOUR_MS), register_url: 'https://register.example' },
  session: { started_at: moment(NOW - HOUR_MS), staked: '9.00', won: '1.00' },
  review_due_at: moment(NOW),
  rules: {
    raise_after_hours: 168,
    deposit_limit: 'required',
    reality_check_max_minutes: 20,
    may_switch_off_reality_check: false,
    min_round_seconds: 5,
    auto_play: false,
    parallel_play: false,
    panic_button: true,
    cancel_payout: false,
  },
}

/** What stands after a reply, or a frame, which has the same form; the known row where it fits in nothing. */
function take(known: ProtectionRow | undefined, reply: unknown): ProtectionRow | undefined {
  const parsed = safeParse(protection, reply)
  const merged = parsed.success ? mergeProtection(known, parsed.output, page) : null
  if (merged === null) return known
  const { hasFigures: _, ...row } = merged
  return { ...row, playerId: '7', fetchedAt: NOW }
}

function known(reply: unknown): ProtectionRow {
  const row = take(undefined, reply)
  if (!row) throw new Error('the reply does not fit')
  return row
}

type Path = readonly (string | number)[]

/** The path of every field, of objects and lists too. */
function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Object.entries(value).flatMap(([key, field]) => listPaths(field, [...path, key]))
  return path.length === 0 ? inside : [path, ...inside]
}

const MISSING = Symbol('missing')

function replaced(value: unknown, [step, ...rest]: Path, field: unknown): unknown {
  if (step === undefined) return field
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...Object(value) }
  const next = replaced(Reflect.get(copy, step), rest, field)
  if (next === MISSING && !Array.isArray(copy)) Reflect.deleteProperty(copy, step)
  else Reflect.set(copy, step, next === MISSING ? null : next)
  return copy
}

/** By the contract null is no limit, and no interval. */
const NULL_IS_NONE = /^(?:limits\.\d+\.amount|session_limit\.(?:minutes|loss)|reality_check\.minutes)$/
/** Values that no field has. */
const BROKEN = [MISSING, null, -5, '-5.00', '-0.01', 'much', '', 'tomorrow', NaN, 1e300, [], {}, [null], '1e3']
const anything = oneof(
  constantFrom<unknown>(...BROKEN),
  string().filter((text) => !/^\s*-?\d/.test(text) && Number.isNaN(Date.parse(text))),
  dictionary(string({ maxLength: 3 }), constantFrom(null, 'x', -1), { maxKeys: 2 }),
)
const paths = listPaths(REPLY)

/** What a row leaves open: the lower a number, the tighter. */
function openness(row: ProtectionRow): Record<string, number> {
  const rules = getProtectionRules('KZ', row.rules)
  const least = (kind: string, period: string) => {
    const found = getBindingLimits(row, null).find((one) => one.kind === kind && one.period === period)
    return found ? found.amount - found.used : Infinity
  }
  const without = (part: Partial<ProtectionRow>) => (getPlayBlock({ ...row, ...part }, null, NOW) ? 0 : 1)
  const noSession = { session: null }
  return {
    ...Object.fromEntries(REPLY.limits.map(({ kind, period }) => [`${kind} ${period}`, least(kind, period)])),
    exclusion: without({ breakUntil: null, ...noSession }),
    break: without({ exclusion: null, ...noSession }),
    sessionTime: without({
      exclusion: null,
      breakUntil: null,
      sessionLimit: { ...row.sessionLimit, loss: null },
    }),
    sessionLoss: without({
      exclusion: null,
      breakUntil: null,
      sessionLimit: { ...row.sessionLimit, minutes: null },
    }),
    check: getCheckMinutes(row, rules),
    raise: -rules.raiseAfterHours,
    depositLimit: ['required', 'asked', 'offered'].indexOf(rules.depositLimit),
    canDisable: Number(rules.maySwitchOffRealityCheck),
    pace: -rules.minRoundSeconds,
    autoPlay: Number(rules.autoPlay),
    parallelPlay: Number(rules.parallelPlay),
    panicButton: Number(!rules.panicButton),
    cancelPayout: Number(rules.cancelPayout),
  }
}

// Each entry that cannot be read is logged.
beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())

test('no field of a reply or a frame, one by one, opens what is closed', () => {
  const before = known(REPLY)
  const closed = openness(before)
  assert(
    property(constantFrom(...paths), anything, (path, field) => {
      pre(!(field === null && NULL_IS_NONE.test(path.join('.'))) && !(path.length === 1 && Array.isArray(field)))
      const after = openness(take(before, replaced(REPLY, path, field)) ?? before)
      for (const [what, open] of Object.entries(after)) expect(open, what).toBeLessThanOrEqual(closed[what] ?? -1)
    }),
    { numRuns: 500 },
  )
})

test.each(paths.map((path) => [path.join('.'), path] as const))(
  '%s that is missing or broken opens nothing',
  (at, path) => {
    const before = known(REPLY)
    const closed = openness(before)
    for (const field of BROKEN) {
      if ((field === null && NULL_IS_NONE.test(at)) || (at === 'limits' && Array.isArray(field))) continue
      const after = openness(take(before, replaced(REPLY, path, field)) ?? before)
      for (const [what, open] of Object.entries(after))
        expect(open, `${what}: ${String(field)}`).toBeLessThanOrEqual(closed[what] ?? -1)
    }
  },
)

test('an interval of nothing is the known one, or the longest of the region', () => {
  const nothing = { ...REPLY, reality_check: { minutes: 0 } }
  expect(openness(take(known(REPLY), nothing) ?? known(REPLY))['check']).toBe(15)
  expect(openness(known(nothing))['check']).toBe(20)
  expect(known({ ...REPLY, session_limit: { minutes: 0, loss: null } }).sessionLimit.minutes).toBeNull()
})

test('checks that a reply does not mention go on where the region lets a player do without', () => {
  const rules = { ...REPLY.rules, may_switch_off_reality_check: true }
  const { reality_check: _, ...silent } = { ...REPLY, rules }
  expect(openness(known(silent))['check']).toBe(20)
  expect(openness(known({ ...silent, reality_check: { minutes: null } }))['check']).toBe(Infinity)
})

test('what the operator takes back in a form that fits is open', () => {
  const limits = REPLY.limits.slice(1).map((each) => ({ ...each, amount: null }))
  const after = take(known(REPLY), { ...REPLY, limits, session_limit: { minutes: null, loss: null } })
  expect(after?.limits.map(({ amount }) => amount)).toEqual([null, null, null])
  expect(after?.sessionLimit).toEqual({ minutes: null, loss: null })
})

test('amounts of another currency are not kept: the whole reply does not fit', () => {
  const before = known(REPLY)
  const dollars = { ...REPLY, currency: 'USD' }
  expect(take(before, dollars)?.currency).toBe('USD')
  for (const broken of [
    { ...dollars, session: null },
    { ...dollars, session_limit: null },
    { ...dollars, limits: [{ ...limit('stake', 'day'), used: 'much' }] },
    { ...dollars, limits: [limit('moons', 'day')] },
  ])
    expect(take(before, broken)).toBe(before)
})
