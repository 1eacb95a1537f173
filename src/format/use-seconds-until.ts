import { useServerNow } from './use-server-now.ts'

/**
 * Seconds until a server time (ms), 0 after it; corrected at once after the device was asleep. Pass `Math.ceil` as
 * `round` for what is allowed only after the end.
 */
export function useSecondsUntil(at: number, round: (seconds: number) => number = Math.round): number {
  const now = useServerNow()
  return Math.max(0, round((at - now) / 1_000))
}
