import { getGeo } from '#endpoints/geo.ts'
import { getSettings } from '#endpoints/settings.ts'
import type { Context } from '../core/context.ts'
import { isAnyAnswering, HEALTH_CHECK_PATH, type HealthCheck } from '#domain/calls/health-check.ts'

/** Requested in turn; any answer, even an error, proves that the operator is reachable. */
const SIGNS = [getGeo, getSettings]

/**
 * Finds out whether the operator answers, and reports it to the connection. Asks through the service worker if there is
 * one, since a call that fails there logs no error in the page's console.
 */
export async function checkHealth(context: Context): Promise<void> {
  const { page, connection } = context
  const before = connection.answers
  const word = (await page.bridge.hasServiceWorker())
    ? await askServiceWorker(SIGNS.map((sign) => getAddress(context, sign)))
    : null
  // If the browser says "offline", only our own call counts: a service worker may reach hosts that the page does not.
  const isSure = word !== null && !(word.answers && navigator.onLine === false)
  if (isSure ? word.answers : await askOperator(context)) connection.markOnline()
  // Another call may have been answered while this one was not.
  else if (connection.answers === before) connection.markOffline()
}

/** Asks the operator itself, not the service worker; true if any call was answered. */
export async function askOperator(context: Context): Promise<boolean> {
  const headers = await context.headers(null)
  return isAnyAnswering(
    SIGNS.map((sign) => getAddress(context, sign)),
    (url, signal) => context.send(getGeo, { url, headers, body: undefined, signal, evenIfLost: true }),
  )
}

/** The result of the service worker; null if it did not answer, because it does not control this worker yet. */
async function askServiceWorker(addresses: readonly string[]): Promise<HealthCheck | null> {
  const query = new URLSearchParams(addresses.map((address) => ['url', address]))
  try {
    const reply = await fetch(`${HEALTH_CHECK_PATH}?${query}`)
    // The field is checked below.
    const { answers } = (await reply.json()) as Partial<HealthCheck>
    return typeof answers === 'boolean' ? { answers } : null
  } catch {
    return null
  }
}

function getAddress({ page }: Context, { service, path }: (typeof SIGNS)[number]): string {
  return page.hosts[service] + path
}
