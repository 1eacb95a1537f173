import { getMirror, postMirror, postMirrorRedirect } from '#endpoints/mirrors.ts'
import type { Context } from '../../core/context.ts'
import { loadAuthBundle } from '../../core/load-auth-bundle.ts'
import { CommandError } from '#domain/calls/result.ts'
import { isSecret } from '#domain/privacy/secret-path.ts'

/**
 * Runs once a visit, in parallel: checks whether this domain has a new address, and loads the mirror data. Never
 * throws.
 */
export async function visitMirrors(context: Context): Promise<void> {
  await Promise.allSettled([followRedirect(context), loadMirrorData(context)])
}

/**
 * If the operator names a new address for this domain, navigates there with the same path and query; not from a page with
 * a secret.
 */
async function followRedirect(context: Context): Promise<void> {
  const { call, page } = context
  // The page has the token of a reset link, and the other domain would not.
  if (isSecret(page.facts.href)) return
  const { redirect } = await call(postMirrorRedirect, { body: { domain: page.facts.host } })
  await goTo(context, redirect?.newLink, page.facts.href)
}

async function loadMirrorData(context: Context): Promise<void> {
  const { call, page } = context
  const mirror = await call(postMirror, { body: { domain: page.facts.host } })
  if (mirror.meta_yandex_verification) await page.bridge.setMeta('yandex-verification', mirror.meta_yandex_verification)
  const sso = page.address(mirror.sso)
  await saveMirror(context, { sso })
  if (sso !== null) await (await loadAuthBundle()).offerSso(context, sso)
}

/**
 * Fetches the address of a working mirror and stores it for times without a network. Returns it, or null. Throws
 * `CommandError`.
 */
export async function askForMirror(context: Context): Promise<string | null> {
  const { redirect } = await context.call(getMirror, { evenIfLost: true })
  const link = context.page.address(redirect?.newLink)
  await saveMirror(context, { link })
  return link
}

/**
 * Navigates to a working mirror, to the path and query of `href`: the operator's mirror, or the last stored one. Throws
 * `CommandError` `unavailable` if there is neither.
 */
export async function openMirror(context: Context, href: string): Promise<void> {
  const row = await context.db.facts.get('mirror')
  const link = await askForMirror(context).catch(() => (row?.id === 'mirror' ? row.link : null))
  if (!(await goTo(context, link, href))) throw new CommandError({ code: 'unavailable', retry: true })
}

async function goTo({ page }: Context, link: string | null | undefined, href: string): Promise<boolean> {
  const address = page.address(link)
  if (address === null) return false
  const here = new URL(href)
  const there = new URL(address)
  if (there.host === here.host) return false
  there.pathname = here.pathname
  there.search = here.search
  await page.bridge.navigate('mirror', there.href)
  return true
}

async function saveMirror(
  { db, clock }: Context,
  change: { sso?: string | null; link?: string | null },
): Promise<void> {
  await db.transaction('rw', db.facts, async () => {
    const row = await db.facts.get('mirror')
    const before = row?.id === 'mirror' ? row : { sso: null, link: null }
    await db.facts.put({ id: 'mirror', sso: before.sso, link: before.link, ...change, fetchedAt: clock.now() })
  })
}
