import { useLayoutEffect, useRef } from 'react'

/** Rows of this height, px, beginning at `top` of the page, px. */
type Rows = { columns: number; rowHeight: number; top: number }
/** The first item on screen, its distance from the screen's top in rows, and the scroll position (px) for it. */
type Place = { item: number; down: number; scroll: number }

/** Keeps the same items on screen after the phone is rotated or the window resized. */
export function useStableScroll({ columns, rowHeight, top }: Rows): void {
  const before = useRef<Rows | null>(null)
  const savedPlace = useRef<Place | null>(null)
  useLayoutEffect(() => {
    const last = before.current
    // Before the list's top has been measured, its size is a guess.
    before.current = top > 0 ? { columns, rowHeight, top } : null
    if (!last || (last.columns === columns && last.rowHeight === rowHeight)) return
    const { item, down } = placeIn(last, savedPlace.current)
    if (item === 0) return
    window.scrollTo(0, top + (Math.floor(item / columns) - down) * rowHeight)
    savedPlace.current = { item, down, scroll: window.scrollY }
  }, [columns, rowHeight, top])
}

/** Without scrolling since the last rotation, that place is still right: a phone rotated back shows the same items. */
function placeIn({ columns, rowHeight, top }: Rows, savedPlace: Place | null): Omit<Place, 'scroll'> {
  const { scrollY } = window
  if (savedPlace && Math.abs(scrollY - savedPlace.scroll) < rowHeight / 2) return savedPlace
  const passed = Math.max(0, (scrollY - top) / rowHeight)
  const row = Math.ceil(passed)
  return { item: row * columns, down: row - passed }
}
