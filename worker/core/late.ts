import { log } from './page.ts'
import { CommandError } from '#domain/calls/result.ts'

/** ms. What takes longer gets a log line, so that a tab that does not answer says what it waits for. */
const LATE_MS = 5_000

/** Returns what `work` returns, and logs `what` if it takes longer than `lateMs` (5 s by default). */
export async function logWhenLate<Value>(what: string, work: PromiseLike<Value>, lateMs = LATE_MS): Promise<Value> {
  const timer = setTimeout(log, lateMs, 'still waiting', what)
  try {
    return await work
  } finally {
    clearTimeout(timer)
  }
}

/** As `logWhenLate`, and throws `CommandError` with `timeout` after `limitMs`. */
export async function withTimeout<Value>(what: string, work: PromiseLike<Value>, limitMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      log('given up', what)
      reject(new CommandError({ code: 'timeout', reason: what, retry: true }))
    }, limitMs)
  })
  try {
    return await Promise.race([logWhenLate(what, work), limit])
  } finally {
    clearTimeout(timer)
  }
}
