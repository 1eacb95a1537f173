import { type RefObject, useLayoutEffect } from 'react'

/** Notes in `--least` how high an element is, for styles that let it get no lower when a list in it becomes empty. */
export function useLeastHeight(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const box = element.current
    if (!isOn || !box) return undefined
    const observer = new ResizeObserver(() => box.style.setProperty('--least', `${box.offsetHeight}px`))
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, isOn])
}
