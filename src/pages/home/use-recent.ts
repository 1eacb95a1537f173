import { useSyncExternalStore } from 'react'
import type { GameCard } from '../../../worker/db/view.ts'
import { onRecentTiles, recentTiles } from '../../browser/boot-snapshot.ts'

const NONE: readonly GameCard[] = []

/** What the player opened last, the newest first: known at the first render, as the shell has painted it. */
export function useRecent(loggedIn: boolean): readonly GameCard[] {
  const recent = useSyncExternalStore(onRecentTiles, recentTiles)
  return loggedIn ? recent : NONE
}
