/**
 * Our pages that run a third party's script, by the name of their host. Each is on an origin of its own
 * (`captcha.<page host>`), so that the script has storage and nested frames, and reaches no page and no cookie of ours.
 */
export const THIRD_PARTY_PAGES = { captcha: '/frames/captcha.html', tags: '/frames/tag-manager.html' } as const
export type ThirdPartyHost = keyof typeof THIRD_PARTY_PAGES

/** The origin is safe to allow, because it is never the page's own. */
export const THIRD_PARTY_SANDBOX = 'allow-scripts allow-popups allow-forms allow-same-origin'

type Place = { protocol: string; host: string }

/** The origin of a third party's page; null where the page is at an IP address, which has no subdomains. */
export function getThirdPartyOrigin({ protocol, host }: Place, name: ThirdPartyHost): string | null {
  const origin = `${protocol}//${name}.${host.replace(/^www\./, '')}`
  return URL.canParse(origin) ? origin : null
}

/** The origin of the page around a third party's page, which its address names; null if that is no page of this host. */
export function getPageOrigin(frame: Place & { hash: string }, name: ThirdPartyHost): string | null {
  const prefix = `${name}.`
  if (!frame.host.startsWith(prefix)) return null
  const home = frame.host.slice(prefix.length)
  const origins = [`${frame.protocol}//${home}`, `${frame.protocol}//www.${home}`]
  return origins.find((origin) => origin === new URLSearchParams(frame.hash.slice(1)).get('page')) ?? null
}
