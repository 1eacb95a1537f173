/** What the inline loader (src/shell) did before React, and hands over. */
interface Boot {
  /** This tab's worker, already starting. Messages sent to it wait till it listens. */
  readonly worker: Worker
  /** Set when that worker could not be loaded before anybody listened. */
  readonly workerFailed: boolean
  /** Starts another worker, after the first has died. */
  readonly startWorker: () => Worker
  /** From the address prefix, then the cookie, then the browser's languages, then "en". */
  readonly locale: import('../../worker/domain/account/locales.ts').Locale
  /** True when the address names the locale: it is then to be stored. */
  readonly localeForced: boolean
  /** What is left to do when the page cannot come up: fetches the build anew and reloads, or has the skeleton say so. */
  readonly recover: () => Promise<void>
  /** What the last visit left for the first paint; null where there is none. */
  readonly row: import('../../worker/db/boot-snapshot.ts').BootSnapshot | null
  /** Id of this build, as in builds/latest.json; "dev" in development. */
  readonly build: string
  /** Resolves when the build's stylesheet is in; the first render waits for it. Never rejects. */
  readonly styles: Promise<void>
  /** What a cover is made of: the loader paints the first row with it before React, and React the rest. */
  readonly drawCover: typeof import('../games/cover/draw-cover.ts').drawCover
  /** Set once the page has been drawn. */
  hasBegun?: boolean
  /** The browser's offer to install the app, until it is spent: it may come before anything else is there to hear it. */
  installPrompt?: Event
  /** Passes a script address of our own build through the Trusted Types policy; throws on any other. */
  readonly trustedScriptUrl: (url: string) => string
}

interface Window {
  readonly __boot: Boot
}

/** The part of Trusted Types that the product uses; the DOM's own types do not know it yet. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): string }
  }
}
