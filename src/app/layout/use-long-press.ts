import { useEffect, useState } from 'react'

/** How long a finger rests on a tile, ms, and how far it may move meanwhile. */
const LONG_PRESS_MS = 500
const MOVES_PX = 10

/**
 * The game tile that a finger presses long; null for none. It stays until the next press, a scroll or Escape. The press
 * opens neither the tile nor the browser's menu; a mouse and the keyboard keep both.
 */
export function useLongPress(): HTMLElement | null {
  const [pressed, setPressed] = useState<HTMLElement | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let start: PointerEvent | null = null
    let wasLong = false
    const stop = (): void => {
      clearTimeout(timer)
      start = null
    }
    const hide = (): void => {
      stop()
      setPressed(null)
    }
    const press = (event: PointerEvent): void => {
      hide()
      wasLong = false
      const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('a.tile') : null
      if (!tile || event.pointerType !== 'touch' || !event.isPrimary) return
      start = event
      timer = setTimeout(() => {
        wasLong = true
        setPressed(tile)
      }, LONG_PRESS_MS)
    }
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > MOVES_PX) stop()
    }
    const menu = (event: Event): void => {
      if (start) event.preventDefault()
    }
    const click = (event: Event): void => {
      if (wasLong) event.preventDefault()
      wasLong = false
    }
    const escape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', press, { signal })
    document.addEventListener('pointermove', move, { signal, passive: true })
    document.addEventListener('pointerup', stop, { signal })
    document.addEventListener('pointercancel', stop, { signal })
    document.addEventListener('contextmenu', menu, { signal })
    document.addEventListener('click', click, { signal, capture: true })
    document.addEventListener('keydown', escape, { signal })
    addEventListener('scroll', hide, { signal, capture: true, passive: true })
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [])

  return pressed
}
