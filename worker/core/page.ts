import type { PageFacts, RemotePageBridge } from './page-bridge.ts'
import { type ConfiguredHosts, type Hosts, hostsFor } from '#domain/wire/hosts.ts'
import type { Locale } from '#domain/languages/locales.ts'
import { safeAddress } from '#domain/wire/redirect.ts'

/** This tab's page as seen by the worker: the page bridge, and values that change while the tab lives. */
export type Page = {
  readonly bridge: RemotePageBridge
  readonly facts: Readonly<PageFacts>
  readonly hosts: Hosts
  locale: Locale
  /** Passes an external address through the redirect rule; for a rejected one returns null and logs a line. */
  address(candidate: unknown): string | null
}

export function createPage(bridge: RemotePageBridge, facts: PageFacts, configured: ConfiguredHosts): Page {
  const { hostname, origin } = new URL(facts.href)
  const place = { protocol: facts.protocol, hostname, origin }
  return {
    bridge,
    facts,
    hosts: hostsFor(facts, configured),
    locale: facts.locale,
    address(candidate) {
      if (candidate === null || candidate === undefined || candidate === '') return null
      const address = safeAddress(candidate, place)
      if (address === null) log('address rejected', typeof candidate)
      return address
    },
  }
}

/** The only console output of the worker: what an operator's engineer needs and a player never sees. */
export function log(event: string, detail?: unknown): void {
  // eslint-disable-next-line no-console -- the only allowed place
  console.info(`[worker] ${event}`, detail ?? '')
}
