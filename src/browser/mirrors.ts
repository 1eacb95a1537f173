const NAME = /^[a-z][a-z0-9_.:-]{0,63}$/i
const CONTENT_LIMIT = 512
const STEERING = new Set(['viewport', 'theme-color', 'color-scheme', 'referrer', 'description'])

/**
 * Loads an image off screen to measure a mirror. Resolves with the time in ms, or null on an error or after
 * `timeoutMs`.
 */
export function probeImage(address: string, timeoutMs: number): Promise<number | null> {
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
    image.src = address
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
