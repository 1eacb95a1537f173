import 'fake-indexeddb/auto'
import dns from 'node:dns'
import { EventEmitter } from 'node:events'
import { WebSocket } from 'ws'
import { createLocks } from './locks.ts'

/** What a browser has and Node 20 lacks: *.localhost on loopback, Web Locks, WebSocket. */

// All jobs of a worker listen to one signal; Node warns of a leak above ten listeners.
EventEmitter.defaultMaxListeners = 100

const lookup = dns.lookup
type Lookup = (...all: unknown[]) => void

dns.lookup = Object.assign((hostname: string, ...rest: unknown[]) => {
  const name = hostname.endsWith('.localhost') || hostname === 'localhost' ? '127.0.0.1' : hostname
  // Passes every overload of lookup through; only the name changes.
  ;(lookup as unknown as Lookup)(name, ...rest)
}, lookup) as typeof dns.lookup

Object.defineProperty(globalThis, 'WebSocket', { value: WebSocket, configurable: true })
Object.defineProperty(globalThis, 'navigator', { value: { locks: createLocks() }, configurable: true })
