import { startTransition, useEffect, useState } from 'react'

/** Below the first row nothing is urgent: one row after the other is drawn, each into the room that it will take. */
export function useOneByOne(count: number): number {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, count])
  return drawn
}
