import { useEffect, useState } from 'react'

const A_SECOND_PRESS_MS = 400

/**
 * True for 400 ms after an own action has changed the buttons, so that a double click on Cash out does not press Start.
 */
export function useJustChanged(labels: string, own: boolean): boolean {
  const [known, setKnown] = useState(labels)
  useEffect(() => {
    if (known === labels) return undefined
    // A change that this page did not cause needs no delay: no one was pressing.
    const timer = setTimeout(() => setKnown(labels), own ? A_SECOND_PRESS_MS : 0)
    return () => clearTimeout(timer)
  }, [known, labels, own])
  return own && known !== labels
}
