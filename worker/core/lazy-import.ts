import { NetworkError } from '#domain/browser/network-error.ts'
import { type AppError, CommandError } from '#domain/calls/result.ts'

/** Error reason: code could not be loaded. */
export const NO_CODE = 'code'

/** The error of a command whose code could not be loaded. */
export const CODE_MISSING: AppError = { code: 'offline', reason: NO_CODE, retry: true }

/**
 * Loads a module on first use and only once; a failed load is tried again on the next call. Throws `CommandError` with
 * `offline` when its file cannot be loaded: the build exists, but cannot be reached. An error of the module's own code is
 * thrown as it is.
 */
export function lazyImport<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error instanceof NetworkError ? new CommandError(CODE_MISSING) : error
    })
    return loading
  }
}
