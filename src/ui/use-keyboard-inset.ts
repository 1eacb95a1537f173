import { type RefObject, useEffect } from 'react'

/** Room below a field for what stands under it. */
const BELOW_PX = 16

/** How much of the window's foot a keyboard covers, px. */
export function coveredByKeyboard(): number {
  const view = window.visualViewport
  // Zoomed in by fingers, the view is smaller without any keyboard.
  if (!view || view.scale > 1) return 0
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop))
}

/**
 * Tells a sheet or a page by `--keyboard` how much of the screen's foot a keyboard covers, and keeps the focused field
 * above it: browsers lay a fixed element out as if the keyboard were not there.
 */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    const sheet = ref.current
    if (!view || !sheet) return undefined
    let inset = 0
    const fit = (): void => {
      const covered = coveredByKeyboard()
      if (covered === inset) return
      inset = covered
      sheet.style.setProperty('--keyboard', `${covered}px`)
      if (!document.activeElement || !sheet.contains(document.activeElement)) return
      document.activeElement.scrollIntoView({ block: 'nearest' })
      // Not every browser counts what a keyboard covers as out of sight.
      const { bottom } = document.activeElement.getBoundingClientRect()
      window.scrollBy(0, Math.max(0, bottom + BELOW_PX - view.offsetTop - view.height))
    }
    fit()
    view.addEventListener('resize', fit)
    view.addEventListener('scroll', fit)
    return () => {
      view.removeEventListener('resize', fit)
      view.removeEventListener('scroll', fit)
    }
  }, [ref])
}
