import { useSyncExternalStore } from 'react'
import type { GameCard, Viewer } from '../../../worker/db/view.ts'
import { onRecentTiles, recentTiles } from '../../host/shell-row.ts'

const NONE: readonly GameCard[] = []

/** What the player opened last, the newest first: known at the first render, as the shell has painted it. */
export function useRecent(viewer: Viewer | undefined): readonly GameCard[] {
  const recent = useSyncExternalStore(onRecentTiles, recentTiles)
  return viewer?.loggedIn === false ? NONE : recent
}
