import { hostsFor, SERVICES } from '../worker/domain/protocol/hosts.ts'

declare const self: ServiceWorkerGlobalScope

/** Whether an address is one of the operator's services: what pages have us call goes to no other host. */
export function isOfOperator(address: string): boolean {
  const hosts = hostsFor(self.location, __CONFIGURED_HOSTS__)
  return URL.canParse(address) && SERVICES.some((service) => new URL(hosts[service]).origin === new URL(address).origin)
}
