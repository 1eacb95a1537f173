import { registerRoute } from 'workbox-routing/registerRoute.js'
import { anyAnswers, SIGN_OF_LIFE_PATH, type SignOfLife } from '../worker/domain/protocol/health-check.ts'
import { isOfOperator } from './operator-hosts.ts'

/** Asks for pages whether anybody answers at all, whatever it says. */
export function askForSignsOfLife(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SIGN_OF_LIFE_PATH,
    async ({ url }) =>
      Response.json({ answers: await anyAnswers(url.searchParams.getAll('url'), ask) } satisfies SignOfLife),
  )
}

async function ask(address: string, signal: AbortSignal): Promise<unknown> {
  if (!isOfOperator(address)) throw new Error('not of the operator')
  return fetch(address, { cache: 'no-store', credentials: 'omit', signal })
}
