import { Dexie } from 'dexie'
import { log } from './page.ts'
import { type AppError, CommandError, type Result, failed } from './result.ts'

/** Makes a command of a function: what it gives is the value, what it throws becomes an error as data. */
export function command<Value>(work: () => Promise<Value>): () => Promise<Result<Value>>
export function command<Argument, Value>(
  work: (argument: Argument) => Promise<Value>,
): (argument: Argument) => Promise<Result<Value>>
export function command<Argument, Value>(
  work: (argument: Argument) => Promise<Value>,
): (argument: Argument) => Promise<Result<Value>> {
  return async (argument) => {
    try {
      return { ok: true, value: await work(argument) }
    } catch (error) {
      return failed(toAppError(error))
    }
  }
}

/** Lets work go on by itself; what it meets is told where it is met, and logged if nobody foresaw it. */
export function runInBackground(work: Promise<unknown>): void {
  work.catch(toAppError)
}

/** Told of each error that nobody foresaw. */
let reportUnforeseen: (error: Error) => Promise<unknown> = () => Promise.resolve()

/** Has a bug of this worker's told to somebody. */
export function onUnforeseen(report: (error: Error) => Promise<unknown>): void {
  reportUnforeseen = report
}

/** What an exception means to the player; one that nobody foresaw is a bug of ours and is logged whole. */
export function toAppError(error: unknown): AppError {
  if (error instanceof CommandError) return error.error
  const cause = error instanceof Dexie.DexieError ? (error.inner ?? error) : error
  if (cause instanceof CommandError) return cause.error
  const names = [nameOf(error), nameOf(cause)]
  if (names.includes('QuotaExceededError')) return { code: 'storage', retry: false }
  // The tab is going, or the browser took the database away: nothing was decided.
  if (names.includes('DatabaseClosedError') || names.includes('AbortError')) return { code: 'cancelled', retry: true }
  log('unforeseen', error)
  if (error instanceof Error) runInBackground(reportUnforeseen(error))
  return { code: 'internal', retry: false }
}

function nameOf(error: unknown): string | null {
  return error instanceof Error || error instanceof DOMException ? error.name : null
}
