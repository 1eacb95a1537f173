import { useEffect } from 'react'
import { useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import type { FreeSpinRow } from '../../worker/db/view.ts'
import { areSpinsActive } from '../../worker/domain/money/bonus.ts'
import { commands } from '../data/commands.ts'
import { useFreeSpins } from '../data/money-queries.ts'
import { useClockOffset, useReachable, useViewer } from '../data/queries.ts'
import { tileSpinsAtom } from '../app/state.ts'

const NONE: Readonly<Record<string, string>> = {}
/** A browser's timers hold no more; what expires later is looked at again. */
const LONGEST_MS = 2 ** 31 - 1

/** Has every tile say which free spins wait in its game, for as long as a page of games is open: these are asked for with it. */
export function useTileSpins(): void {
  const { formatMessage } = useIntl()
  const loggedIn = useViewer()?.loggedIn === true
  const reachable = useReachable()
  const offset = useClockOffset()
  const rows = useFreeSpins()
  const say = useSetAtom(tileSpinsAtom)

  useEffect(() => {
    if (loggedIn && reachable) void commands.bonuses.refreshSpins()
  }, [loggedIn, reachable])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      const now = Date.now() + offset
      const active = (rows ?? []).filter((row) => areSpinsActive(row, now))
      say(textsOf(active, (count) => formatMessage({ id: count ? 'bonuses.spins' : 'bonuses.freeSpins' }, { count })))
      if (active.length === 0) return
      const next = Math.min(...active.map(({ expiresAt }) => expiresAt))
      timer = setTimeout(look, Math.min(next - now, LONGEST_MS))
    }
    look()
    return () => clearTimeout(timer)
  }, [rows, offset, formatMessage, say])

  useEffect(() => () => say(NONE), [say])
}

/** What is said by each game's id: how many spins there are, or that there are some where the operator does not count them. */
function textsOf(
  rows: readonly FreeSpinRow[],
  text: (count: number | null) => string,
): Readonly<Record<string, string>> {
  if (rows.length === 0) return NONE
  const counts = new Map<string, number | null>()
  for (const { game, left } of rows) {
    const before = counts.get(game.id) ?? 0
    const isCounted = left !== null && counts.get(game.id) !== null
    counts.set(game.id, isCounted ? before + left : null)
  }
  return Object.fromEntries([...counts].map(([id, count]) => [id, text(count)]))
}
