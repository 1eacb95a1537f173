import { useCallback, useEffect, useRef } from 'react'
import type { FreeSpinRow } from '../../../worker/db/view.ts'
import { areSpinsActive } from '../../../worker/rules/bonus.ts'
import { useServerNow } from '../../app/server-now.ts'
import { commands } from '../../data/commands.ts'
import { useFreeSpins } from '../../data/money-queries.ts'

/**
 * The free spins that a player has in one game, those that end first before the others. `moved` is to be called when
 * the game tells that something was played: how many are left is the operator's to say.
 */
export function useFreeSpinsHere(gameId: string, wanted: boolean): { spins: FreeSpinRow[]; moved: () => void } {
  const now = useServerNow()
  const rows = useFreeSpins() ?? []
  const spins = rows.filter((row) => row.game.id === gameId && areSpinsActive(row, now))
  const asking = useRef<'no' | 'yes' | 'again'>('no')

  const ask = useCallback(async () => {
    if (asking.current !== 'no') {
      asking.current = 'again'
      return
    }
    do {
      asking.current = 'yes'
      await commands.bonuses.refresh()
      // TypeScript takes it to be 'yes' still: another call may have changed it.
    } while ((asking.current as string) === 'again')
    asking.current = 'no'
  }, [])

  useEffect(() => {
    if (wanted) void ask()
  }, [wanted, ask])

  const has = spins.length > 0
  const moved = useCallback(() => {
    if (wanted && has) void ask()
  }, [wanted, has, ask])
  return { spins: wanted ? spins.toSorted((a, b) => a.expiresAt - b.expiresAt) : [], moved }
}
