import * as endpoints from '#endpoints/protection.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, toDecimal } from '#domain/money/money.ts'
import { QUEUE_MAX_AGE_MS } from '#domain/settings/constants.ts'
import { isLower, type LimitName } from '#domain/protection/limits.ts'
import { getBindingLimits } from '#domain/protection/restrictions.ts'
import type { RealityCheckAnswer } from '#domain/protection/reality-check.ts'
import type { PlayerSession } from '../auth/auth-session.ts'
import { command, runInBackground, toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { CommandError } from '#domain/calls/result.ts'
import { computeBackoff, type Job, runJobs } from '../jobs/schedule.ts'
import { toAddress } from '../http/client.ts'
import { enqueueCall } from '../outbox/outbox.ts'
import { changeLocal, hasUnsent, sendLocal, withLimit } from './local.ts'
import { loadProtection, updateProtection } from './protection.ts'
import { countResults, countTime, endCheck, type PlayedTime, type SeenResults } from './play.ts'
import { remindOfProtection } from './reminders.ts'
import { changeCheckInterval, changeSessionLimit, type SessionLimitOrder } from './session-settings.ts'
import { holdExclusion } from '#db/hold-exclusion.ts'
import { readProtection } from '#db/read-protection.ts'

export { applyProtectionFrame } from './protection.ts'
export { claimRound, paceRounds, startRound } from './start-round.ts'
export {
  assertMayCancelPayout,
  assertMayDeposit,
  assertMayLaunch,
  assertMayPlay,
  assertMayRegister,
  assertMayStake,
  assertUnblocked,
  refreshAfterRejection,
} from './guard.ts'

/** Which limit, and its new amount in minor units of `currency`; null for none. */
export type LimitOrder = LimitName & { amount: Minor | null; currency: Currency }

/** `false`: it holds on this device, and the operator has not confirmed it yet. */
export type Confirmed = { isConfirmed: boolean }

/** An exclusion that has begun. `until` null: without an end. `registerUrl` has passed the redirect rule. */
export type BegunExclusion = { until: number | null; registerUrl: string | null }

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** Limits, breaks and self-exclusion of the player. */
export function protectionCommands(context: Context) {
  type Request = Parameters<typeof updateProtection>[2]
  const send = async (request: (player: PlayerSession) => ReturnType<Request>): Promise<void> => {
    const player = await context.session.player()
    await updateProtection(context, player, () => request(player))
  }
  return {
    /** Fetches limits, breaks and figures. Errors: `notOffered`, and those of a call; the last good row stays. */
    refresh: command(() => loadProtection(context)),
    /**
     * Sets a limit, minor units. A lower one holds on this device at once, also without a network, and out says whether
     * the operator has confirmed it; a higher one or none (null) becomes pending at the operator. Errors: of a higher
     * one those of a call, it is not enqueued; of a lower one `validation`, `notOffered`, and `conflict` with reason
     * `currency.changed` if the operator has the limits in another currency; it does not hold then.
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
    /**
     * Limits the sessions: minutes, and the net loss in minor units; null for none. What is lower holds on this device at
     * once, also without a network, and out says whether the operator has confirmed it; what is higher is not enqueued.
     * Errors: `validation`, `conflict` with reason `currency.changed`, those of a call.
     */
    setSessionLimit: command((order: SessionLimitOrder) => changeSessionLimit(context, order)),
    /**
     * Sets the interval of reality checks, minutes; null for none. A shorter one holds on this device at once, like a
     * lower limit. Errors: `validation`, those of a call.
     */
    setRealityCheck: command(({ minutes }: { minutes: number | null }) => changeCheckInterval(context, minutes)),
    /**
     * Counts time in play on this device, ms; a reality check that is due at `minutes`, the interval on the page, stays
     * due until it is answered. Does nothing for another player than the current one. Errors: `unauthorised`, `storage`.
     */
    countTime: command((time: PlayedTime) => countTime(context, time)),
    /** Counts results that the player has seen, with the same rules. */
    countResults: command((seen: SeenResults) => countResults(context, seen)),
    /**
     * Takes the answer to the reality check that is due, given `at` (ms of server time), and reports it; enqueued without a
     * network. Errors: `unauthorised`, `storage`.
     */
    answerRealityCheck: command((answer: { at: number; answer: RealityCheckAnswer }) => reportAnswer(context, answer)),
    /**
     * Begins a break of so many hours. It holds on this device at once, also without a network and after a logout. Out:
     * whether the operator has confirmed it. Errors: `unauthorised`, `storage`.
     */
    takeBreak: command(({ hours }: { hours: number }) => beginBreak(context, hours)),
    /**
     * Excludes the player for months, null without an end; `password` is left out by one who has none. The operator ends
     * every session; so does this device, which keeps the end. Out: the end. Errors: `validation` with field `password`, `tooMany` with
     * retryAt, those of a call; it is not enqueued.
     */
    excludeSelf: command(
      async (body: { months: 6 | 12 | 24 | 60 | null; password?: string }): Promise<BegunExclusion> => {
        const authSession = await context.session.player()
        const reply = await context.call(endpoints.excludeSelf, { body, authSession })
        const exclusion: BegunExclusion = {
          until: reply.exclusion?.until ?? null,
          registerUrl: context.page.address(reply.exclusion?.register_url ?? null),
        }
        // A full disk must not prevent the log-out.
        await holdExclusion(context.db, authSession.playerId, exclusion).catch(() => undefined)
        await context.session.end()
        return exclusion
      },
    ),
  }
}

async function changeLimit(context: Context, { kind, period, amount, currency }: LimitOrder): Promise<Confirmed> {
  const { db, session, call } = context
  const player = await session.player()
  const read = async () => {
    const { known, local } = await readProtection(db, player.playerId)
    const isThis = (limit: { kind: string; period: string }) => limit.kind === kind && limit.period === period
    const binding = getBindingLimits(known, local).find(isThis)?.amount ?? null
    return { known, binding, isLocal: local?.limits.some(isThis) ?? false }
  }
  const before = await read()
  if (before.known && before.known.currency !== currency) {
    throw new CommandError({ code: 'conflict', reason: 'currency.changed', retry: true })
  }
  const isAgain = before.isLocal && amount === before.binding
  if (amount === null || !(isAgain || isLower(amount, before.binding))) {
    // What only the device holds goes first: to the operator, too, the new amount is then the higher one.
    await sendLocal(context)
    const body = { amount: amount === null ? null : toDecimal(amount) }
    const params = { kind, period }
    await updateProtection(context, player, () => call(endpoints.setLimit, { params, body, authSession: player }))
    return { isConfirmed: true }
  }
  await changeLocal(context, player, (local) => ({
    ...local,
    limits: withLimit(local.limits, { kind, period, amount, currency }),
  }))
  const failure = await sendLocal(context).then(() => null, toAppError)
  const after = await read()
  if (after.isLocal) return { isConfirmed: false }
  if (after.binding !== null && after.binding <= amount) return { isConfirmed: true }
  throw new CommandError(failure ?? { code: 'conflict', reason: 'currency.changed', retry: true })
}

async function beginBreak(context: Context, hours: number): Promise<Confirmed> {
  if (!Number.isFinite(hours) || hours <= 0) throw new CommandError({ code: 'validation', retry: false })
  const player = await context.session.player()
  // In whole seconds: the operator's reply confirms the break by its end, and may leave fractions out.
  const until = Math.ceil((context.clock.now() + hours * HOUR_MS) / SECOND_MS) * SECOND_MS
  await changeLocal(context, player, (local) => ({
    ...local,
    breakUntil: Math.max(local.breakUntil ?? 0, until),
    isBreakUnsent: true,
  }))
  // Whatever the operator answers, the break holds on this device.
  await sendLocal(context).catch(toAppError)
  const local = await context.db.localProtection.get(player.playerId)
  return { isConfirmed: local?.isBreakUnsent === false }
}

async function reportAnswer(
  context: Context,
  { at, answer }: { at: number; answer: RealityCheckAnswer },
): Promise<void> {
  const { page, session } = context
  const player = await session.player()
  await endCheck(context, player)
  const endpoint = endpoints.sendRealityCheck
  await enqueueCall(context, {
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
  const { connection } = context
  const when = () => connection.reachable
  const sender = createSender(context)
  const stopListening = connection.onOnline(() => runInBackground(sender.sendNow()))
  signal.addEventListener('abort', stopListening)
  const jobs: Job[] = [
    { name: 'localProtection', everyMs: 2 * SECOND_MS, when, run: sender.send },
    { name: 'protection', everyMs: 5 * MINUTE_MS, when, run: () => loadProtection(context) },
    // Also without a network: what waits is stored.
    { name: 'protectionReminders', everyMs: MINUTE_MS, when: () => true, run: () => remindOfProtection(context) },
  ]
  await runJobs(jobs, signal)
}

/** Sends what is local; after an answer that confirms nothing the next attempt waits, at most a minute. */
function createSender(context: Context) {
  let tries = 0
  let notBefore = 0
  async function send(): Promise<void> {
    if (performance.now() < notBefore || !(await hasUnsent(context))) return
    const error = await sendLocal(context).then(() => null, toAppError)
    if (error?.code === 'offline') return
    // What is still local after a good answer was answered with something else than was sent.
    tries = (await hasUnsent(context)) ? tries + 1 : 0
    notBefore = tries === 0 ? 0 : performance.now() + computeBackoff(tries, SECOND_MS, MINUTE_MS)
  }
  return {
    send,
    /** At once, for a network that has just come back. */
    async sendNow(): Promise<void> {
      tries = 0
      notBefore = 0
      await send()
    },
  }
}
