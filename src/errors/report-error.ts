import { errorReportsUrl } from '../../worker/domain/settings/configuration.ts'
import { commands } from '../data/commands.ts'

/** Has the operator's engineers told of an error of the page's own, where a build names whom to tell. */
export function reportError(error: unknown): void {
  if (errorReportsUrl === null || !(error instanceof Error)) return
  const { name, message, stack } = error
  void commands.analytics.report({ name, message, realm: 'page', href: location.href, ...(stack ? { stack } : {}) })
}
