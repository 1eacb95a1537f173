import { NetworkError } from '#domain/browser/network-error.ts'
import { isForeignDomChange } from './redraw.ts'

/**
 * Whether an uncaught error is a bug of this app, served from `origin`: not of a browser extension, not of another
 * program that has changed the page, not a call that was cancelled, and not marked by the code as of the network.
 */
export function isThrownByApp(error: unknown, origin: string): boolean {
  if (!(error instanceof Error) || error instanceof NetworkError || isForeignDomChange(error)) return false
  return error.name !== 'AbortError' && (error.stack?.includes(`${origin}/`) ?? false)
}
