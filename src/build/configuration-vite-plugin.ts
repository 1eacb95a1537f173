import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { COOKIES } from '#domain/wire/cookies.ts'
import { readSiteAddress, settingsError } from '#domain/settings/build-settings.ts'
import * as configuration from '#domain/settings/configuration.ts'

const PLACE = fileURLToPath(new URL('../../worker/domain/settings/configuration.ts', import.meta.url))
/** A check in the sources whether a setting is off: `name === null`, optionally as `configuration.name`. */
const UNSET_CHECK = /(?<![.\w])(?:configuration\.)?(\w+) ([=!])== (null|'none')/g
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
    config() {
      readSiteAddress(process.env)
      checkCookies(configuration)
    },
    load: (id) => (id === PLACE ? constants.join('\n') : null),
    transform: {
      filter: { code: '/settings/configuration.ts' },
      // Without a map: every place in the code stays where it is.
      handler: (code) => ({ code: foldUnsetChecks(code), map: null }),
    },
  }
}

/**
 * Replaces the checks whether a setting is off with `true` or `false`, and spaces up to the same length; returns the
 * module's code.
 */
export function foldUnsetChecks(code: string): string {
  return code.replace(UNSET_CHECK, (check: string, name: string, sign: string, unsetValue: string) => {
    if (!values.has(name)) return check
    const isUnset = values.get(name) === (unsetValue === 'null' ? null : 'none')
    return `${isUnset === (sign === '=')}`.padEnd(check.length)
  })
}

/** Throws if a configured cookie has the name of another one. */
export function checkCookies({ partnerCookie, adplaceCookie }: Pick<typeof configuration, CookieSetting>): void {
  const { partner: _partner, adplace: _adplace, ...others } = COOKIES
  const taken = [
    ...(partnerCookie in others ? [['VITE_PARTNER_COOKIE', partnerCookie] as const] : []),
    ...(adplaceCookie in others || adplaceCookie === partnerCookie
      ? [['VITE_ADPLACE_COOKIE', adplaceCookie] as const]
      : []),
  ]
  const lines = taken.map(([key, name]) => `${key} is "${name}". Another cookie has this name.`)
  if (lines.length > 0) throw settingsError(lines)
}

type CookieSetting = 'partnerCookie' | 'adplaceCookie'
