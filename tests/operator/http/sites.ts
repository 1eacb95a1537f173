import { SERVICES, type Service } from '../../../worker/domain/protocol/hosts.ts'

/** The host that everything else is named after. */
export const PAGE_HOST = 'localhost'

/**
 * Hosts of the operator's own: where is paid, what was sent, a social provider to log in by, a provider of games, the
 * wallet that this one plays from, a third party that takes events, and one
 * whose scripts a page may have.
 */
const OWN_PAGES = ['pay', 'outbox', 'social', 'provider', 'wallet', 'collector', 'vendor'] as const
export type OwnPages = (typeof OWN_PAGES)[number]

/** What a Host header leads to; `loopback` is a bare address, which has no service hosts beside it. */
export type Site = Service | OwnPages | 'page' | 'loopback' | 'unknown'

export function siteOf(hostHeader: string | undefined): Site {
  const host = (hostHeader ?? '').replace(/:\d+$/, '').toLowerCase()
  if (host === PAGE_HOST || host === `www.${PAGE_HOST}`) return 'page'
  if (host === '127.0.0.1' || host === '[::1]') return 'loopback'
  return [...SERVICES, ...OWN_PAGES].find((name) => host === `${name}.${PAGE_HOST}`) ?? 'unknown'
}

/** Whether other origins have anything to ask of a host at all. */
export function isService(site: Site): site is Service {
  return SERVICES.some((service) => service === site)
}

/** Where the pages of the operator's own are. */
export function ownOrigin(site: OwnPages, port: number): string {
  return `http://${site}.${PAGE_HOST}:${port}`
}

/** The origins a page of ours has: its host, and the same under www. */
export function pageOrigins(port: number): string[] {
  return [pageOrigin(port), `http://www.${PAGE_HOST}:${port}`]
}

export function pageOrigin(port: number): string {
  return `http://${PAGE_HOST}:${port}`
}
