/** Defined in by src/build/service-worker-vite-plugin.ts. */
interface PrecachedFile {
  readonly url: string
  /** null where the address carries the hash. */
  readonly revision: string | null
  /** SHA-256 as in the integrity attribute; for the shell. */
  readonly integrity?: string
}

declare const __BUILD_ID__: string
/** Without these the app does not start: cached at install, all or nothing. Empty in development. */
declare const __ESSENTIALS__: readonly PrecachedFile[]
/** Address of the list of the build's other files, which are fetched once a page is idle; null in development. */
declare const __LATER__: string | null
/** Paths of the site's files, beside those of folders that hold nothing else; empty in development. */
declare const __FILES__: readonly string[]
/** Hosts of a development server's environment, by service; none in production. */
declare const __CONFIGURED_HOSTS__: import('../worker/domain/protocol/hosts.ts').ConfiguredHosts
