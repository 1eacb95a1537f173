import { type RefObject, useLayoutEffect } from 'react'

const NAME = '--bet-bar'

/** Publishes the height of the bet bar to CSS, for the scroll padding that keeps focused elements clear of it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar
    if (!current) return undefined
    const { style } = document.documentElement
    const writeHeight = () => style.setProperty(NAME, `${current.offsetHeight}px`)
    const watcher = new ResizeObserver(writeHeight)
    watcher.observe(current, { box: 'border-box' })
    writeHeight()
    return () => {
      watcher.disconnect()
      style.removeProperty(NAME)
    }
  }, [bar])
}
