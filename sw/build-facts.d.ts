/** Defined by src/build/service-worker-vite-plugin.ts. */
interface PrecachedFile {
  readonly url: string
  /** null if the address contains the hash. */
  readonly revision: string | null
  /** SHA-256 as in the integrity attribute; only for the shell. */
  readonly integrity?: string
}

declare const __BUILD_ID__: string
/** Files that the app needs to start: cached at install, all or nothing. Empty in development. */
declare const __ESSENTIALS__: readonly PrecachedFile[]
/**
 * The policy of this build's shell, with {host}, {scheme} and {ws} as in src/build/headers.ts; empty in development.
 */
declare const __SHELL_POLICY__: string
/** Address of the list of the build's other files, which are fetched when a page is idle; null in development. */
declare const __LATER__: string | null
/** Paths of the site's files outside folders that contain only files; empty in development. */
declare const __FILES__: readonly string[]
/** Address of the texts of notifications, by language; empty in development. */
declare const __PUSH_TEXTS__: string
/** Hosts of a development server's environment, by service; none in production. */
declare const __CONFIGURED_HOSTS__: import('#domain/wire/hosts.ts').ConfiguredHosts
