/** Work that gives way: at each `yield` something else may have its turn. */
export type Sliced<Value> = Generator<undefined, Value>

/** Does work without giving way: for little of it. */
export function atOnce<Value>(work: Sliced<Value>): Value {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** So many steps, each of them a moment, are made before it gives way. */
export const BLOCK = 128

/** `map` that gives way now and then. */
export function* slowMap<Item, Value>(items: readonly Item[], each: (item: Item) => Value): Sliced<Value[]> {
  const values: Value[] = []
  for (const item of items) {
    values.push(each(item))
    if (values.length % BLOCK === 0) yield
  }
  return values
}
