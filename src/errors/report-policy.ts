import { errorReportsUrl } from '#domain/settings/configuration.ts'
import { reportError } from './report-error.ts'

/**
 * Reports what the page's policy has blocked to the operator's error reporting: the directive, and only the origin of
 * what was blocked. The browser's own reports (`report-to`) would send the page's whole address, which may have a token.
 * Call after the first paint; returns a function that ends it.
 */
export function reportPolicyViolations(): (() => void) | undefined {
  if (errorReportsUrl === null) return undefined
  const report = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    const blocked = toBlocked(blockedURI)
    if (blocked !== null) reportError(new Error(`policy: ${effectiveDirective} blocked ${blocked}`))
  }
  document.addEventListener('securitypolicyviolation', report)
  return () => document.removeEventListener('securitypolicyviolation', report)
}

/** The origin of a blocked address, or the browser's word for it, such as `inline`; null for what an extension loads. */
export function toBlocked(uri: string): string | null {
  if (!URL.canParse(uri)) return uri
  const { protocol, origin } = new URL(uri)
  if (protocol === 'data:' || protocol === 'blob:') return protocol
  return /^https?:$|^wss?:$/.test(protocol) ? origin : null
}
