import { BUILD_FACTS } from './facts.ts'

const policy = window.trustedTypes?.createPolicy('tulpar', { createScriptURL: ownScript })

/**
 * Lets the address of a script of this very build through; throws TypeError on every other one.
 * The type is a string's, as the DOM's own types know no trusted ones; what comes back may be a TrustedScriptURL.
 */
export function trustedScriptUrl(url: string): string {
  return policy ? policy.createScriptURL(url) : ownScript(url)
}

function ownScript(url: string): string {
  const { worker, serviceWorker, entry } = BUILD_FACTS
  if (url === worker || url === serviceWorker || url === entry) return url
  throw new TypeError(`not a script of this build: ${url}`)
}
