import { useLayoutEffect, useRef } from 'react'

/** Rows of items as high as these, px, from `top` of the page on. */
type Rows = { columns: number; rowHeight: number; top: number }
/** The item that leads on screen, how far down it stands, in rows, and where the page was scrolled to for it. */
type Place = { item: number; down: number; scroll: number }

/** Who turns the phone in the middle of a list, or sizes the window, stands by the same items after it. */
export function useStableScroll({ columns, rowHeight, top }: Rows): void {
  const before = useRef<Rows | null>(null)
  const kept = useRef<Place | null>(null)
  useLayoutEffect(() => {
    const last = before.current
    // Until it has been measured where the list begins, its size is a guess.
    before.current = top > 0 ? { columns, rowHeight, top } : null
    if (!last || (last.columns === columns && last.rowHeight === rowHeight)) return
    const { item, down } = placeIn(last, kept.current)
    if (item === 0) return
    window.scrollTo(0, top + (Math.floor(item / columns) - down) * rowHeight)
    kept.current = { item, down, scroll: window.scrollY }
  }, [columns, rowHeight, top])
}

/** Who has not scrolled since is where the last turn led: a phone turned back shows what it showed. */
function placeIn({ columns, rowHeight, top }: Rows, kept: Place | null): Omit<Place, 'scroll'> {
  const { scrollY } = window
  if (kept && Math.abs(scrollY - kept.scroll) < rowHeight / 2) return kept
  const passed = Math.max(0, (scrollY - top) / rowHeight)
  const row = Math.ceil(passed)
  return { item: row * columns, down: row - passed }
}
