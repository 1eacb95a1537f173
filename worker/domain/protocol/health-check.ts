/**
 * Where a page asks its service worker for a health check: `HEALTH_CHECK_PATH?url=…&url=…`. One address that answers is
 * enough. The service worker makes the calls, so that a call without an answer is no error in the page's console. The
 * reply is a `HealthCheck`.
 */
export const HEALTH_CHECK_PATH = '/_alive'

export type HealthCheck = { answers: boolean }

/** So long the first address may be silent before the next one is asked as well, ms. */
const PATIENCE_MS = 4_000
const GIVE_UP_MS = 10_000

/**
 * Asks one address after the other until one answers, whatever it says: a single one may be broken, or blocked by its
 * name. `ask` rejects when nobody answers or the signal ends.
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
    turn = Promise.race([answer.then(() => found.abort()).catch(() => undefined), silence()])
    return answer
  })
  return Promise.any(asked).then(
    () => true,
    () => false,
  )
}

function silence(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
}
