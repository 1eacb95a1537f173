import type { Currency } from '../money/currencies.ts'
import { type Minor, minor, ZERO } from '../money/money.ts'

/** The stakes and the net result of what was played. */
export type Sums = { wagered: Minor; net: Minor }
export type SumsByCurrency = Readonly<Partial<Record<Currency, Sums>>>

/** What a player has played on this device, in all tabs, without a longer pause. */
export type Play = {
  /** How long a game was on screen, ms. */
  ms: number
  /** Up to which `ms` the reality checks are answered. */
  checkedMs: number
  /** When the check became due that is not answered yet, server time, ms. */
  dueAt: number | null
  sums: SumsByCurrency
  /** Until when play is counted, server time, ms. */
  at: number
}

/** A result that the player has seen. */
export type SeenResult = { amount: Minor; payout: Minor; currency: Currency }

export const NOTHING_PLAYED: Play = { ms: 0, checkedMs: 0, dueAt: null, sums: {}, at: 0 }

const MINUTE_MS = 60_000
/** After a pause of this length play begins at nothing, ms. */
const PAUSE_MS = 3_600_000
/** A longer time between two ticks was no play: the device slept. */
const LONGEST_TICK_MS = 5_000
/** A tick comes this much earlier or later than it says, ms. */
const JITTER_MS = 250

/**
 * The play that goes on at `now` (server time, ms): what was played before, or nothing after a longer pause. A check
 * that was due then is still to be answered, so its play is not over.
 */
export function resumePlay(play: Play, now: number): Play {
  return play.dueAt === null && now - play.at > PAUSE_MS ? NOTHING_PLAYED : play
}

/** Adds the last `ms` of play; what another tab in view has counted is not counted again. */
export function addTime(play: Play, ms: number, now: number): Play {
  const tick = Math.min(Math.max(0, ms), LONGEST_TICK_MS)
  const began = now - tick
  // A time after now comes from a clock that was set since.
  const since = play.at > now ? began : play.at > began - JITTER_MS ? play.at : began
  return { ...play, ms: play.ms + now - since, at: now }
}

/** Adds results that the player has seen. */
export function addResults(play: Play, results: readonly SeenResult[]): Play {
  const sums = { ...play.sums }
  for (const { amount, payout, currency } of results) {
    const { wagered, net } = sums[currency] ?? { wagered: ZERO, net: ZERO }
    sums[currency] = { wagered: minor(wagered + amount), net: minor(net + payout - amount) }
  }
  return { ...play, sums }
}

/** Whether a reality check is due at an interval of so many minutes, or was due and is not answered. */
export function isCheckDue(play: Pick<Play, 'ms' | 'checkedMs' | 'dueAt'>, minutes: number): boolean {
  return play.dueAt !== null || play.ms - play.checkedMs >= minutes * MINUTE_MS
}

/** Keeps in mind that a check is due, until it is answered. */
export function noteDue(play: Play, minutes: number, now: number): Play {
  return play.dueAt === null && isCheckDue(play, minutes) ? { ...play, dueAt: now } : play
}

/** The check is answered: the next one is due after another interval. */
export function answerCheck(play: Play): Play {
  return { ...play, checkedMs: play.ms, dueAt: null }
}
