import { type RefObject, useCallback, useEffect, useState } from 'react'

/**
 * Shows an element on the whole screen; where the browser has no such thing (phones of Apple), over the whole page:
 * `isFull` tells either, and the element's own style does the second.
 */
export function useFullScreen(place: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)

  useEffect(() => {
    const listen = (): void => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', listen)
    return () => document.removeEventListener('fullscreenchange', listen)
  }, [])

  const leave = useCallback(() => {
    // It may have been left by the browser's own key meanwhile.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    setFull(false)
  }, [])
  const enter = useCallback(() => {
    setFull(true)
    void place.current?.requestFullscreen?.().catch(() => undefined)
  }, [place])

  useEffect(() => {
    if (!isFull || document.fullscreenElement) return
    // Only the whole page: the key that leaves a screen is to leave it as well.
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') leave()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isFull, leave])
  return { isFull, enter, leave }
}
