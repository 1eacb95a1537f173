import { useEffect } from 'react'
import type { FreeSpinRow } from '../../../worker/db/view.ts'
import { areSpinsActive } from '#domain/money/bonus.ts'
import { commands } from '../../data/commands.ts'
import { useFreeSpins } from '../../data/money-queries.ts'
import { useServerClock } from '../../data/queries.ts'
import { useBalanceMoved } from './use-balance-moved.ts'
import { useOneAtATime } from '../../base/use-one-at-a-time.ts'

const requestSpins = () => commands.bonuses.refreshSpins()

/**
 * The player's free spins in one game, including expired ones. Call `moved` when the game reports a bet: the remaining
 * balance and spins are then requested from the operator.
 */
export function useGameFreeSpins(
  gameId: string,
  wanted: boolean,
  played: boolean,
): { rows: FreeSpinRow[]; refresh: () => Promise<void>; moved: () => void } {
  const clock = useServerClock()
  const all = useFreeSpins() ?? []
  const rows = wanted ? all.filter((row) => row.game.id === gameId) : []
  const refreshSpins = useOneAtATime(requestSpins)
  const balanceMoved = useBalanceMoved()

  useEffect(() => {
    if (wanted) void refreshSpins()
  }, [wanted, refreshSpins])

  function moved(): void {
    if (!played || !wanted) return
    balanceMoved()
    void commands.lobby.saveSettledBet({ gameId })
    const now = clock.now()
    if (rows.some((row) => areSpinsActive(row, now))) void refreshSpins()
  }
  return { rows, refresh: refreshSpins, moved }
}
