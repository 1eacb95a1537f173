import { wait } from '../browser/wait.ts'

/**
 * Path of a health check by the service worker: `HEALTH_CHECK_PATH?url=…&url=…`; the reply is a `HealthCheck`. One
 * address that answers is enough. The service worker makes the calls, so that a failed call logs no error in the page's
 * console.
 */
export const HEALTH_CHECK_PATH = '/_alive'

export type HealthCheck = { answers: boolean }

/** Without an answer for this long, the next address is asked as well, ms. */
const PATIENCE_MS = 4_000
const GIVE_UP_MS = 10_000

/**
 * Asks the addresses one after another until one answers with any status, since a single one may be broken or blocked
 * by name. `ask` rejects if there is no answer or the signal aborts. Gives up after 10 s; never rejects.
 */
export async function isAnyAnswering(
  addresses: readonly string[],
  ask: (address: string, signal: AbortSignal) => Promise<unknown>,
): Promise<boolean> {
  const found = new AbortController()
  const signal = AbortSignal.any([found.signal, AbortSignal.timeout(GIVE_UP_MS)])
  let turn: Promise<unknown> = Promise.resolve()
  const asked = addresses.map((address) => {
    const answer = turn.then(() => {
      signal.throwIfAborted()
      return ask(address, signal)
    })
    turn = Promise.race([answer.then(() => found.abort()).catch(() => undefined), wait(PATIENCE_MS)])
    return answer
  })
  return Promise.any(asked).then(
    () => true,
    () => false,
  )
}
