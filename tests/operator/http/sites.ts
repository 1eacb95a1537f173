import { SERVICES, type Service } from '../../../worker/rules/hosts.ts'

/** The host that everything else is named after. */
export const PAGE_HOST = 'localhost'

/** What a Host header leads to; `loopback` is a bare address, which has no service hosts beside it. */
export type Site = Service | 'page' | 'pay' | 'loopback' | 'unknown'

export function siteOf(hostHeader: string | undefined): Site {
  const host = (hostHeader ?? '').replace(/:\d+$/, '').toLowerCase()
  if (host === PAGE_HOST || host === `www.${PAGE_HOST}`) return 'page'
  if (host === `pay.${PAGE_HOST}`) return 'pay'
  if (host === '127.0.0.1' || host === '[::1]') return 'loopback'
  return SERVICES.find((service) => host === `${service}.${PAGE_HOST}`) ?? 'unknown'
}

/** The origins a page of ours has: its host, and the same under www. */
export function pageOrigins(port: number): string[] {
  return [pageOrigin(port), `http://www.${PAGE_HOST}:${port}`]
}

export function pageOrigin(port: number): string {
  return `http://${PAGE_HOST}:${port}`
}
