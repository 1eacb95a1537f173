import { useState } from 'react'

type Plain = string | number | null | undefined

/** A value as it was when `isInFlight` began, for as long as that lasts: a button keeps the figure of its press. */
export function useValueAtPress<Value extends Plain>(value: Value, isInFlight: boolean): Value {
  const [stored, setStored] = useState(value)
  if (!isInFlight && stored !== value) setStored(value)
  return isInFlight ? stored : value
}
