import 'fake-indexeddb/auto'
import dns from 'node:dns'
import { EventEmitter } from 'node:events'
import { WebSocket } from 'ws'
import { createLocks } from './locks.ts'

/** What a browser has and Node 20 has not: *.localhost on loopback, Web Locks, a WebSocket. */

// A worker's jobs all listen to one signal; Node takes more than ten for a leak.
EventEmitter.defaultMaxListeners = 100

const lookup = dns.lookup
type Lookup = (...all: unknown[]) => void

dns.lookup = Object.assign((hostname: string, ...rest: unknown[]) => {
  const name = hostname.endsWith('.localhost') || hostname === 'localhost' ? '127.0.0.1' : hostname
  // Passes every overload of lookup through unchanged but for the name.
  ;(lookup as unknown as Lookup)(name, ...rest)
}, lookup) as typeof dns.lookup

Object.defineProperty(globalThis, 'WebSocket', { value: WebSocket, configurable: true })
Object.defineProperty(globalThis, 'navigator', { value: { locks: createLocks() }, configurable: true })
