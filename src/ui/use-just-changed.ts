import { useEffect, useState } from 'react'

/** ms. A press this soon after a button has changed its meaning was meant for the old one. */
const HASTY_PRESS_MS = 400

/**
 * True for 400 ms after `meaning` has changed, so that a late press on Cash out does not place the next bet. For every
 * way to press: the button is off meanwhile, for mouse and keys alike, and a shortcut presses only what is on.
 */
export function useJustChanged(meaning: string): boolean {
  const [known, setKnown] = useState({ meaning, isNew: false })
  // Set during render, so that no frame shows the new meaning on a button that is already on.
  if (known.meaning !== meaning) setKnown({ meaning, isNew: true })
  useEffect(() => {
    if (!known.isNew) return undefined
    const timer = setTimeout(() => setKnown({ ...known, isNew: false }), HASTY_PRESS_MS)
    return () => clearTimeout(timer)
  }, [known])
  return known.isNew
}
