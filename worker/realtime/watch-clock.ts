import { askOperator } from '../connection/health-check.ts'
import type { Context } from '../core/context.ts'
import { runInBackground } from '../core/command.ts'
import { type Job, runJobs } from '../jobs/schedule.ts'

const LOOK_EVERY_MS = 1_000

/**
 * Notices within 1 s that the device's clock has jumped, and measures the server's time again: the clock was set, or
 * the device was asleep. Returns `look`, for when timers may have been suspended; it never rejects.
 */
export function watchClock(context: Context, signal: AbortSignal): () => Promise<void> {
  const { clock, connection } = context
  let looking: Promise<void> | null = null

  async function measure(): Promise<void> {
    // Any reply carries the server's time.
    if (connection.reachable) await askOperator(context).catch(() => false)
    if (!clock.isSure()) clock.acceptJump()
  }
  async function look(): Promise<void> {
    if (clock.isSure()) return
    await (looking ??= measure().finally(() => {
      looking = null
    }))
  }

  const job: Job = { name: 'clock', everyMs: LOOK_EVERY_MS, when: () => !clock.isSure(), run: look }
  runInBackground(runJobs([job], signal))
  return look
}
