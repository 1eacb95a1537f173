import { type RefObject, startTransition, useEffect, useState } from 'react'

/** A row is rendered so far below the screen (in screens), before the player scrolls to it. */
const AHEAD = '60%'

/** Whether an element is in view or close to it; stays true. `now` is the initial value. */
export function useNear(element: RefObject<Element | null>, now: boolean): boolean {
  const [near, setNear] = useState(now)
  useEffect(() => {
    if (near || !element.current) return undefined
    const watch = new IntersectionObserver(
      (seen) => {
        // A busy device may report entering and leaving in one batch: any entry counts.
        if (seen.some((entry) => entry.isIntersecting)) startTransition(() => setNear(true))
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, near])
  return near
}
