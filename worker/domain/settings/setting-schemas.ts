import * as v from 'valibot'
import { readByCountry } from './by-country.ts'
import { isCountry } from './country-codes.ts'

/** Schemas of build settings: each reads a text of the environment. */

export const textSetting = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))
export const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)
/** An address without a trailing slash; http is allowed on localhost only. */
export const address = v.pipe(
  v.string(),
  v.check((value) => value === '' || isAddress(value)),
  v.transform((value) => value.replace(/\/$/, '') || null),
)
export const secret = v.pipe(
  v.string(),
  v.regex(/^[\w.:~-]{0,200}$/),
  v.transform((value) => value || null),
)
/** A key of Unleash names its project, or `*` or `[]` for several, and its environment. */
export const flagsKey = v.pipe(
  v.string(),
  v.regex(/^(?:\*|\[\])?[\w.:~-]{0,200}$/),
  v.transform((value) => value || null),
)
export const cookieName = v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/))
export const commaList = <Item extends string>(item: v.GenericSchema<string, Item>) =>
  v.pipe(
    v.string(),
    v.transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    v.array(item),
  )
export const countries = commaList(
  v.pipe(
    v.string(),
    v.toUpperCase(),
    v.check((code) => code === '*' || isCountry(code)),
  ),
)
export const country = v.pipe(
  v.string(),
  v.toUpperCase(),
  v.check((code) => code === '' || isCountry(code)),
)

export const emailSetting = v.pipe(
  v.string(),
  v.regex(/^$|^[^\s@]{1,64}@[a-z\d.-]+\.[a-z]{2,}$/i),
  v.transform((value) => value || null),
)
/** An email address, or the https address of a form. */
export const contact = v.pipe(
  v.string(),
  v.check((value) => v.is(emailSetting, value) || isAddress(value)),
  v.transform((value) => value || null),
)
export const byCountry = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.transform((textSetting) => readByCountry(textSetting, least, most)),
    v.check((numbers) => numbers !== null),
    v.transform((numbers) => numbers ?? {}),
  )

/** Whether a text is an https address; http is allowed on localhost only. */
export function isAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, hash } = new URL(value)
  if (hash !== '' || !/^[\w.:[\]-]+$/.test(hostname)) return false
  const isLocalMachine = /^(?:(?:.+\.)?localhost|127\.0\.0\.1)$/.test(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isLocalMachine)
}
