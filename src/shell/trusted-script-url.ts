import { BUILD_FACTS } from './facts.ts'

const policy = window.trustedTypes?.createPolicy('app', { createScriptURL: checkScriptUrl })

/**
 * Passes the URL of a script of this build; throws TypeError on any other. The return type is string, as the DOM
 * typings lack trusted types; the value may be a TrustedScriptURL.
 */
export function trustedScriptUrl(url: string): string {
  return policy ? policy.createScriptURL(url) : checkScriptUrl(url)
}

function checkScriptUrl(url: string): string {
  const { worker, entry } = BUILD_FACTS
  if (url === worker || url === entry || url === '/sw.js') return url
  throw new TypeError(`not a script of this build: ${url}`)
}
