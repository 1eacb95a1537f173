export type Store<Value> = {
  get: () => Value
  /** Calls the listeners, also for an equal value: an update that is found again is tried again. */
  set: (next: Value) => void
  /** Returns a function that removes the listener. */
  subscribe: (listener: () => void) => () => void
}

/** A value outside React that components read by `useSyncExternalStore(store.subscribe, store.get)`. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
