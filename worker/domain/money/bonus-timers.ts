import type { CookieName } from '../protocol/cookies.ts'

const DAY = 86_400_000

/** The two timers of offers (spec 4 and 9): for how long they run, and the cookie that keeps when they end. */
export const BONUS_TIMERS = {
  guest: { lifeMs: 3 * DAY, cookie: 'regDepBonusExpireDate' },
  welcomePack: { lifeMs: 7 * DAY, cookie: 'welcomePackTimestamp' },
} as const satisfies Record<string, { lifeMs: number; cookie: CookieName }>

export type BonusTimer = keyof typeof BONUS_TIMERS

/**
 * When a timer ends, ms of the server's clock: as it was kept, or its whole life from now where that has passed, was
 * never kept, or is further off than the timer runs, which nobody honest wrote.
 */
export function timerEnd(timer: BonusTimer, kept: number | null, now: number): number {
  // The server's clock is known to a fraction; what a cookie keeps is a whole number.
  const whole = Math.ceil(now) + BONUS_TIMERS[timer].lifeMs
  return kept !== null && kept > now && kept <= whole ? kept : whole
}

/** Reads what a cookie keeps: ms since the epoch, or a date as text; null where it is neither. */
export function readTimerCookie(text: string | undefined): number | null {
  if (text === undefined) return null
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Date.parse(text)
  return Number.isFinite(value) ? value : null
}
