import type { Plugin } from 'vite'
import { securityHeaders } from '#src/build/headers.ts'

/**
 * The product's response headers for a page without the inline loader: its scripts come from its own origin, and there
 * is no Trusted Types policy.
 */
export function productHeaders(): Plugin {
  return {
    name: 'bench:headers',
    generateBundle() {
      const source = JSON.stringify(withoutLoader(securityHeaders('')))
      this.emitFile({ type: 'asset', fileName: 'headers.json', source })
    },
  }
}

function withoutLoader(headers: ReturnType<typeof securityHeaders>): ReturnType<typeof securityHeaders> {
  const rewritten = Object.entries(headers).map(([pattern, group]) => {
    const policy = group['Content-Security-Policy']
    if (policy === undefined) return [pattern, group] as const
    return [pattern, { ...group, 'Content-Security-Policy': relaxed(policy) }] as const
  })
  return Object.fromEntries(rewritten)
}

function relaxed(policy: string): string {
  return policy
    .split('; ')
    .map((directive) => (directive.startsWith('script-src ') ? "script-src 'self'" : directive))
    .filter((directive) => !/^(require-)?trusted-types/.test(directive))
    .join('; ')
}
