/**
 * Calls `changed` each time that the ratio of device pixels to CSS pixels changes: by zoom, or on another screen. The
 * size of a canvas in CSS pixels may stay the same then, so that no `ResizeObserver` reports it. Returns the function
 * that stops it.
 */
export function watchPixelRatio(changed: () => void): () => void {
  const stopped = new AbortController()
  function watch(): void {
    // The query names the current ratio, so it stops matching with any change and has to be made again.
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    query.addEventListener('change', next, { once: true, signal: stopped.signal })
  }
  function next(): void {
    watch()
    changed()
  }
  watch()
  return () => stopped.abort()
}
