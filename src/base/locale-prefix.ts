import { splitLocalePrefix } from '#domain/languages/locales.ts'

/** Adds the locale prefix of the current address, if it has one. */
export function withLocalePrefix(path: string): string {
  const { prefix } = splitLocalePrefix(location.pathname)
  return prefix ? `/${prefix}${path === '/' ? '' : path}` : path
}

/** Whether a path is `base` or below it: a game's page is below its game list. */
export function isActivePath(path: string, base: string): boolean {
  return path === base || (base !== '/' && path.startsWith(`${base}/`))
}
