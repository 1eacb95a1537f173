import dns from 'node:dns'

/** What a browser does by itself and Node leaves to the system: *.localhost is this machine. */
const lookup = dns.lookup
type Lookup = (...all: unknown[]) => void

dns.lookup = Object.assign((hostname: string, ...rest: unknown[]) => {
  const name = hostname.endsWith('.localhost') ? '127.0.0.1' : hostname
  // Passes every overload of lookup through unchanged but for the name.
  ;(lookup as unknown as Lookup)(name, ...rest)
}, lookup) as typeof dns.lookup
