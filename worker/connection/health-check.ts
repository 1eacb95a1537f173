import { getGeo } from '../endpoints/geo.ts'
import { getSettings } from '../endpoints/settings.ts'
import type { Context } from '../core/context.ts'
import { isAnyAnswering, HEALTH_CHECK_PATH, type HealthCheck } from '../domain/protocol/health-check.ts'

/** Asked for by turns: an answer of either, a refusal too, says that the operator is there. */
const SIGNS = [getGeo, getSettings]

/**
 * Finds out whether the operator answers, and tells the connection. Asks through the service worker where there is
 * one: a call that fails there is no error in the page's console.
 */
export async function checkHealth(context: Context): Promise<void> {
  const { page, connection } = context
  const before = connection.answers
  const word = (await page.bridge.hasServiceWorker())
    ? await askServiceWorker(SIGNS.map((sign) => addressOf(context, sign)))
    : null
  // Against a browser that says "offline" a call of our own alone counts: a service worker may reach what we do not.
  const isSure = word !== null && !(word.answers && navigator.onLine === false)
  if (isSure ? word.answers : await askDirectly(context)) connection.markOnline()
  // Another call may have been answered while this one was not.
  else if (connection.answers === before) connection.markOffline()
}

async function askDirectly(context: Context): Promise<boolean> {
  const headers = await context.headers(null)
  return isAnyAnswering(
    SIGNS.map((sign) => addressOf(context, sign)),
    (url, signal) => context.send(getGeo, { url, headers, body: undefined, signal, evenIfLost: true }),
  )
}

/** The service worker's word; null where it was not the one who answered: a worker that it has not got hold of yet. */
async function askServiceWorker(addresses: readonly string[]): Promise<HealthCheck | null> {
  const query = new URLSearchParams(addresses.map((address) => ['url', address]))
  try {
    const reply = await fetch(`${HEALTH_CHECK_PATH}?${query}`)
    // Checked field by field below.
    const { answers } = (await reply.json()) as Partial<HealthCheck>
    return typeof answers === 'boolean' ? { answers } : null
  } catch {
    return null
  }
}

function addressOf({ page }: Context, { service, path }: (typeof SIGNS)[number]): string {
  return page.hosts[service] + path
}
