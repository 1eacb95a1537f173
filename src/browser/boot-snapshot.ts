import { BOOT_SNAPSHOT_KEY, type BootSnapshot } from '../../worker/db/boot-snapshot.ts'
import type { GameCard } from '../../worker/db/view.ts'

const NONE: readonly GameCard[] = []
const listeners = new Set<() => void>()
let recent = recentOf(window.__boot.row)

/** What the player opened last: as painted before React, then as the worker has it. The same list until it changes. */
export function recentTiles(): readonly GameCard[] {
  return recent
}

export function onRecentTiles(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps what the next first paint shows; null drops it. Without storage the next visit begins with the skeleton. */
export function saveBootSnapshot(row: BootSnapshot | null): void {
  showRecent(recentOf(row))
  try {
    if (row) localStorage.setItem(BOOT_SNAPSHOT_KEY, JSON.stringify(row))
    else localStorage.removeItem(BOOT_SNAPSHOT_KEY)
  } catch {
    // Storage is full or refused: an older row must not outlive what it tells of.
    dropShellRow()
  }
}

/** The row is told anew with every change of the balance: these games rarely change with it. */
function showRecent(games: readonly GameCard[]): void {
  if (JSON.stringify(games) === JSON.stringify(recent)) return
  recent = games
  for (const listener of listeners) listener()
}

function recentOf(row: BootSnapshot | null): readonly GameCard[] {
  return row?.lobby?.id === 'recent' ? row.lobby.tiles : NONE
}

function dropShellRow(): void {
  try {
    localStorage.removeItem(BOOT_SNAPSHOT_KEY)
  } catch {
    // There is no storage, and so no row.
  }
}
