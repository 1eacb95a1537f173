/** What the inline loader (src/shell) prepared before React and hands over to it. */
interface Boot {
  /** This tab's worker, already starting. Messages sent to it are queued until it listens. */
  readonly worker: Worker
  /** True when that worker failed to load before the page listened to its errors. */
  readonly workerFailed: boolean
  /** Starts another worker, after the first has died. */
  readonly startWorker: () => Worker
  /** From the path prefix, then the cookie, then the browser's languages, then "en". */
  readonly locale: import('#domain/languages/locales.ts').Locale
  /** True when the path names the locale: the page then stores it. */
  readonly localeForced: boolean
  /**
   * Last resort when the page cannot start: fetches the build again and reloads, or shows the error in the skeleton.
   */
  readonly recover: () => Promise<void>
  /** Snapshot that the last visit stored for the first paint; null when there is none. */
  readonly row: import('#db/boot-snapshot.ts').BootSnapshot | null
  /** Id of this build, as in builds/latest.json; "dev" in development. */
  readonly build: string
  /** Resolves when the build's stylesheet has loaded; the first render waits for it. Never rejects. */
  readonly styles: Promise<void>
  /** Set once the first render has been committed. */
  hasBegun?: boolean
  /** Set once a worker has answered. */
  hasConnected?: boolean
  /** The browser's `beforeinstallprompt` event until it is used: it may fire before React listens. */
  installPrompt?: Event
  /** Passes a script URL of this build through the Trusted Types policy; throws on any other URL. */
  readonly trustedScriptUrl: (url: string) => string
}

interface Window {
  readonly __boot: Boot
}

/** The subset of Trusted Types that the product uses; the DOM typings lack it. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): string }
  }
}
