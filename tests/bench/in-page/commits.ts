/** `at` is a timestamp on the clock that page and worker share, ms. */
export type Commit = { at: number; value: string }

/** Resolves when React next commits a different value of an attribute. */
export function firstCommit(selector: string, attribute: string): Promise<Commit> {
  const before = document.querySelector(selector)?.getAttribute(attribute)
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const value = document.querySelector(selector)?.getAttribute(attribute) ?? null
      if (value === null || value === before) return
      observer.disconnect()
      resolve({ at: performance.timeOrigin + performance.now(), value })
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: [attribute] })
  })
}
