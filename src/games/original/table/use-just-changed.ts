import { useEffect, useState } from 'react'

const A_SECOND_PRESS_MS = 400

/** Whether a press here has just made the buttons others: a second one on Cash out, say, is not to be one on Start. */
export function useJustChanged(labels: string, own: boolean): boolean {
  const [known, setKnown] = useState(labels)
  useEffect(() => {
    if (known === labels) return undefined
    // What was found so on arrival, nobody has pressed.
    const timer = setTimeout(() => setKnown(labels), own ? A_SECOND_PRESS_MS : 0)
    return () => clearTimeout(timer)
  }, [known, labels, own])
  return own && known !== labels
}
