import { wait } from '#domain/browser/wait.ts'

/** How long a batch may delay other commands, ms; on a slow phone a few times that. */
const TURN_MS = 8
/** Reads the clock only once per this many items. */
const BLOCK = 128

/** Calls `each` for every item, and yields to other commands and events after about 8 ms of work. */
export async function inTurns<Item>(items: readonly Item[], each: (item: Item, at: number) => void): Promise<void> {
  let end = performance.now() + TURN_MS
  for (const [at, item] of items.entries()) {
    each(item, at)
    if (at % BLOCK !== 0 || performance.now() < end) continue
    await yieldTurn()
    end = performance.now() + TURN_MS
  }
}

/** `map` that yields to other commands and events after about 8 ms of work. */
export async function mapInTurns<Item, Value>(items: readonly Item[], each: (item: Item) => Value): Promise<Value[]> {
  const values: Value[] = []
  await inTurns(items, (item) => void values.push(each(item)))
  return values
}

/** Resolves after the tasks that are already in the event queue. */
export function yieldTurn(): Promise<void> {
  return wait()
}
