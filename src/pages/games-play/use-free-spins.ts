import { useCallback, useEffect, useRef } from 'react'
import type { FreeSpinRow } from '../../../worker/db/view.ts'
import { areSpinsActive } from '../../../worker/rules/bonus.ts'
import { commands } from '../../data/commands.ts'
import { useFreeSpins } from '../../data/money-queries.ts'
import { useClockOffset } from '../../data/queries.ts'

/**
 * The free spins that a player has in one game, those that are over too. `moved` is to be called when the game tells
 * that something was played: how many are left is the operator's to say, unless none are played here.
 */
export function useFreeSpinsHere(
  gameId: string,
  wanted: boolean,
  played: boolean,
): { rows: FreeSpinRow[]; moved: () => void } {
  const offset = useClockOffset()
  const all = useFreeSpins() ?? []
  const rows = wanted ? all.filter((row) => row.game.id === gameId) : []
  const asking = useRef<'no' | 'yes' | 'again'>('no')

  const ask = useCallback(async () => {
    if (asking.current !== 'no') {
      asking.current = 'again'
      return
    }
    do {
      asking.current = 'yes'
      await commands.bonuses.refreshSpins()
      // TypeScript takes it to be 'yes' still: another call may have changed it.
    } while ((asking.current as string) === 'again')
    asking.current = 'no'
  }, [])

  useEffect(() => {
    if (wanted) void ask()
  }, [wanted, ask])

  function moved(): void {
    const now = Date.now() + offset
    if (played && rows.some((row) => areSpinsActive(row, now))) void ask()
  }
  return { rows, moved }
}
