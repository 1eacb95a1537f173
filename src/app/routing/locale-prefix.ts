import { splitLocalePrefix } from '../../../worker/domain/account/locales.ts'

/** An address of ours under the locale prefix that the page stands under now, if any. */
export function withLocalePrefix(path: string): string {
  const { prefix } = splitLocalePrefix(location.pathname)
  return prefix ? `/${prefix}${path === '/' ? '' : path}` : path
}

/** Whether a path is a link's own, or one that belongs to it: a game's page is part of its shelf. */
export function isActivePath(path: string, own: string): boolean {
  return path === own || (own !== '/' && path.startsWith(`${own}/`))
}
