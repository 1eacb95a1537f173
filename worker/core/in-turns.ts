/** What a command that comes meanwhile may have to wait for, ms; on a slow phone a few times that. */
const TURN_MS = 8
/** So many steps, each of them a moment, are made before the clock is looked at. */
const BLOCK = 128

/** Does something with each of many, and lets commands and events have their turn now and then. */
export async function inTurns<Item>(items: readonly Item[], each: (item: Item, at: number) => void): Promise<void> {
  let end = performance.now() + TURN_MS
  for (const [at, item] of items.entries()) {
    each(item, at)
    if (at % BLOCK !== 0 || performance.now() < end) continue
    await yieldTurn()
    end = performance.now() + TURN_MS
  }
}

/** `map` that lets commands and events have their turn now and then. */
export async function mapInTurns<Item, Value>(items: readonly Item[], each: (item: Item) => Value): Promise<Value[]> {
  const values: Value[] = []
  await inTurns(items, (item) => void values.push(each(item)))
  return values
}

/** Until what came meanwhile has been done. */
export function yieldTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
