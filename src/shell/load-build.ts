import { getHost } from '#domain/wire/hosts.ts'
import { trustedScriptUrl } from './trusted-script-url.ts'

/** Opens the connections for the worker's first calls while the worker is still loading. They carry no cookies. */
export function openConnections(services: readonly ('api' | 'general')[]): void {
  for (const service of services) appendLink('preconnect', getHost(location, service)).crossOrigin = ''
}

/**
 * Preloads modules before their import; 'strict-dynamic' allows links that a script inserts, not links in the markup.
 */
export function preloadModules(urls: readonly string[]): void {
  for (const url of urls) appendLink('modulepreload', url)
}

/**
 * Loads the stylesheets without delaying the skeleton's first paint. Resolves when all have loaded or failed: an
 * unstyled page is better than none.
 */
export async function loadStyles(urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map(
      (url) =>
        new Promise<unknown>((resolve) => {
          const link = appendLink('stylesheet', url)
          link.addEventListener('load', resolve)
          link.addEventListener('error', resolve)
        }),
    ),
  )
}

/** Starts the page; calls `onFailure` when its module, or one that it imports, cannot be loaded. */
export function loadEntry(url: string | null, onFailure: () => Promise<void>): void {
  if (url === null) return
  const script = document.createElement('script')
  script.type = 'module'
  script.addEventListener('error', () => void onFailure())
  script.src = trustedScriptUrl(url)
  document.head.append(script)
}

function appendLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
  return link
}
