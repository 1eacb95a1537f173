export const SERVICES = ['api', 'crash', 'cases', 'miner', 'general', 'coinflip', 'keno', 'dice'] as const
export type Service = (typeof SERVICES)[number]

/** Base addresses by service, without a trailing slash, and the socket's. */
export type Hosts = Record<Service, string> & { socket: string }

/** Configured hosts, used in development only (VITE_API_HOST and so on). */
export type ConfiguredHosts = Partial<Record<Service, string>>

/** Reads them from the environment of a development server. */
export function configuredHosts(env: Readonly<Record<string, unknown>>): ConfiguredHosts {
  const hosts: ConfiguredHosts = {}
  for (const service of SERVICES) {
    const host = env[`VITE_${service.toUpperCase()}_HOST`]
    if (typeof host === 'string' && host !== '') hosts[service] = host
  }
  return hosts
}

type Origin = { protocol: string; host: string }

/** Where a service of the page's operator is, where nothing else is configured. */
export function getHost({ protocol, host }: Origin, service: Service): string {
  return `${protocol}//${service}.${host.replace(/^www\./, '')}`
}

/**
 * The API host is `api.` plus the page host without a leading "www.", port kept; each service host likewise
 * (spec 7, decisions "Hosts"). A configured host wins where one is given.
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
