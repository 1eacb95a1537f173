import { type RefObject, useEffect } from 'react'

/** Space below a field, px, for its message. */
const BELOW_PX = 16

/** How much of the window's bottom an on-screen keyboard covers, px. */
export function coveredByKeyboard(): number {
  const view = window.visualViewport
  // With pinch zoom the visual viewport is smaller without any keyboard.
  if (!view || view.scale > 1) return 0
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop))
}

/**
 * Sets `--keyboard` on a sheet or page to the height that the keyboard covers, and keeps the focused field above it:
 * browsers lay out a fixed element as if there were no keyboard.
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
      // Not every browser treats the area below the keyboard as out of view.
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
