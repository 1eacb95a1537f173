import { useState } from 'react'

/**
 * Returns the value of the first render. A card is animated only when it appears, so that a cash-out or a step in
 * flight does not deal it again.
 */
export function useAsFirst<Value>(value: Value): Value {
  return useState(value)[0]
}
