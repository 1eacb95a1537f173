import type { CookieName } from '../wire/cookies.ts'

const DAY = 86_400_000

/** The two offer timers: how long each runs, and the cookie that stores its end. */
export const BONUS_TIMERS = {
  guest: { lifeMs: 3 * DAY, cookie: 'regDepBonusExpireDate' },
  welcomePack: { lifeMs: 7 * DAY, cookie: 'welcomePackTimestamp' },
} as const satisfies Record<string, { lifeMs: number; cookie: CookieName }>

export type BonusTimer = keyof typeof BONUS_TIMERS

/**
 * End of a timer, ms of server time. In: the stored end (null if none) and the current server time, ms. A new full
 * period starts if no end is stored, if it has passed, or if it is later than a full period from now (a manipulated
 * cookie).
 */
export function timerEnd(timer: BonusTimer, stored: number | null, now: number): number {
  // Server time may have a fraction, but the cookie stores whole ms.
  const whole = Math.ceil(now) + BONUS_TIMERS[timer].lifeMs
  return stored !== null && stored > now && stored <= whole ? stored : whole
}

/** Parses the value of a timer cookie: ms since the epoch, or a date as text. Returns ms, or null if it is neither. */
export function readTimerCookie(text: string | undefined): number | null {
  if (text === undefined) return null
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Date.parse(text)
  return Number.isFinite(value) ? value : null
}
