import { useState } from 'react'

/**
 * A value as it was when this was first drawn. What lies on the table moves when it comes or never: a cash-out, or a
 * step on its way, does not deal it again.
 */
export function useAsFirst<Value>(value: Value): Value {
  return useState(value)[0]
}
