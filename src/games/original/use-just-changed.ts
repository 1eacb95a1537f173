import { useEffect, useState } from 'react'

const A_SECOND_PRESS_MS = 400

/** Whether the buttons have just become others: a second press on Cash out, say, is not to be one on Start. */
export function useJustChanged(labels: string): boolean {
  const [known, setKnown] = useState(labels)
  useEffect(() => {
    if (known === labels) return undefined
    const timer = setTimeout(() => setKnown(labels), A_SECOND_PRESS_MS)
    return () => clearTimeout(timer)
  }, [known, labels])
  return known !== labels
}
