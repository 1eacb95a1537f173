import { expect, test, vi } from 'vitest'
import { createStore } from '../../src/browser/create-store.ts'

test('a store calls its listeners on a change only, until they are removed', () => {
  const store = createStore(1)
  const listener = vi.fn()
  const remove = store.subscribe(listener)
  store.set(2)
  store.set(2)
  expect([store.get(), listener.mock.calls.length]).toEqual([2, 1])
  remove()
  store.set(3)
  expect([store.get(), listener.mock.calls.length]).toEqual([3, 1])
})
