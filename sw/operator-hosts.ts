import { hostsFor, SERVICES } from '#domain/wire/hosts.ts'

declare const self: ServiceWorkerGlobalScope

/** Whether an address belongs to one of the operator's services: pages can make this worker call no other host. */
export function isOfOperator(address: string): boolean {
  const hosts = hostsFor(self.location, __CONFIGURED_HOSTS__)
  return URL.canParse(address) && SERVICES.some((service) => new URL(hosts[service]).origin === new URL(address).origin)
}
