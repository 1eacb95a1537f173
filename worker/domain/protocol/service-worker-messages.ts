import type { CurrentToken } from './queued-call.ts'

/** What page and service worker say to each other. Each message to the service worker is answered on its port. */
export type ToServiceWorker =
  /** The waiting one takes over. */
  | { type: 'SKIP_WAITING' }
  /** The page stands: fetch the rest of the build, send what waits in the queue. */
  | { type: 'IDLE'; current: CurrentToken | null }
  /** To one that waits: fetch the rest of its build, so that the day it takes over may be one without a network. */
  | { type: 'FETCH_REST' }
  /** Send what waits in the queue. */
  | { type: 'SEND_CALLS'; current: CurrentToken | null }
  | { type: 'POLL_BUILD' }
  /** A player logged out: forget queued calls (but the logout itself) and cached images. */
  | { type: 'FORGET_OWNER'; owner: string }
  | { type: 'VERSION' }
  /** A file of the build could not be loaded: fetch the shell and its essentials anew. */
  | { type: 'REPAIR' }

/** The answer on the port; `build` is the id of the service worker's own build. */
export type FromServiceWorkerReply = { build: string }

export type FromServiceWorker =
  /** The build poll saw another id than the service worker's own. */
  | { type: 'NEW_BUILD'; id: string }
  /** Queued calls that grew too old and were never answered, by subject. */
  | { type: 'CALLS_DROPPED'; subjects: string[] }
