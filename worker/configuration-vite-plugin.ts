import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import * as configuration from './rules/configuration.ts'

const PLACE = fileURLToPath(new URL('rules/configuration.ts', import.meta.url))

/** Puts what the operator has set, as constants, in the place of what reads an environment. */
export function configured(): Plugin {
  const constants = Object.entries(configuration).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
  )
  return {
    name: 'tulpar:configuration',
    enforce: 'pre',
    load: (id) => (id === PLACE ? constants.join('\n') : null),
  }
}
