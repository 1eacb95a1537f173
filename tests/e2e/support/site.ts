import { readdirSync } from 'node:fs'

/** The directory of the build under test. */
export const SITE = process.env['SITE'] ?? 'dist'

/** Paths of its hashed files, all of which the service worker caches in the end. */
export function builtFiles(): string[] {
  return readdirSync(`${SITE}/assets`)
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .map((file) => `/assets/${file}`)
}
