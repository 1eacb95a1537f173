import { lazyImport } from './lazy-import.ts'

/** Loads log-in, password recovery, attribution and analytics on first use. Throws `CommandError` with `offline`. */
export const loadAuthBundle = lazyImport(() => import('./auth-bundle.ts'))
