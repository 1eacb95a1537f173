import { useEffect, useState } from 'react'

const A_SECOND_PRESS_MS = 400

/** Whether a press here has just made the buttons others: a second one on Cash out, say, is not to be one on Start. */
export function useJustChanged(labels: string, own: boolean): boolean {
  const [known, setKnown] = useState(labels)
  useEffect(() => {
    if (known === labels) return undefined
    const timer = setTimeout(() => setKnown(labels), A_SECOND_PRESS_MS)
    return () => clearTimeout(timer)
  }, [known, labels])
  return own && known !== labels
}
