import { registerRoute } from 'workbox-routing/registerRoute.js'
import { isAnyAnswering, HEALTH_CHECK_PATH, type HealthCheck } from '../worker/domain/protocol/health-check.ts'
import { isOfOperator } from './operator-hosts.ts'

/** Asks for pages whether anybody answers at all, whatever it says. */
export function askForSignsOfLife(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === HEALTH_CHECK_PATH,
    async ({ url }) =>
      Response.json({ answers: await isAnyAnswering(url.searchParams.getAll('url'), ask) } satisfies HealthCheck),
  )
}

async function ask(address: string, signal: AbortSignal): Promise<unknown> {
  if (!isOfOperator(address)) throw new Error('not of the operator')
  return fetch(address, { cache: 'no-store', credentials: 'omit', signal })
}
