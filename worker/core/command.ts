import { Dexie } from 'dexie'
import { NetworkError } from '#domain/browser/network-error.ts'
import { CODE_MISSING } from './lazy-import.ts'
import { log } from './page.ts'
import { type AppError, CommandError, type Result, failed } from '#domain/calls/result.ts'

/** Makes a command of a function: its return value becomes the value, an error that it throws becomes data. */
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

/** Lets work run without awaiting it; an unexpected error is logged, expected ones are handled where they occur. */
export function runInBackground(work: Promise<unknown>): void {
  work.catch(toAppError)
}

/** Receives each unexpected error. */
let reportUnforeseen: (error: Error) => Promise<unknown> = () => Promise.resolve()

/** Sets the function that reports bugs of this worker. */
export function onUnforeseen(report: (error: Error) => Promise<unknown>): void {
  reportUnforeseen = report
}

/** Converts an exception into an error for the player; an unexpected one is a bug and is logged in full. */
export function toAppError(error: unknown): AppError {
  if (error instanceof CommandError) return error.error
  const cause = error instanceof Dexie.DexieError ? (error.inner ?? error) : error
  if (cause instanceof CommandError) return cause.error
  if (cause instanceof NetworkError) return CODE_MISSING
  const names = [getErrorName(error), getErrorName(cause)]
  if (names.includes('QuotaExceededError')) return { code: 'storage', retry: false }
  // The tab is closing, or the browser closed the database: the outcome is not known.
  if (names.includes('DatabaseClosedError') || names.includes('AbortError')) return { code: 'cancelled', retry: true }
  log('unforeseen', error)
  if (error instanceof Error) runInBackground(reportUnforeseen(error))
  return { code: 'internal', retry: false }
}

function getErrorName(error: unknown): string | null {
  return error instanceof Error || error instanceof DOMException ? error.name : null
}
