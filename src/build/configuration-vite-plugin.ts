import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import * as configuration from '../../worker/domain/settings/configuration.ts'

const PLACE = fileURLToPath(new URL('../../worker/domain/settings/configuration.ts', import.meta.url))
/** Whether something is configured, as it is asked in the sources: by its name, or by that of the module before it. */
const IS_OFF = /(?<![.\w])(?:configuration\.)?(\w+) ([=!])== (null|'none')/g
const values = new Map<string, unknown>(Object.entries(configuration))

/**
 * Puts what the operator has set, as constants, in the place of what reads an environment. Whether something is off is
 * answered in the sources, before their imports are followed: what is off has no chunk either.
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

/** A module's code in which whether something is off is answered. */
export function answerWhatIsOff(code: string): string {
  return code.replace(IS_OFF, (asked: string, name: string, sign: string, off: string) => {
    if (!values.has(name)) return asked
    const isOff = values.get(name) === (off === 'null' ? null : 'none')
    return `${isOff === (sign === '=')}`
  })
}
