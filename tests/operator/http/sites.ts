import { SERVICES, type Service } from '#domain/wire/hosts.ts'
import { THIRD_PARTY_PAGES, type ThirdPartyHost } from '#domain/frames/third-party-host.ts'

/** All other hosts are subdomains of this one. */
export const PAGE_HOST = 'localhost'

/**
 * The same page with its hosts under another name. To browsers each name under localhost is a site of its own, so a
 * page on localhost has its frames on other sites. This page and its frames are one site, as on an operator's domain.
 */
export const DOMAIN_HOST = 'casino.localhost'
const PAGE_HOSTS = [PAGE_HOST, DOMAIN_HOST]

/**
 * The operator's other hosts: payment page, sent messages, a social login provider, a game provider, a third party that
 * collects events, and one whose scripts a page may load.
 */
const OPERATOR_PAGES = ['pay', 'outbox', 'social', 'provider', 'collector', 'vendor'] as const
export type OperatorPages = (typeof OPERATOR_PAGES)[number]

/** The site that a Host header selects; `loopback` is a bare IP address, which has no service hosts. */
export type Site = Service | OperatorPages | ThirdPartyHost | 'page' | 'loopback' | 'unknown'

// Safe: the keys are of this type.
const FRAME_SITES = Object.keys(THIRD_PARTY_PAGES) as ThirdPartyHost[]

/** Whether a site is served from the build: the page, or a third party's page on its own host. */
export function isOfBuild(site: Site): site is 'page' | ThirdPartyHost {
  return site === 'page' || FRAME_SITES.some((name) => name === site)
}

export function toSite(hostHeader: string | undefined): Site {
  const host = (hostHeader ?? '').replace(/:\d+$/, '').toLowerCase()
  if (PAGE_HOSTS.some((page) => host === page || host === `www.${page}`)) return 'page'
  if (host === '127.0.0.1' || host === '[::1]') return 'loopback'
  const names = [...SERVICES, ...OPERATOR_PAGES, ...FRAME_SITES]
  return names.find((name) => PAGE_HOSTS.some((page) => host === `${name}.${page}`)) ?? 'unknown'
}

/** Whether a site is a service host, which other origins may call. */
export function isService(site: Site): site is Service {
  return SERVICES.some((service) => service === site)
}

/** The origin of one of the operator's other hosts. */
export function operatorOrigin(site: OperatorPages, port: number): string {
  return `http://${site}.${PAGE_HOST}:${port}`
}

/** The origins of the casino's page: its hosts, with and without www. */
export function pageOrigins(port: number): string[] {
  return PAGE_HOSTS.flatMap((page) => [`http://${page}:${port}`, `http://www.${page}:${port}`])
}

export function pageOrigin(port: number, host: string = PAGE_HOST): string {
  return `http://${host}:${port}`
}
