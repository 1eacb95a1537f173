import { useObservable } from 'dexie-react-hooks'
import { retainAnswer, sharedQuery } from './shared-query.ts'
import { readStored } from './storage.ts'

/**
 * Runs a query of the view, and again whenever its rows change; undefined until the first answer. `key` identifies the
 * query with its arguments: components with the same key share one query and its answer.
 */
export function useLive<Value>(key: string, query: () => Promise<Value>): Value | undefined {
  const shared = sharedQuery(key, query)
  const observed = useObservable(() => shared, [key])
  // After a change of the key, useObservable still returns the answer of the previous one.
  const answer = observed?.key === key ? observed : shared.getValue()
  // Safe: a key stands for one query, so its answer has that query's type.
  return answer?.value as Value | undefined
}

/**
 * Reads a query before the first render, so that the page starts with its content; undefined when the database cannot
 * be read.
 */
export async function preload<Value>(key: string, query: () => Promise<Value>): Promise<Value | undefined> {
  // Rejects when the database is being cleared or the page is being left; the live query then reads it.
  const value = await readStored(query).catch(() => undefined)
  retainAnswer(key, value)
  return value
}
