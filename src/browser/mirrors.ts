const NAME = /^[a-z][a-z0-9_.:-]{0,63}$/i
const CONTENT_LIMIT = 512
const STEERING = new Set(['viewport', 'theme-color', 'color-scheme', 'referrer', 'description'])

/**
 * Loads the pixel of a host to measure it. Resolves with the time in ms, or null on an error or after `timeoutMs`. Each
 * probe reaches the host, and those of the page's own host carry no cookies and get a 304.
 */
export function probeImage(address: string, timeoutMs: number): Promise<number | null> {
  return new URL(address).origin === location.origin ? fetchPixel(address, timeoutMs) : loadPixel(address, timeoutMs)
}

async function fetchPixel(address: string, timeoutMs: number): Promise<number | null> {
  const startedAt = performance.now()
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const { ok } = await fetch(address, {
      cache: 'no-cache',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    })
    return ok ? Math.round(performance.now() - startedAt) : null
  } catch {
    return null
  }
}

/** As an image: the content policy allows no other request to these hosts. */
function loadPixel(address: string, timeoutMs: number): Promise<number | null> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const image = new Image()
    const settle = (came: boolean): void => {
      clearTimeout(timer)
      image.removeAttribute('src')
      resolve(came ? Math.round(performance.now() - startedAt) : null)
    }
    const timer = setTimeout(settle, timeoutMs, false)
    image.addEventListener('load', () => settle(true), { once: true })
    image.addEventListener('error', () => settle(false), { once: true })
    image.referrerPolicy = 'no-referrer'
    // A known address may come from the document's list of images, without a request.
    image.src = `${address}?${Date.now()}`
  })
}

/** Writes a meta tag, such as a search engine's ownership proof. Rejects names that change how the page behaves. */
export function setMeta(name: string, content: string): void {
  if (!NAME.test(name) || content.length > CONTENT_LIMIT || STEERING.has(name.toLowerCase())) return
  let tag = document.head.querySelector<HTMLMetaElement>(`meta[name="${CSS.escape(name)}"]`)
  if (!tag) {
    tag = document.createElement('meta')
    tag.name = name
    document.head.append(tag)
  }
  tag.content = content
}
