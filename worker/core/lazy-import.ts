import { CommandError } from './result.ts'

/** Error reason: code could not be loaded. */
export const NO_CODE = 'code'

/**
 * Loads a module on first use and only once; a failed load is tried again on the next call. Throws `CommandError` with
 * `offline` when it fails: the build exists, but cannot be reached.
 */
export function lazyImport<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error instanceof CommandError ? error : new CommandError({ code: 'offline', reason: NO_CODE, retry: true })
    })
    return loading
  }
}
