import { useObservable } from 'dexie-react-hooks'
import { retainAnswer, sharedQuery } from './shared-query.ts'
import { readStored } from './storage.ts'

/**
 * Runs a query of the view and again whenever its rows change; undefined until the first answer.
 * `key` names the query with its arguments: two components with the same key show the same answer of one query.
 */
export function useLive<Value>(key: string, query: () => Promise<Value>): Value | undefined {
  const shared = sharedQuery(key, query)
  const told = useObservable(() => shared, [key])
  // After a change of the key the hook still gives what the one before has told.
  const answer = told?.key === key ? told : shared.getValue()
  // A key stands for one query, so what comes under it has that query's type.
  return answer?.value as Value | undefined
}

/** Reads a query ahead of the first render, so that the page comes up with its content. */
export async function preload<Value>(key: string, query: () => Promise<Value>): Promise<Value | undefined> {
  // Given up by a database that is cleared just then, or by a page that is left: the live query reads it.
  const value = await readStored(query).catch(() => undefined)
  retainAnswer(key, value)
  return value
}
