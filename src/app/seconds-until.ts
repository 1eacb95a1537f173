import { useServerNow } from './server-now.ts'

/** Seconds, rounded, until a moment on the server's clock, 0 after it; a sleep of the device is made up for at once. */
export function useSecondsUntil(at: number): number {
  const now = useServerNow()
  return Math.max(0, Math.round((at - now) / 1_000))
}
