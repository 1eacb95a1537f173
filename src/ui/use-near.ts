import { type RefObject, startTransition, useEffect, useState } from 'react'

/** So far below the screen, in screens, a row is drawn: before a thumb has brought it there. */
const AHEAD = '60%'

/** Whether an element is in sight, or will be soon; once it was, it stays so. `now` for what is so from the start. */
export function useNear(element: RefObject<Element | null>, now: boolean): boolean {
  const [near, setNear] = useState(now)
  useEffect(() => {
    if (near || !element.current) return undefined
    const watch = new IntersectionObserver(
      (seen) => {
        // A busy device tells of coming and going at once: what has been near has been near.
        if (seen.some((entry) => entry.isIntersecting)) startTransition(() => setNear(true))
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, near])
  return near
}
