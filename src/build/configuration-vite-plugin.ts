import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import * as configuration from '../../worker/domain/settings/configuration.ts'

const PLACE = fileURLToPath(new URL('../../worker/domain/settings/configuration.ts', import.meta.url))
/** A check in the sources whether a setting is off: `name === null`, optionally as `configuration.name`. */
const IS_OFF = /(?<![.\w])(?:configuration\.)?(\w+) ([=!])== (null|'none')/g
const values = new Map<string, unknown>(Object.entries(configuration))

/**
 * Replaces the module that reads the environment with constants of the operator's settings. Checks whether a setting is
 * off are resolved before imports are followed, so that a feature which is off has no chunk.
 */
export function configured(): Plugin {
  const constants = [...values].map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
  return {
    name: 'tulpar:configuration',
    enforce: 'pre',
    load: (id) => (id === PLACE ? constants.join('\n') : null),
    transform: {
      filter: { code: '/settings/configuration.ts' },
      handler: answerWhatIsOff,
    },
  }
}

/** Replaces the checks whether a setting is off with `true` or `false`; returns the module's code. */
export function answerWhatIsOff(code: string): string {
  return code.replace(IS_OFF, (check: string, name: string, sign: string, off: string) => {
    if (!values.has(name)) return check
    const isOff = values.get(name) === (off === 'null' ? null : 'none')
    return `${isOff === (sign === '=')}`
  })
}
