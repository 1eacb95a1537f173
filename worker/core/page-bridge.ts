import type { ProxyMarked, Remote } from 'comlink'
import type { RowChange } from '#db/row-change.ts'
import type { AnalyticsEventRow } from '#db/rows.ts'
import type { BootSnapshot } from '#db/boot-snapshot.ts'
import type { CookieName, CookieValues } from '#domain/wire/cookies.ts'
import type { Locale } from '#domain/languages/locales.ts'
import type { CurrentToken } from '#domain/calls/queued-call.ts'

/**
 * Why the worker asks for a full page navigation; the page applies the redirect rule again and logs a rejected address.
 */
export type NavigationReason = 'sso' | 'mirror' | 'noAccess' | 'home'

/** What the page knows at connect and a worker cannot know by itself. */
export type PageFacts = {
  href: string
  protocol: string
  /** Host with port. */
  host: string
  userAgent: string
  languages: readonly string[]
  locale: Locale
  visible: boolean
  online: boolean
  /** As at connect; the worker adds those of the landing address. */
  cookies: CookieValues
  /** The browser objects to tracking on behalf of the visitor (Global Privacy Control). */
  hasTrackingOptOut: boolean
  /** Id of the page's build. */
  build: string
  /** Removed from the landing address before any script could read it there; handed over once. */
  simpleAuthToken: string | null
  /** `sso_session` of the landing address, removed from it likewise: the browser returns from an sso link. */
  ssoSession: string | null
}

/** The page bridge: what only a page can do. The page passes it once, at connect; the worker stores the remote. */
export type PageBridge = {
  /** The current address and cookies of the page. */
  current(): Pick<PageFacts, 'href' | 'cookies'>
  setCookie(name: CookieName, value: string | null): void
  /**
   * Navigates to an external address (checked again by the redirect rule) or, for `noAccess` and `home`, to a route.
   */
  navigate(reason: NavigationReason, address?: string): void
  /**
   * Asks the player whether a link may log in to the account `next`, in place of `current` (null for a guest). False when
   * the player declines or the question cannot be shown.
   */
  confirmAccount(accounts: { current: string | null; next: string }): Promise<boolean>
  /** The browser's fingerprint, cached under the local key `fingerprint`; null if it is blocked or not there in time. */
  fingerprint(waitMs: number): Promise<string | null>
  /** Stores what the next first paint shows; null deletes it. */
  saveBootSnapshot(row: BootSnapshot | null): void
  /**
   * Stores a copy of the worker's in-memory data where there is no disk: the changes of one transaction; null starts an
   * empty copy. Rejects when its code cannot be loaded.
   */
  saveCopy(changes: readonly RowChange[] | null): Promise<void>
  /**
   * The database was cleared and has been filled again as far as possible: live queries on screen may follow it again.
   */
  databaseRefilled(): void
  /** Whether a service worker controls this page. */
  hasServiceWorker(): boolean
  /** Looks for a waiting service worker, and activates it where that is allowed. */
  followWaiting(): Promise<void>
  /** Asks the browser to look for a new service worker. True when the newest one is installed. */
  updateServiceWorker(): Promise<boolean>
  /** Asks the service worker for the build id. */
  pollBuild(): Promise<void>
  /**
   * Asks the service worker to send its enqueued calls, with the current token, and to fetch what it lacks of the
   * build.
   */
  catchUp(current: CurrentToken | null): Promise<void>
  /** Asks the service worker only to send its enqueued calls. */
  sendCalls(current: CurrentToken | null): Promise<void>
  /** Asks the service worker to delete a player's enqueued calls and caches. */
  forgetOwner(owner: string): Promise<void>
  /** Loads an image, which only a page can do; returns the ms it took, null after the time-out. */
  probeImage(address: string, timeoutMs: number): Promise<number | null>
  /** Sends an event to the tag manager of this page, without personal data; does nothing where none is configured. */
  tagEvent(name: string, data: AnalyticsEventRow['data']): void
  /** Writes the meta tag of the mirror data. */
  setMeta(name: string, content: string): Promise<void>
}
export type PageBridgePort = PageBridge & ProxyMarked
export type RemotePageBridge = Remote<PageBridgePort>
