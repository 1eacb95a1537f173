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

/**
 * The API host is `api.` plus the page host without a leading "www.", port kept; each service host likewise
 * (spec 7, decisions "Hosts"). A configured host wins where one is given.
 */
export function hostsFor(page: { protocol: string; host: string }, configured: ConfiguredHosts = {}): Hosts {
  const host = page.host.replace(/^www\./, '')
  const address = (service: Service): string =>
    (configured[service] ?? `${page.protocol}//${service}.${host}`).replace(/\/$/, '')
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
