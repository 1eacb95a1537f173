import { type RefObject, useLayoutEffect } from 'react'

/** Keeps in `--kept` how high an element is, for styles that let it get no lower when a list in it becomes empty. */
export function useKeptHeight(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const kept = element.current
    if (!isOn || !kept) return undefined
    const observer = new ResizeObserver(() => kept.style.setProperty('--kept', `${kept.offsetHeight}px`))
    observer.observe(kept)
    return () => observer.disconnect()
  }, [element, isOn])
}
