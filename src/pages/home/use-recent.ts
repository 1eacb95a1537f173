import { useSyncExternalStore } from 'react'
import type { GameCard } from '../../../worker/db/view.ts'
import { onRecentTiles, recentTiles } from '../../browser/boot-snapshot.ts'

const NONE: readonly GameCard[] = []

/** The last opened games, the newest first. Known at the first render, because the boot snapshot has them. */
export function useRecent(loggedIn: boolean): readonly GameCard[] {
  const recent = useSyncExternalStore(onRecentTiles, recentTiles)
  return loggedIn ? recent : NONE
}
