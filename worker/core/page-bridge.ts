import type { ProxyMarked, Remote } from 'comlink'
import type { RowChange } from '../db/row-change.ts'
import type { AnalyticsEventRow } from '../db/rows.ts'
import type { BootSnapshot } from '../db/boot-snapshot.ts'
import type { CookieName, CookieValues } from '../domain/protocol/cookies.ts'
import type { Locale } from '../domain/account/locales.ts'
import type { CurrentToken } from '../domain/protocol/queued-call.ts'

/** Why the worker asks for a full page navigation; the page applies the redirect rule again and logs a refused one. */
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
  /** As at connect; the worker adds what the landing address brings. */
  cookies: CookieValues
  /** The browser says no to tracking for its visitor (Global Privacy Control). */
  refusesTracking: boolean
  /** Id of the page's build. */
  build: string
  /** Taken from the landing address before anything could read it there; handed over once. */
  simpleAuthToken: string | null
  /** `sso_session` of the landing address, taken from it likewise: the browser comes back from an sso link. */
  ssoSession: string | null
}

/**
 * The host port: what only a page can do. The page hands it over once, at connect; the worker keeps the remote.
 */
export type PageBridge = {
  /** Where the page is and which cookies it has now. */
  current(): Pick<PageFacts, 'href' | 'cookies'>
  setCookie(name: CookieName, value: string | null): void
  /** Goes to an address from outside (checked again by the redirect rule) or, for `noAccess` and `home`, a route. */
  navigate(reason: NavigationReason, address?: string): void
  /** The browser's fingerprint, kept under the local key `fingerprint`; null when it is blocked or late. */
  fingerprint(): Promise<string | null>
  /** The device's time zone, IANA name; asked for late, as finding it out takes a phone some 60 ms. */
  timeZone(): string
  /** Keeps what the next first paint shows; null drops it. */
  saveBootSnapshot(row: BootSnapshot | null): void
  /**
   * Keeps a copy of what the worker has in memory, where there is no disk: what one transaction changed; null begins an
   * empty one. Rejects when its code cannot be loaded.
   */
  saveCopy(changes: readonly RowChange[] | null): Promise<void>
  /** The database was cleared and has been filled again, as far as it could: what is on screen may follow it again. */
  databaseRefilled(): void
  /** Whether a service worker stands between this page and the network. */
  hasServiceWorker(): boolean
  /** Makes sure that a service worker that waits is known, and lets it go on where it may. */
  followWaiting(): Promise<void>
  /** Asks the browser to look for a new service worker. True when it has what there is, installed. */
  updateServiceWorker(): Promise<boolean>
  /** Asks the service worker for the build id. */
  pollBuild(): Promise<void>
  /** Has the service worker send what waits in its queue, with the token of now, and fetch what it lacks of the build. */
  catchUp(current: CurrentToken | null): Promise<void>
  /** Has it send what waits, and no more. */
  sendCalls(current: CurrentToken | null): Promise<void>
  /** Tells the service worker that a player's queued calls and caches are to be forgotten. */
  forgetOwner(owner: string): Promise<void>
  /** Loads an image, which only a page can; gives the ms it took, null when it did not come in time. */
  probeImage(address: string, timeoutMs: number): Promise<number | null>
  /** Hands an event to the tag manager of this page, without anything personal; nothing where none is configured. */
  tagEvent(name: string, data: AnalyticsEventRow['data']): void
  /** Writes the meta tag of the mirror data. */
  setMeta(name: string, content: string): Promise<void>
}
export type PageBridgePort = PageBridge & ProxyMarked
export type RemotePageBridge = Remote<PageBridgePort>
