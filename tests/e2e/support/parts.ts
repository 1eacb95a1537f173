/** A share of a long walk: tests of a share each run side by side. */
export type Part = {
  /** The end of the test's title. */
  title: string
  /** The items of this share; one that `goesOn` from the item before it stays with it. */
  of<Item>(items: readonly Item[], goesOn?: (item: Item) => boolean): Item[]
}

/** Splits a walk into `count` shares of about the same length, in order. */
export function parts(count: number): Part[] {
  return Array.from({ length: count }, (_, part) => ({
    title: count === 1 ? '' : `, part ${part + 1} of ${count}`,
    of(items, goesOn = () => false) {
      let start = 0
      return items.filter((item, at) => {
        if (!goesOn(item)) start = at
        return Math.floor((start * count) / items.length) === part
      })
    },
  }))
}
