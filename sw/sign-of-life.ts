import { registerRoute } from 'workbox-routing/registerRoute.js'
import { anyAnswers, SIGN_OF_LIFE_PATH, type SignOfLife } from '../worker/rules/sign-of-life.ts'

/** Asks for pages whether anybody answers at all, whatever it says. */
export function askForSignsOfLife(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SIGN_OF_LIFE_PATH,
    async ({ url }) =>
      Response.json({ answers: await anyAnswers(url.searchParams.getAll('url'), ask) } satisfies SignOfLife),
  )
}

function ask(address: string, signal: AbortSignal): Promise<unknown> {
  return fetch(address, { cache: 'no-store', credentials: 'omit', signal })
}
