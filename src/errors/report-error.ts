import { NetworkError } from '#domain/browser/network-error.ts'
import { errorReportsUrl } from '#domain/settings/configuration.ts'
import { commands } from '../data/commands.ts'

/**
 * Sends an error of this app, but not of the network, to the operator's error reporting, if the build configures an
 * address for it.
 */
export function reportError(error: unknown): void {
  if (errorReportsUrl === null || !(error instanceof Error) || error instanceof NetworkError) return
  const { name, message, stack } = error
  void commands.analytics.report({ name, message, realm: 'page', href: location.href, ...(stack ? { stack } : {}) })
}
