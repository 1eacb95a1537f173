import { useLayoutEffect, useRef, useState } from 'react'
import type { AppError, Result } from '#domain/calls/result.ts'
import { commands } from '../../../data/commands.ts'
import { useBlockReload } from '../../../base/use-block-reload.ts'
import { useNotePlaced } from '../session/session-state.ts'

/** A row with the idempotency keys of the actions that changed it: a round, or a bet in a multiplayer game. */
export type Keyed = { key: string | null; lastKey: string | null }

/** The newest bet or step of this page. */
type Action = {
  /** Its idempotency key: the round that carries it is the outcome. */
  key: string
  /** The version at the time of the action. */
  versionBefore: string
  /** The command has succeeded: the outcome is in the database, but the live query may not show it yet. */
  isAnswered: boolean
  /** The outcome is shown, or the action has failed. */
  isOver: boolean
}

/** A command that takes an idempotency key beside its order. */
export type KeyedCommand<Order> = (order: Order & { key: string }) => Promise<Result<void>>

export type GameAction = {
  /** The key of the newest bet or step of this page; null before any. */
  key: string | null
  /** In flight: neither an outcome nor an error is known. */
  isInFlight: boolean
  error: AppError | null
  /**
   * Sends an order under a new key and resolves to the command's result; null if another one is in flight. The outcome
   * itself arrives only through the live query. Only a bet counts in the session.
   */
  send: <Order extends object>(
    kind: 'bet' | 'step',
    command: KeyedCommand<NoInfer<Order>>,
    order: Order,
  ) => Promise<Result<void> | null>
  clearError: () => void
}

/**
 * Runs one bet or step at a time, from the press until the live query shows its outcome among `rows`, and blocks update
 * reloads meanwhile. `version` has to change with every change that an action can make.
 */
export function useGameAction(name: string, rows: readonly Keyed[] | null, version: string): GameAction {
  const [action, setAction] = useState<Action | null>(null)
  const [error, setError] = useState<AppError | null>(null)
  const notePlaced = useNotePlaced()
  // A ref instead of state: two presses can come before the next render.
  const inFlightKey = useRef<string>(null)

  const isShown = action !== null && !action.isOver && shows(rows, version, action)
  // Set during render, so that no frame shows the outcome together with a button that still waits for it.
  if (isShown) setAction({ ...action, isOver: true })
  const isInFlight = action !== null && !action.isOver && !isShown
  useLayoutEffect(() => {
    if (!isInFlight) inFlightKey.current = null
  }, [isInFlight])
  useBlockReload(name, isInFlight)

  async function send<Order extends object>(
    kind: 'bet' | 'step',
    command: KeyedCommand<NoInfer<Order>>,
    order: Order,
  ): Promise<Result<void> | null> {
    if (inFlightKey.current !== null) return null
    const key = crypto.randomUUID()
    inFlightKey.current = key
    if (kind === 'bet') notePlaced(key)
    setAction({ key, versionBefore: version, isAnswered: false, isOver: false })
    setError(null)
    const start = performance.now()
    const answer = await command({ ...order, key })
    if (kind === 'bet' && answer.ok) measureBet(start)
    setAction((now) => {
      if (now?.key !== key) return now
      return answer.ok ? { ...now, isAnswered: true } : { ...now, isOver: true }
    })
    // A limit or a break that this device does not know yet.
    if (!answer.ok && answer.error.reason?.startsWith('protection.')) void commands.protection.refresh()
    // An unknown outcome is no error: the open intent shows it until the journal has resolved it.
    if (!answer.ok && answer.error.reason !== 'unknown') setError(answer.error)
    return answer
  }

  return { key: action?.key ?? null, isInFlight, error, send, clearError: () => setError(null) }
}

/**
 * Whether the outcome is visible: a row carries the key, or the version has moved on (by another device) since the
 * reply.
 */
function shows(rows: readonly Keyed[] | null, version: string, { key, isAnswered, versionBefore }: Action): boolean {
  if (rows?.some((row) => row.key === key || row.lastKey === key)) return true
  return isAnswered && version !== versionBefore
}

/** The time from the press to the answer, for who observes it; the browser would keep every entry. */
function measureBet(start: number): void {
  performance.measure('bet', { start })
  performance.clearMeasures('bet')
}
