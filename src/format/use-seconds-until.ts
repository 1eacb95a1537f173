import { useServerNow } from './use-server-now.ts'

/**
 * Seconds, rounded, until a moment on the server's clock, 0 after it; a sleep of the device is made up for at once.
 * What may be done only then is to round up.
 */
export function useSecondsUntil(at: number, round: (seconds: number) => number = Math.round): number {
  const now = useServerNow()
  return Math.max(0, round((at - now) / 1_000))
}
