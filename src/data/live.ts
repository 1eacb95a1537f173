import { useLiveQuery } from 'dexie-react-hooks'
import { readStored } from './storage.ts'

/** The last answer of each query, so that what was on screen once is there at once when it is shown again. */
const lastAnswers = new Map<string, unknown>()

/**
 * Runs a query of the view and again whenever its rows change; undefined until the first answer.
 * `key` names the query with its arguments: two components with the same key show the same.
 */
export function useLive<Value>(key: string, query: () => Promise<Value>): Value | undefined {
  return useLiveQuery(
    async () => {
      const value = await readStored(query)
      if (value !== undefined) lastAnswers.set(key, value)
      return value
    },
    [key],
    // A key stands for one query, so what is kept under it has that query's type.
    lastAnswers.get(key) as Value | undefined,
  )
}

/** Reads a query ahead of the first render, so that the page comes up with its content. */
export async function preload<Value>(key: string, query: () => Promise<Value>): Promise<void> {
  const value = await readStored(query)
  if (value !== undefined) lastAnswers.set(key, value)
}

/** Forgets all answers: at logout nothing of the player may come back on screen. */
export function forgetAnswers(): void {
  lastAnswers.clear()
}
