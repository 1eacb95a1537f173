import { type RefObject, useLayoutEffect } from 'react'

const NAME = '--bet-bar'

/** Publishes the height of the bet bar to CSS, for the scroll padding that keeps focused elements clear of it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar
    if (!current) return undefined
    const { style } = document.documentElement
    // Also called before the first paint, when the layout is known: reading the height here would force one.
    const watcher = new ResizeObserver(() => style.setProperty(NAME, `${current.offsetHeight}px`))
    watcher.observe(current, { box: 'border-box' })
    return () => {
      watcher.disconnect()
      style.removeProperty(NAME)
    }
  }, [bar])
}
