import { type RefObject, useCallback, useEffect, useState } from 'react'

/**
 * Shows an element in fullscreen; where the browser has no Fullscreen API for elements (iPhone), CSS stretches it over
 * the whole page. `isFull` is true in both cases.
 */
export function useFullScreen(place: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)

  useEffect(() => {
    const listen = (): void => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', listen)
    return () => document.removeEventListener('fullscreenchange', listen)
  }, [])

  const leave = useCallback(() => {
    // The player may already have left fullscreen with a browser key.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    setFull(false)
  }, [])
  const enter = useCallback(() => {
    setFull(true)
    void place.current?.requestFullscreen?.().catch(() => undefined)
  }, [place])

  useEffect(() => {
    if (!isFull || document.fullscreenElement) return
    // For the whole-page fallback: Escape has to leave it, as in real fullscreen.
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') leave()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isFull, leave])
  return { isFull, enter, leave }
}
