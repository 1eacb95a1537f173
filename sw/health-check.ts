import { registerRoute } from 'workbox-routing/registerRoute.js'
import { isAnyAnswering, HEALTH_CHECK_PATH, type HealthCheck } from '#domain/calls/health-check.ts'
import { isOfOperator } from './operator-hosts.ts'

/** Answers the pages' health checks: whether any of the operator's addresses answers, with any status. */
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
