/** Loads an image, off screen; gives the ms it took, null when it did not come in `timeoutMs`. */
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
