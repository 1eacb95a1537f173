import { useLayoutEffect, useRef, useState } from 'react'
import type { AppError, Result } from '../../../../worker/core/result.ts'
import { useBlockReload } from '../../../app/pwa/use-block-reload.ts'

/** What carries the keys that led to it: a round, or a bet in a game played together. */
type Keyed = { key: string | null; lastKey: string | null }

/** The newest bet or step of this page. */
type Action = {
  /** Its idempotency key: the round that carries it is its outcome. */
  key: string
  /** What stood there when the action was made. */
  versionBefore: string
  /** The command has succeeded: the outcome is in the database, though this page's query may not show it yet. */
  isAnswered: boolean
  /** Its outcome is shown, or it has failed. */
  isOver: boolean
}

export type GameAction = {
  /** The key of the newest bet or step of this page; null before any. */
  key: string | null
  /** It is on its way: neither an outcome nor an error is known. */
  isInFlight: boolean
  error: AppError | null
  /**
   * Runs a command under a new key, unless one is in flight; gives its answer, null where it did not run. The outcome
   * comes by the live query alone.
   */
  run: (command: (key: string) => Promise<Result<void>>) => Promise<Result<void> | null>
  clearError: () => void
}

/**
 * One bet or step at a time, from the press until the live query shows its outcome among `rows`; no update reloads the
 * page while it is on its way. `version` is another one whenever what an action changes is.
 */
export function useGameAction(name: string, rows: readonly Keyed[] | null, version: string): GameAction {
  const [action, setAction] = useState<Action | null>(null)
  const [error, setError] = useState<AppError | null>(null)
  // A ref, not state: two presses may come before React renders once.
  const inFlightKey = useRef<string>(null)

  const isShown = action !== null && !action.isOver && shows(rows, version, action)
  // While rendering, so that no frame shows an outcome and a button that waits for it.
  if (isShown) setAction({ ...action, isOver: true })
  const isInFlight = action !== null && !action.isOver && !isShown
  useLayoutEffect(() => {
    if (!isInFlight) inFlightKey.current = null
  }, [isInFlight])
  useBlockReload(name, isInFlight)

  async function run(command: (key: string) => Promise<Result<void>>): Promise<Result<void> | null> {
    if (inFlightKey.current !== null) return null
    const key = crypto.randomUUID()
    inFlightKey.current = key
    setAction({ key, versionBefore: version, isAnswered: false, isOver: false })
    setError(null)
    const answer = await command(key)
    setAction((now) => {
      if (now?.key !== key) return now
      return answer.ok ? { ...now, isAnswered: true } : { ...now, isOver: true }
    })
    // An unknown outcome is shown by the open intent, until the journal has found it.
    if (!answer.ok && answer.error.reason !== 'unknown') setError(answer.error)
    return answer
  }

  return { key: action?.key ?? null, isInFlight, error, run, clearError: () => setError(null) }
}

/** Whether the outcome of an action is there: by its key, or further on, where another device has gone on since. */
function shows(rows: readonly Keyed[] | null, version: string, { key, isAnswered, versionBefore }: Action): boolean {
  if (rows?.some((row) => row.key === key || row.lastKey === key)) return true
  return isAnswered && version !== versionBefore
}
