import * as endpoints from '#endpoints/protection.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, toDecimal } from '#domain/money/money.ts'
import { QUEUE_MAX_AGE_MS } from '#domain/protocol/constants.ts'
import { isTransient } from '#domain/protocol/transient.ts'
import { isLower, type LimitKind, type LimitPeriod } from '#domain/protection/limits.ts'
import type { RealityCheckAnswer } from '#domain/protection/reality-check.ts'
import { command, toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { CommandError } from '../core/result.ts'
import { type Job, runJobs } from '../jobs/schedule.ts'
import { toAddress } from '../http/client.ts'
import { enqueueCall } from '../outbox/outbox.ts'
import { changeLocal, hasUnsent, sendLocal, withLimit, withoutLimit } from './local.ts'
import { loadProtection, type ProtectionReply, writeProtection } from './protection.ts'

export { applyProtectionFrame } from './protection.ts'
export { assertMayDeposit, assertMayPlay, assertMayStake } from './guard.ts'

/** Which limit, and its new amount in minor units of `currency`; null for none. */
export type LimitOrder = LimitName & { amount: Minor | null; currency: Currency }
export type LimitName = { kind: LimitKind; period: LimitPeriod }

/** `false`: it holds on this device, and the operator has not confirmed it yet. */
export type Confirmed = { isConfirmed: boolean }

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** Limits, breaks and self-exclusion of the player. */
export function protectionCommands(context: Context) {
  const send = async (request: (player: Player) => Promise<ProtectionReply>): Promise<void> => {
    const player = await context.session.player()
    await writeProtection(context, player, await request(player))
  }
  return {
    /** Fetches limits, breaks and figures. Errors: `notOffered`, and those of a call; the last good row stays. */
    refresh: command(() => loadProtection(context)),
    /**
     * Sets a limit, minor units. A lower one holds on this device at once, also without a network, and out says whether
     * the operator has confirmed it; a higher one or none (null) becomes pending at the operator. Errors: of a higher
     * one those of a call, it is not enqueued; of a lower one only definite answers such as `validation`.
     */
    setLimit: command((order: LimitOrder) => changeLimit(context, order)),
    /**
     * Confirms a higher limit after its waiting time. Errors: `conflict` with reason `protection.early` or
     * `protection.nothingPending`, those of a call.
     */
    confirmLimit: command((params: LimitName) =>
      send((authSession) => context.call(endpoints.confirmLimit, { params, authSession })),
    ),
    /** Drops a pending change of a limit. Errors: those of a call. */
    cancelLimitChange: command((params: LimitName) =>
      send((authSession) => context.call(endpoints.cancelLimitChange, { params, authSession })),
    ),
    /** Limits the sessions: minutes, and the net loss in minor units; null for none. Errors: `validation`, those of a call. */
    setSessionLimit: command(({ minutes, loss }: { minutes: number | null; loss: Minor | null }) =>
      send((authSession) =>
        context.call(endpoints.setSessionLimit, {
          body: { minutes, loss: loss === null ? null : toDecimal(loss) },
          authSession,
        }),
      ),
    ),
    /** Sets the interval of reality checks, minutes; null for none. Errors: `validation`, those of a call. */
    setRealityCheck: command((body: { minutes: number | null }) =>
      send((authSession) => context.call(endpoints.setRealityCheck, { body, authSession })),
    ),
    /** Reports an answer to a reality check given `at` (ms of server time); enqueued without a network. */
    answerRealityCheck: command((answer: { at: number; answer: RealityCheckAnswer }) => reportAnswer(context, answer)),
    /**
     * Begins a break of so many hours. It holds on this device at once, also without a network and after a logout. Out:
     * whether the operator has confirmed it. Errors: `unauthorised`, `storage`.
     */
    takeBreak: command(({ hours }: { hours: number }) => beginBreak(context, hours)),
    /**
     * Excludes the player for months, null without an end. The operator ends every session; so does this device. Errors:
     * `validation` with field `password`, `tooMany` with waitMs, those of a call; it is not enqueued.
     */
    excludeSelf: command(async (body: { months: 6 | 12 | 24 | 60 | null; password: string }) => {
      const authSession = await context.session.player()
      await context.call(endpoints.excludeSelf, { body, authSession })
      await context.session.end()
    }),
  }
}

type Player = Awaited<ReturnType<Context['session']['player']>>

async function changeLimit(context: Context, { kind, period, amount, currency }: LimitOrder): Promise<Confirmed> {
  const player = await context.session.player()
  const row = await context.db.protection.get(player.playerId)
  const before = row?.limits.find((limit) => limit.kind === kind && limit.period === period)?.amount ?? null
  if (row && row.currency !== currency) {
    throw new CommandError({ code: 'conflict', reason: 'currency.changed', retry: true })
  }
  if (amount !== null && isLower(amount, before)) {
    await changeLocal(context, player, (local) => ({
      ...local,
      limits: withLimit(local.limits, { kind, period, amount, currency }),
    }))
    return sendNow(context)
  }
  const params = { kind, period }
  const body = { amount: amount === null ? null : toDecimal(amount) }
  const reply = await context.call(endpoints.setLimit, { params, body, authSession: player })
  await changeLocal(context, player, (local) => ({ ...local, limits: withoutLimit(local.limits, params) }))
  await writeProtection(context, player, reply)
  return { isConfirmed: true }
}

async function beginBreak(context: Context, hours: number): Promise<Confirmed> {
  if (!Number.isFinite(hours) || hours <= 0) throw new CommandError({ code: 'validation', retry: false })
  const player = await context.session.player()
  const until = context.clock.now() + hours * HOUR_MS
  await changeLocal(context, player, (local) => ({
    ...local,
    breakUntil: Math.max(local.breakUntil ?? 0, until),
    isBreakUnsent: true,
  }))
  return sendNow(context)
}

/** Sends what is local; what the operator cannot take now stays local. Throws on a definite rejection. */
async function sendNow(context: Context): Promise<Confirmed> {
  try {
    await sendLocal(context)
  } catch (error) {
    const known = toAppError(error)
    if (!isTransient(known) && known.code !== 'notOffered' && known.code !== 'contract') throw error
  }
  return { isConfirmed: !(await hasUnsent(context)) }
}

async function reportAnswer(
  context: Context,
  { at, answer }: { at: number; answer: RealityCheckAnswer },
): Promise<void> {
  const { db, page, session } = context
  const player = await session.player()
  const endpoint = endpoints.sendRealityCheck
  await enqueueCall(db, {
    subject: `realityCheck:${at}`,
    owner: player.playerId,
    url: toAddress(endpoint, page, {}),
    method: endpoint.method,
    headers: { ...(await context.headers(player.token)), 'content-type': 'application/json' },
    body: JSON.stringify({ at: new Date(at).toISOString(), answer }),
    retry: [401],
    maxAgeMs: QUEUE_MAX_AGE_MS,
  })
}

/** Keeps a player's protection up to date in the leader tab until the signal aborts; what is local goes first. */
export async function followProtection(context: Context, signal: AbortSignal): Promise<void> {
  const when = () => context.connection.reachable
  const jobs: Job[] = [
    {
      name: 'localProtection',
      everyMs: 2 * SECOND_MS,
      when,
      run: async () => (await hasUnsent(context)) && sendLocal(context),
    },
    { name: 'protection', everyMs: 5 * MINUTE_MS, when, run: () => loadProtection(context) },
  ]
  await runJobs(jobs, signal)
}
