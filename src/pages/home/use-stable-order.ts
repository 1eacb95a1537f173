import { useState } from 'react'

/** Keeps the order of items already shown: late items are inserted before the last one, removed items disappear. */
export function useStableOrder<Id>(ids: readonly Id[]): readonly Id[] {
  const [held, hold] = useState(ids)
  const late = ids.filter((id) => !held.includes(id))
  if (late.length > 0) hold([...held.slice(0, -1), ...late, ...held.slice(-1)])
  return held.filter((id) => ids.includes(id))
}
