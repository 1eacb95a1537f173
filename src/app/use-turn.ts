import { startTransition, useEffect, useState } from 'react'

/** A row of a phone: all at once are a task that a slow one takes a tenth of a second for. */
const AT_ONCE = 2
/** What waits for its turn, in the order in which it came. */
const waiting = new Set<() => void>()
let isCalled = false

/** Whether it is this one's turn to be drawn whole: after what stood first on screen, two with each frame. */
export function useTurn(waits: boolean): boolean {
  const [isOn, setOn] = useState(!waits)
  useEffect(() => {
    if (isOn) return undefined
    const begin = (): void => setOn(true)
    waiting.add(begin)
    call()
    return () => void waiting.delete(begin)
  }, [isOn])
  return isOn
}

function call(): void {
  if (isCalled || waiting.size === 0) return
  isCalled = true
  requestAnimationFrame(() => {
    isCalled = false
    const next = [...waiting].slice(0, AT_ONCE)
    startTransition(() => {
      for (const begin of next) {
        waiting.delete(begin)
        begin()
      }
    })
    call()
  })
}
