import type { protection } from '#endpoints/protection.ts'
import type { InferInput } from 'valibot'
import { toDecimal } from '#domain/money/money.ts'
import { LIMIT_PERIODS, PERIOD_MS } from '#domain/protection/limits.ts'
import { getProtectionRules, type ProtectionRules } from '#domain/protection/rules.ts'
import type { TokenSession } from '../auth/tokens.ts'
import type { Query } from '../database.ts'
import { readWallet } from '../ledger.ts'
import type { World } from '../world.ts'
import { playedSince, sumPlayed, computeUsed } from './played.ts'
import { readChoices, readLimits } from './rows.ts'
import { sessionLimitFor, sessionStart } from './session.ts'

export type ProtectionWire = InferInput<typeof protection>

/** The registers of countries in which a player can exclude themselves from all operators. */
const REGISTERS: Readonly<Record<string, string>> = {
  GB: 'https://www.gamstop.co.uk',
  SE: 'https://www.spelpaus.se',
  NL: 'https://cruksregister.nl',
}
/** How often a player is asked to look over their limits. */
const REVIEW_MS = 182 * 86_400_000
const LONGEST_MS = Math.max(...LIMIT_PERIODS.map((period) => PERIOD_MS[period]))

/** The rules for every player of the stand-in: those of its country, and what its settings replace. */
export function getCountryRules({ settings }: World): ProtectionRules {
  return getProtectionRules(settings.country, settings.protectionRules)
}

/** The end of a player's break and exclusion, where they last; `until` null is an exclusion without an end. */
export async function readPauses(query: Query, player: number, now: number) {
  const { breakUntil, exclusion } = await readChoices(query, player)
  return {
    timeOut: breakUntil !== null && breakUntil > now ? { until: breakUntil } : null,
    exclusion: exclusion && (exclusion.until === null || exclusion.until > now) ? exclusion : null,
  }
}

/** The whole protection of a player in the wire format, as the session sees it. */
export async function protectionWire(query: Query, world: World, session: TokenSession): Promise<ProtectionWire> {
  const { clock, settings } = world
  const { player } = session
  const now = clock.now()
  const moment = (at: number | null) => (at === null ? null : clock.moment(at))
  const { currency } = await readWallet(query, player)
  const startedAt = await sessionStart(query, session, now)
  const played = await playedSince(query, player, Math.min(now - LONGEST_MS, startedAt - 1), currency)
  const inSession = played.filter(({ at }) => at >= startedAt)
  const { checkMinutes } = await readChoices(query, player)
  const { timeOut, exclusion } = await readPauses(query, player, now)
  const rules = getCountryRules(world)
  const sessionLimit = await sessionLimitFor(query, session, startedAt, currency)
  const limits = (await readLimits(query, player, currency)).map(({ kind, period, amount, pending }) => {
    const { used, resetsAt } = computeUsed(played, kind, period, now)
    return {
      kind,
      period,
      amount: amount === null ? null : toDecimal(amount),
      used: toDecimal(used),
      resets_at: moment(resetsAt),
      pending: pending && {
        amount: pending.amount === null ? null : toDecimal(pending.amount),
        from: clock.moment(pending.from),
        needs_confirmation: true,
      },
    }
  })
  return {
    currency,
    limits,
    session_limit: {
      minutes: sessionLimit.minutes,
      loss: sessionLimit.loss === null ? null : toDecimal(sessionLimit.loss),
    },
    reality_check: { minutes: checkMinutesFor(checkMinutes, rules) },
    time_out: timeOut && { until: clock.moment(timeOut.until) },
    exclusion: exclusion && {
      until: moment(exclusion.until),
      register_url: REGISTERS[settings.country] ?? null,
    },
    session: {
      started_at: clock.moment(startedAt),
      staked: toDecimal(sumPlayed(inSession, 'stake')),
      won: toDecimal(sumPlayed(inSession, 'won')),
    },
    review_due_at: clock.moment(await reviewDue(query, player, now)),
    rules: {
      raise_after_hours: rules.raiseAfterHours,
      deposit_limit: rules.depositLimit,
      reality_check_max_minutes: rules.realityCheckMaxMinutes,
      may_switch_off_reality_check: rules.maySwitchOffRealityCheck,
      min_round_seconds: rules.minRoundSeconds,
      auto_play: rules.autoPlay,
      parallel_play: rules.parallelPlay,
      panic_button: rules.panicButton,
      cancel_payout: rules.cancelPayout,
    },
  }
}

/** The interval in effect: the player's, but none that the rules of the country no longer allow. */
function checkMinutesFor(chosen: number | null | undefined, rules: ProtectionRules): number | null {
  if (chosen === null && rules.maySwitchOffRealityCheck) return null
  return Math.min(chosen ?? rules.realityCheckMaxMinutes, rules.realityCheckMaxMinutes)
}

/** The last due date, every half a year after the registration; the first one before that. */
async function reviewDue(query: Query, player: number, now: number): Promise<number> {
  const row = await query.row({ created_at: 'int' }, 'SELECT created_at FROM players WHERE id = ?', [player])
  const createdAt = row?.created_at ?? now
  return createdAt + Math.max(1, Math.floor((now - createdAt) / REVIEW_MS)) * REVIEW_MS
}
