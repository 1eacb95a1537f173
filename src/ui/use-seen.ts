import { useCallback, useLayoutEffect, useRef } from 'react'

/** How long a value has to be on the screen before a press can be meant for it, ms. */
const SEEN_AFTER_MS = 400

type Drawn<Value> = { value: Value; before: Value; at: number }

/**
 * Returns a function for press handlers that gives the value as the player saw it: one that was drawn within the last
 * 400 ms was not seen yet, and the one before it counts. The first value counts at once. The value must be plain data.
 */
export function useSeen<Value>(value: Value): () => Value {
  const drawn = useRef<Drawn<Value>>({ value, before: value, at: -Infinity })
  useLayoutEffect(() => {
    const { current } = drawn
    if (isSame(current.value, value)) return
    const at = performance.now()
    drawn.current = { value, before: getSeen(current, at), at }
  }, [value])
  return useCallback(() => getSeen(drawn.current, performance.now()), [])
}

/** The value that the player has seen by now. */
export function getSeen<Value>({ value, before, at }: Drawn<Value>, now: number): Value {
  return now - at < SEEN_AFTER_MS ? before : value
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
