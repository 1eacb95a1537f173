import { expect, test, vi } from 'vitest'
import { createStore } from '#src/browser/create-store.ts'

test('a store calls its listeners with each value, also an equal one, until they are removed', () => {
  const store = createStore(1)
  const listener = vi.fn()
  const remove = store.subscribe(listener)
  store.set(2)
  store.set(2)
  expect([store.get(), listener.mock.calls.length]).toEqual([2, 2])
  remove()
  store.set(3)
  expect([store.get(), listener.mock.calls.length]).toEqual([3, 2])
})
