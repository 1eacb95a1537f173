import type { BaseLocationHook } from 'wouter'
import { navigate as navigateBrowser, useLocationProperty } from 'wouter/use-browser-location'
import { type Locale, splitLocalePrefix } from '../../worker/rules/locales.ts'
import { withPrefix } from './own-address.ts'

/** The path without its locale prefix: routes know no languages. */
export function currentPath(): string {
  return splitLocalePrefix(location.pathname).path
}

type NavigateOptions = { replace?: boolean; state?: unknown }

/** Goes to a route from outside of React; inside, use wouter's own hooks. */
export function goTo(path: string, options?: NavigateOptions): void {
  navigateBrowser(withPrefix(path), options)
}

/** wouter's location with the locale prefix taken off and put on, so that switching the language changes no route. */
export const usePrefixedLocation: BaseLocationHook = () => [useLocationProperty(currentPath), goTo]

/** Puts another locale into an address that names one, in place; an address without a prefix stays as it is. */
export function replacePrefix(locale: Locale): void {
  const { prefix, path } = splitLocalePrefix(location.pathname)
  if (!prefix || prefix === locale) return
  const { search, hash } = location
  history.replaceState(history.state, '', `/${locale}${path === '/' ? '' : path}${search}${hash}`)
}
