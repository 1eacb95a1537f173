import { getHost } from '../../worker/domain/protocol/hosts.ts'
import { trustedScriptUrl } from './trusted-script-url.ts'

/** Opens the connections that the worker's first calls go by, while it is still being loaded. They carry no cookies. */
export function openConnections(services: readonly ('api' | 'general')[]): void {
  for (const service of services) appendLink('preconnect', getHost(location, service)).crossOrigin = ''
}

/** Asks for modules ahead of their import; a link put in by a script passes 'strict-dynamic', one in the markup would not. */
export function preloadModules(urls: readonly string[]): void {
  for (const url of urls) appendLink('modulepreload', url)
}

/**
 * Loads the stylesheets without holding back the skeleton's first paint.
 * Resolves when all are in, or lost: an unstyled page is better than none.
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

/** Starts the page; `onFailure` when its module, or one that it imports, cannot be had. */
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
