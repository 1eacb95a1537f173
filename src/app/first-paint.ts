/** Resolves when what has just been rendered is on screen; in a hidden tab, which paints nothing, at once. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
