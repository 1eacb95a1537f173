import { splitLocalePrefix } from '../../../worker/domain/account/locales.ts'

/** Adds the locale prefix of the current address, if it has one. */
export function withLocalePrefix(path: string): string {
  const { prefix } = splitLocalePrefix(location.pathname)
  return prefix ? `/${prefix}${path === '/' ? '' : path}` : path
}

/** Whether a path is `own` or below it: a game's page is below its game list. */
export function isActivePath(path: string, own: string): boolean {
  return path === own || (own !== '/' && path.startsWith(`${own}/`))
}
