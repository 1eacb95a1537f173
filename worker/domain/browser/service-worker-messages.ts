import type { CurrentToken } from '../calls/queued-call.ts'
import type { ReleaseMessage } from './release.ts'

/** Messages of a page to the service worker, which answers each on its port. */
export type ToServiceWorker =
  /** The waiting service worker activates. */
  | { type: 'SKIP_WAITING' }
  /** The files that the open page has loaded: cache them before the rest of the build. */
  | { type: 'CACHE_PAGE'; urls: string[] }
  /** The page has loaded: fetch the rest of the build and send the enqueued calls. */
  | { type: 'IDLE'; current: CurrentToken | null }
  /** To a waiting service worker: fetch the rest of its build, so that it also works if it activates offline. */
  | { type: 'FETCH_REST' }
  /** Send the enqueued calls. */
  | { type: 'SEND_CALLS'; current: CurrentToken | null }
  | { type: 'POLL_BUILD' }
  /** Whether the newest build is for this device: before the browser fetches it. */
  | { type: 'CHECK_BUILD' }
  /** A player logged out: delete enqueued calls (except the logout itself) and cached images. */
  | { type: 'FORGET_OWNER'; owner: string }
  | { type: 'VERSION' }
  /** A page of this build cannot start: its code cannot be loaded or has thrown. */
  | { type: 'FAILED'; build: string }
  /** A page of this build has drawn its content, and its worker has answered. */
  | { type: 'BOOTED'; build: string }
  /** A file of the build could not be loaded: fetch the shell and its essential files again. */
  | { type: 'REPAIR' }

/** The answer on the port. Older service workers answer with `build` alone. */
export type FromServiceWorkerReply = {
  /** The build whose pages this service worker serves: its own, or the one before when its own has to be left. */
  build: string
  /** That of builds/latest.json. */
  message?: ReleaseMessage | null
  /** To CHECK_BUILD. */
  isUnwanted?: boolean
  /** To FAILED: reload, as the next load gets another build, or because this build is repaired. */
  go?: 'back' | 'again' | undefined
  /** To BOOTED, once: the build that did not start before this one; empty if there is none. */
  left?: string
}

export type FromServiceWorker =
  /** builds/latest.json names a newer build for this device, or says something new of the builds before. */
  | { type: 'NEW_BUILD'; id: string }
  /** Subjects of enqueued calls that became too old without an answer. */
  | { type: 'CALLS_DROPPED'; subjects: string[] }
  /** The operator has pushed something: it waits to be listed among the notifications. */
  | { type: 'PUSHED' }
  /** A notification was pressed: show this page. */
  | { type: 'OPEN'; path: string }
  /** The browser has replaced or ended the subscription: the operator needs the present one. */
  | { type: 'RESUBSCRIBE' }
