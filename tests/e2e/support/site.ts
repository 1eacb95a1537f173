import { readdirSync } from 'node:fs'

/** The build under test. */
export const SITE = process.env['SITE'] ?? 'dist'

/** Paths of its hashed files, all of which a device keeps in the end. */
export function builtFiles(): string[] {
  return readdirSync(`${SITE}/assets`)
    .filter((file) => !file.endsWith('.br'))
    .map((file) => `/assets/${file}`)
}
