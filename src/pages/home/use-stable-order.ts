import { useState } from 'react'

/** Keeps the order of items already shown: late items are inserted before the last one, removed items disappear. */
export function useStableOrder<Id>(ids: readonly Id[]): readonly Id[] {
  const [order, setOrder] = useState(ids)
  const late = ids.filter((id) => !order.includes(id))
  if (late.length > 0) setOrder([...order.slice(0, -1), ...late, ...order.slice(-1)])
  return order.filter((id) => ids.includes(id))
}
