import { useEffect } from 'react'
import { useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'
import type { FreeSpinRow } from '#db/view.ts'
import { areSpinsActive } from '#domain/money/bonus.ts'
import { commands } from '../data/commands.ts'
import { useFreeSpins } from '../data/money-queries.ts'
import { useServerClock, useViewer } from '../data/queries.ts'
import { useRefresh } from '../data/use-refresh.ts'
import { useMayGetOffers } from '../protection/use-may-get-offers.ts'
import { tileSpinsAtom } from '../base/state.ts'

const NONE: Readonly<Record<string, string>> = {}
/** The longest delay of setTimeout; a later expiry is checked again then. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * Notes on the tiles which games have free spins waiting, while a page of games is open; loads the spins when it opens.
 * Notes nothing in a break.
 */
export function useTileSpins(): void {
  const { formatMessage } = useIntl()
  const loggedIn = useViewer()?.loggedIn === true
  const clock = useServerClock()
  const spins = useFreeSpins()
  const rows = useMayGetOffers() ? spins : undefined
  const say = useSetAtom(tileSpinsAtom)

  useRefresh(() => commands.bonuses.refreshSpins(), loggedIn)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      const now = clock.now()
      const active = (rows ?? []).filter((row) => areSpinsActive(row, now))
      say(
        buildTexts(active, (count) => formatMessage({ id: count ? 'bonuses.spins' : 'bonuses.freeSpins' }, { count })),
      )
      if (active.length === 0) return
      const next = Math.min(...active.map(({ expiresAt }) => expiresAt))
      timer = setTimeout(look, Math.min(next - now, LONGEST_MS))
    }
    look()
    return () => clearTimeout(timer)
  }, [rows, clock, formatMessage, say])

  useEffect(() => () => say(NONE), [say])
}

/** The note by game id: the number of spins, or only that there are some if the operator gives no count. */
function buildTexts(
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
