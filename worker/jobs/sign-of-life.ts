import { getGeo } from '../api/mirrors.ts'
import type { Context } from '../context.ts'
import { SIGN_OF_LIFE_PATH, type SignOfLife } from '../rules/sign-of-life.ts'

/**
 * Asks whether the operator answers, of the service worker where there is one: a call that fails there is no error
 * in the page's console. Throws when nobody answers.
 */
export async function askForSignOfLife({ page, send, connection, headers }: Context): Promise<void> {
  const url = page.hosts[getGeo.service] + getGeo.path
  const sign = (await page.host.isKept()) ? await askServiceWorker(url) : null
  if (sign === null) await send(getGeo, { url, headers: await headers(null), body: undefined, evenIfLost: true })
  else if (sign.answers) connection.answered()
  else connection.lost()
}

/** The service worker's word; null where it was not the one who answered: a worker that it has not got hold of yet. */
async function askServiceWorker(url: string): Promise<SignOfLife | null> {
  try {
    const reply = await fetch(`${SIGN_OF_LIFE_PATH}?url=${encodeURIComponent(url)}`)
    // Checked field by field below.
    const { answers } = (await reply.json()) as Partial<SignOfLife>
    return typeof answers === 'boolean' ? { answers } : null
  } catch {
    return null
  }
}
