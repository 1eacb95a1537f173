import { useState } from 'react'

/** Keeps what is shown where it is: what comes later comes after it, and what has gone leaves. */
export function useHeldOrder<Id>(ids: readonly Id[]): readonly Id[] {
  const [held, hold] = useState(ids)
  const late = ids.filter((id) => !held.includes(id))
  if (late.length > 0) hold([...held, ...late])
  return held.filter((id) => ids.includes(id))
}
