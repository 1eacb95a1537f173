import { registerRoute } from 'workbox-routing/registerRoute.js'
import { SIGN_OF_LIFE_PATH, type SignOfLife } from '../worker/rules/sign-of-life.ts'

const GIVE_UP_MS = 10_000

/** Asks for pages whether an address answers at all, whatever it says. */
export function askForSignsOfLife(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SIGN_OF_LIFE_PATH,
    async ({ url }) => Response.json({ answers: await answers(url.searchParams.get('url')) } satisfies SignOfLife),
  )
}

async function answers(address: string | null): Promise<boolean> {
  if (address === null) return false
  try {
    await fetch(address, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(GIVE_UP_MS) })
    return true
  } catch {
    return false
  }
}
