export const SERVICES = ['api', 'crash', 'cases', 'miner', 'general', 'coinflip', 'keno', 'dice'] as const
export type Service = (typeof SERVICES)[number]

/** Base URL of each service and of the socket, without a trailing slash. */
export type Hosts = Record<Service, string> & { socket: string }

/** Hosts from `VITE_API_HOST` and so on, used in development only. */
export type ConfiguredHosts = Partial<Record<Service, string>>

/** Reads the configured hosts from the environment of a development server. */
export function configuredHosts(env: Readonly<Record<string, unknown>>): ConfiguredHosts {
  const hosts: ConfiguredHosts = {}
  for (const service of SERVICES) {
    const host = env[`VITE_${service.toUpperCase()}_HOST`]
    if (typeof host === 'string' && host !== '') hosts[service] = host
  }
  return hosts
}

type Origin = { protocol: string; host: string }

/** The default base URL of a service, derived from the page's host. */
export function getHost({ protocol, host }: Origin, service: Service): string {
  return `${protocol}//${service}.${host.replace(/^www\./, '')}`
}

/**
 * Base URLs of all services. A host is the service's name plus the page host without a leading "www.", with the same
 * port: `api.example.com`. A configured host overrides it.
 */
export function hostsFor(page: Origin, configured: ConfiguredHosts = {}): Hosts {
  const address = (service: Service): string => (configured[service] ?? getHost(page, service)).replace(/\/$/, '')
  const general = address('general')
  return {
    api: address('api'),
    crash: address('crash'),
    cases: address('cases'),
    miner: address('miner'),
    general,
    coinflip: address('coinflip'),
    keno: address('keno'),
    dice: address('dice'),
    socket: `${general.replace(/^http/, 'ws')}/socket`,
  }
}
