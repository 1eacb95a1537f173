import { type RefObject, useLayoutEffect, useState } from 'react'

/** The distance of an element from the page's top, px, which a virtualized list needs. */
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
