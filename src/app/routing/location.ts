import type { BaseLocationHook } from 'wouter'
import { navigate as navigateBrowser, useLocationProperty } from 'wouter/use-browser-location'
import { type Locale, splitLocalePrefix } from '../../../worker/domain/account/locales.ts'
import { type DialogStep, dialogStep } from '../../ui/dialog-steps.ts'
import { withLocalePrefix } from './locale-prefix.ts'

/** The path without its locale prefix, as routes know no languages, and without a slash at its end. */
export function currentPath(): string {
  return splitLocalePrefix(location.pathname).path.replace(/(.)\/$/, '$1')
}

type NavigateOptions = { replace?: boolean; state?: unknown }

/** Goes to a route from outside of React; inside, use wouter's own hooks. */
export function navigate(path: string, options?: NavigateOptions): void {
  const step = dialogStep()
  const to = withLocalePrefix(path)
  navigateBrowser(to, step ? fromDialog(step, to, options) : options)
}

/** From a dialog's step: it stays one for its own page, which Back passes over; of any other page Back leads to it. */
function fromDialog(step: DialogStep, to: string, { replace = false, state }: NavigateOptions = {}): NavigateOptions {
  if (!replace && step.over !== to) return { state }
  return { replace: true, state: { ...(typeof state === 'object' ? state : null), ...step } }
}

/** wouter's location with the locale prefix taken off and put on, so that switching the language changes no route. */
export const usePrefixedLocation: BaseLocationHook = () => [useLocationProperty(currentPath), navigate]

/** Puts another locale into an address that names one, in place; an address without a prefix stays as it is. */
export function replacePrefix(locale: Locale): void {
  const { prefix, path } = splitLocalePrefix(location.pathname)
  if (!prefix || prefix === locale) return
  const { search, hash } = location
  history.replaceState(history.state, '', `/${locale}${path === '/' ? '' : path}${search}${hash}`)
}
