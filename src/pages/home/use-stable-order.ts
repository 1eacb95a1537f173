import { useState } from 'react'

/** Keeps what is shown where it is: what comes later stands right before the last one, and what has gone leaves. */
export function useStableOrder<Id>(ids: readonly Id[]): readonly Id[] {
  const [held, hold] = useState(ids)
  const late = ids.filter((id) => !held.includes(id))
  if (late.length > 0) hold([...held.slice(0, -1), ...late, ...held.slice(-1)])
  return held.filter((id) => ids.includes(id))
}
