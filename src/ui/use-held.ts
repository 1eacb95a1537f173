import { useState } from 'react'

type Plain = string | number | null | undefined

/** A value as it was when `isHeld` began, for as long as that lasts: a button in flight keeps the figure of its press. */
export function useHeld<Value extends Plain>(value: Value, isHeld: boolean): Value {
  const [held, setHeld] = useState(value)
  if (!isHeld && held !== value) setHeld(value)
  return isHeld ? held : value
}
