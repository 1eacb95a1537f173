import { getMirrorsToCheck, sendMirrorResults } from '#endpoints/mirror-check.ts'
import type { Context } from '../../core/context.ts'
import type { Page } from '../../core/page.ts'
import { waitUnlessAborted } from '../../jobs/schedule.ts'
import {
  MIRROR_CHECK_EVERY_MS,
  MIRROR_CHECK_FIRST_MAX_MS,
  MIRROR_CHECK_FIRST_MIN_MS,
  MIRROR_PIXEL_PATH,
  MIRROR_PROBE_TIMEOUT_MS,
} from '#domain/settings/constants.ts'

/** A stored time closer than this, ms, is replaced by a new random one. */
const TOO_NEAR_MS = 10_000

/**
 * Checks the mirrors while a player is logged in: first after a random 10–55 s, then every 5 minutes. The next time is
 * stored, so that a reload does not restart the interval.
 */
export async function checkMirrors(context: Context, signal: AbortSignal): Promise<void> {
  const { db } = context
  while (!signal.aborted) {
    const row = await db.facts.get('mirrorCheck')
    const left = row?.id === 'mirrorCheck' ? row.nextAt - Date.now() : 0
    const usable = left >= TOO_NEAR_MS && left <= MIRROR_CHECK_EVERY_MS
    await waitUnlessAborted(usable ? left : firstDelay(), signal)
    if (signal.aborted) return
    await db.facts.put({ id: 'mirrorCheck', nextAt: Date.now() + MIRROR_CHECK_EVERY_MS })
    await checkOnce(context).catch(() => undefined)
  }
}

function firstDelay(): number {
  return MIRROR_CHECK_FIRST_MIN_MS + Math.random() * (MIRROR_CHECK_FIRST_MAX_MS - MIRROR_CHECK_FIRST_MIN_MS)
}

/**
 * Probes all mirrors in parallel and sends how many ms each took; null for one that did not answer in 4 s. Throws
 * `CommandError`.
 */
export async function checkOnce({ call, page }: Context): Promise<void> {
  const { domains } = await call(getMirrorsToCheck)
  if (domains.length === 0) return
  const times = await Promise.all(domains.map(async (domain) => [domain, await probe(page, domain)] as const))
  await call(sendMirrorResults, { body: { results: Object.fromEntries(times) } })
}

async function probe(page: Page, domain: string): Promise<number | null> {
  const pixel = page.address(`${page.facts.protocol}//${domain}${MIRROR_PIXEL_PATH}`)
  if (pixel === null) return null
  // Only an image may come from any other host. A new address each time, as the page may reuse the image of a known one.
  const isCurrent = new URL(pixel).host === page.facts.host
  return isCurrent ? probeCurrentHost(pixel) : page.bridge.probeImage(`${pixel}?${Date.now()}`, MIRROR_PROBE_TIMEOUT_MS)
}

/** Asks whether the pixel has changed: the request reaches the host, carries no cookies, and is answered with 304. */
async function probeCurrentHost(pixel: string): Promise<number | null> {
  const startedAt = performance.now()
  const signal = AbortSignal.timeout(MIRROR_PROBE_TIMEOUT_MS)
  const reply = await fetch(pixel, {
    cache: 'no-cache',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  }).catch(() => null)
  return reply?.ok ? Math.round(performance.now() - startedAt) : null
}
