import { useEffect } from 'react'
import type { FreeSpinRow } from '../../../worker/db/view.ts'
import { areSpinsActive } from '../../../worker/domain/money/bonus.ts'
import { commands } from '../../data/commands.ts'
import { useFreeSpins } from '../../data/money-queries.ts'
import { useClockOffset } from '../../data/queries.ts'
import { useBalanceMoved } from './use-balance-moved.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

const askSpins = () => commands.bonuses.refreshSpins()

/**
 * The free spins that a player has in one game, those that are over too. `moved` is to be called when the game tells
 * that something was played for money: what is left of that, and of the spins, is the operator's to say.
 */
export function useGameFreeSpins(
  gameId: string,
  wanted: boolean,
  played: boolean,
): { rows: FreeSpinRow[]; refresh: () => Promise<void>; moved: () => void } {
  const offset = useClockOffset()
  const all = useFreeSpins() ?? []
  const rows = wanted ? all.filter((row) => row.game.id === gameId) : []
  const refreshSpins = useOneAtATime(askSpins)
  const balanceMoved = useBalanceMoved()

  useEffect(() => {
    if (wanted) void refreshSpins()
  }, [wanted, refreshSpins])

  function moved(): void {
    if (!played || !wanted) return
    balanceMoved()
    const now = Date.now() + offset
    if (rows.some((row) => areSpinsActive(row, now))) void refreshSpins()
  }
  return { rows, refresh: refreshSpins, moved }
}
