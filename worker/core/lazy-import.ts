import { CommandError } from './result.ts'

/** The reason of a failure that is about code which could not be loaded. */
export const NO_CODE = 'code'

/**
 * Loads code when it is first asked for, and once; what could not be loaded is tried again next time. Throws `CommandError`
 * with `offline` then: the build is there, the way to it is not.
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
