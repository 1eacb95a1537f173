import dns from 'node:dns'

/** Resolves *.localhost to this machine, as browsers do; Node leaves it to the system. */
const lookup = dns.lookup
type Lookup = (...all: unknown[]) => void

dns.lookup = Object.assign((hostname: string, ...rest: unknown[]) => {
  const name = hostname.endsWith('.localhost') ? '127.0.0.1' : hostname
  // Passes every overload of lookup through unchanged except for the name.
  ;(lookup as unknown as Lookup)(name, ...rest)
}, lookup) as typeof dns.lookup
