import { type RefObject, startTransition, useEffect, useState } from 'react'

/** As narrow as frame.css lets a row's tile become, and the gap beside it. */
const NARROWEST_PX = 100
const WIDTH_SHARE = 0.27
const WIDEST_PX = 156
const GAP_PX = 10
/** One that a first push brings in is there already. */
const SPARE = 1

/** Signs that somebody is about to turn the row: by finger, mouse, wheel, keys or a reader's own scrolling. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'scroll'] as const

/** How many tiles of a row are drawn: what the screen shows at first, all when somebody comes near it. */
export function useDrawnTiles(row: RefObject<HTMLElement | null>): number {
  const [drawn, setDrawn] = useState(inSight)
  const isAll = drawn === Infinity
  useEffect(() => {
    const element = row.current
    if (isAll || !element) return undefined
    const signs = new AbortController()
    const drawAll = (): void => {
      signs.abort()
      startTransition(() => setDrawn(Infinity))
    }
    for (const sign of SIGNS) element.addEventListener(sign, drawAll, { passive: true, signal: signs.signal })
    // A screen that was turned shows more of the row at once.
    const drawMore = (): void => startTransition(() => setDrawn((before) => Math.max(before, inSight())))
    addEventListener('resize', drawMore, { signal: signs.signal })
    return () => signs.abort()
  }, [row, isAll])
  return drawn
}

function inSight(): number {
  const width = document.documentElement.clientWidth
  const tile = Math.min(WIDEST_PX, Math.max(NARROWEST_PX, WIDTH_SHARE * width))
  return Math.ceil(width / (tile + GAP_PX)) + SPARE
}
