import type { OperatorClock } from '../clock.ts'
import { rejection } from '../http/problem.ts'
import type { Settings } from '../options.ts'

/** Slows down password guessing: after a number of wrong passwords, logins for that email are rejected for a while. */
export type Throttle = {
  /** Throws 429 with Retry-After while the email is paused. */
  check(email: string): void
  failed(email: string): void
  succeeded(email: string): void
  clear(): void
}

export function createThrottle(clock: OperatorClock, settings: Settings): Throttle {
  const failures = new Map<string, { count: number; until: number }>()
  return {
    check(email) {
      const known = failures.get(email)
      if (!known) return
      const left = known.until - clock.now()
      if (left <= 0) failures.delete(email)
      else if (known.count >= settings.loginTries) {
        throw rejection(429, 'login.tooMany', { 'Retry-After': String(Math.ceil(left / 1_000)) })
      }
    },
    failed(email) {
      const count = (failures.get(email)?.count ?? 0) + 1
      failures.set(email, { count, until: clock.now() + settings.loginPauseMs })
    },
    succeeded: (email) => failures.delete(email),
    clear: () => failures.clear(),
  }
}
