import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { currentPath } from './location.ts'

export const MAIN_ID = 'main'

/**
 * After a navigation, moves the screen reader's position and the focus order to the page's top and scrolls there. On
 * Back and Forward the browser restores the scroll position itself.
 */
export function useRouteChange(): void {
  const [path] = useLocation()
  const before = useRef(path)
  const historyPath = useRef<string | null>(null)

  useEffect(() => {
    const note = (): void => {
      historyPath.current = currentPath()
    }
    window.addEventListener('popstate', note)
    return () => window.removeEventListener('popstate', note)
  }, [])

  useEffect(() => {
    if (path === before.current) return
    before.current = path
    if (historyPath.current !== path) window.scrollTo(0, 0)
    historyPath.current = null
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [path])
}
