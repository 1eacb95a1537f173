import { createStore } from './create-store.ts'
import { BOOT_SNAPSHOT_KEY, type BootSnapshot } from '#db/boot-snapshot.ts'
import type { GameCard } from '#db/view.ts'

const NONE: readonly GameCard[] = []
const recent = createStore(getRecent(window.__boot.row))

/** The games of the last settled bets: first from the boot snapshot, then from the worker. The same array until it changes. */
export const { get: recentTiles, subscribe: onRecentTiles } = recent

/** Saves what the next first paint shows; null removes it. Without storage the next visit starts with the skeleton. */
export function saveBootSnapshot(row: BootSnapshot | null): void {
  showRecent(getRecent(row))
  try {
    if (row) localStorage.setItem(BOOT_SNAPSHOT_KEY, JSON.stringify(row))
    else localStorage.removeItem(BOOT_SNAPSHOT_KEY)
  } catch {
    // Storage is full or blocked: remove the old snapshot, since it no longer matches the app state.
    dropShellRow()
  }
}

/** The snapshot is saved on every balance change, but the games rarely change: skip listeners when they are equal. */
function showRecent(games: readonly GameCard[]): void {
  if (JSON.stringify(games) !== JSON.stringify(recent.get())) recent.set(games)
}

function getRecent(row: BootSnapshot | null): readonly GameCard[] {
  return row?.lobby?.id === 'recent' ? row.lobby.tiles : NONE
}

function dropShellRow(): void {
  try {
    localStorage.removeItem(BOOT_SNAPSHOT_KEY)
  } catch {
    // Without storage there is no snapshot to remove.
  }
}
