type Id = string | number

/**
 * Assigns keys to the cells of a grid. An item keeps its cell while it is rendered, as it may have the focus or a
 * finger on it. When a list is replaced by another and `reuses` is true, a new item takes the cell of a removed one, as
 * far as the order allows: updating a cell costs less than half of creating one.
 */
export function cellKeys(): (items: readonly unknown[], ids: readonly Id[], reuses: boolean) => readonly number[] {
  let list: readonly unknown[] | null = null
  let drawn: ReadonlyMap<Id, number> = new Map()
  let made = 0
  return (items, ids, reuses) => {
    const before = [...drawn]
    const stay = new Set(ids)
    // The first of the existing cells that would not have to move.
    let next = reuses && items !== list ? 0 : Infinity
    const keys = ids.map((id) => {
      const existing = drawn.get(id)
      if (existing !== undefined) {
        next = Math.max(next, before.findIndex(([other]) => other === id) + 1)
        return existing
      }
      const [went, cell] = before[next] ?? []
      if (went === undefined || cell === undefined || stay.has(went)) return (made += 1)
      next += 1
      return cell
    })
    list = items
    drawn = new Map(ids.map((id, at) => [id, keys[at] ?? 0]))
    return keys
  }
}
