import { type RefObject, useLayoutEffect, useState } from 'react'

/** How far down the page an element begins, px: what a windowed list has to know. */
export function usePageTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const found = element.current
    if (!found) return undefined
    const measure = (): void => setTop(Math.round(found.getBoundingClientRect().top + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
