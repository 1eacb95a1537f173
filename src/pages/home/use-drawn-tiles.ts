import { type RefObject, startTransition, useEffect, useState } from 'react'
import { remToPx } from '../../ui/rem-to-px.ts'

/** The tile widths that frame.css allows in a row; `GAP_PX` is the gap between tiles. */
const NARROWEST = { rem: 6.25, share: 0.42 } as const
const WIDTH_SHARE = 0.27
const WIDEST_REM = 9.75
const GAP_PX = 10
/** One tile more than fits, so that the first scroll does not reveal an empty one. */
const SPARE = 1

/** Events that show the player is about to scroll the row: with finger, mouse, wheel, keys or a screen reader. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'scroll'] as const

/** How many tiles of a row to render: those that fit on screen at first, all of them at the first interaction. */
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
    // A rotated screen shows more of the row.
    const drawMore = (): void => startTransition(() => setDrawn((before) => Math.max(before, inSight())))
    addEventListener('resize', drawMore, { signal: signs.signal })
    return () => signs.abort()
  }, [row, isAll])
  return drawn
}

function inSight(): number {
  const width = document.documentElement.clientWidth
  const least = Math.min(remToPx(NARROWEST.rem), NARROWEST.share * width)
  const tile = Math.max(least, Math.min(remToPx(WIDEST_REM), WIDTH_SHARE * width))
  return Math.ceil(width / (tile + GAP_PX)) + SPARE
}
