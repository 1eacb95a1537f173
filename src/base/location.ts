import type { BaseLocationHook } from 'wouter'
import { navigate as navigateBrowser, useLocationProperty } from 'wouter/use-browser-location'
import { type Locale, splitLocalePrefix } from '#domain/languages/locales.ts'
import { type DialogStep, dialogStep } from '../ui/dialog-steps.ts'
import { withLocalePrefix } from './locale-prefix.ts'

/** The path without its locale prefix, which routes do not know, and without a trailing slash. */
export function currentPath(): string {
  return splitLocalePrefix(location.pathname).path.replace(/(.)\/$/, '$1')
}

type NavigateOptions = { replace?: boolean; state?: unknown }

/** Navigates from outside of React; components use wouter's hooks. */
export function navigate(path: string, options?: NavigateOptions): void {
  const step = dialogStep()
  const to = withLocalePrefix(path)
  navigateBrowser(to, step ? fromDialog(step, to, options) : options)
}

/**
 * While a dialog's history entry is current: a navigation to the page below the dialog replaces that entry, which stays
 * the dialog's, so that Back skips it. Any other page gets a new entry, and Back returns to the dialog's.
 */
function fromDialog(step: DialogStep, to: string, { replace = false, state }: NavigateOptions = {}): NavigateOptions {
  if (!replace && step.over !== to) return { state }
  return { replace: true, state: { ...(typeof state === 'object' ? state : null), ...step } }
}

/** wouter's location hook without the locale prefix, so that a change of language changes no route. */
export const usePrefixedLocation: BaseLocationHook = () => [useLocationProperty(currentPath), navigate]

/** Replaces the locale prefix of the current address; an address without a prefix stays as it is. */
export function replacePrefix(locale: Locale): void {
  const { prefix, path } = splitLocalePrefix(location.pathname)
  if (!prefix || prefix === locale) return
  const { search, hash } = location
  history.replaceState(history.state, '', `/${locale}${path === '/' ? '' : path}${search}${hash}`)
}
