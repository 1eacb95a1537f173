import type { Locale } from '../domain/account/locales.ts'
import type { GameCard } from './rows.ts'

/**
 * What the first paint shows before React is there. The worker has the page keep it in local storage, the one place
 * that can be read before a frame is painted, whenever one of its parts changes, and drop it at logout; the inline
 * loader reads it. Texts are ready to show: nothing is formatted at paint.
 */
export interface BootSnapshot {
  /** Locale in which the texts were made; in another one, texts that depend on it are not painted. */
  readonly locale: Locale
  /** Undefined for a guest. */
  readonly header?: ShellHeader
  /** The home page's first row, as wide as the widest screen shows: the page shows this very one first. */
  readonly lobby?: ShellLobbyRow
}

export interface ShellHeader {
  readonly name: string
  /** As on screen: "1 000,00 ₽". */
  readonly balanceText: string
  /** In units, as the balance's `data-value`: "1000.00". */
  readonly balanceValue: string
  /** ISO code: "RUB". */
  readonly currency: string
}

export interface ShellLobbyRow {
  /** What the player played last, or what everybody plays where there is nothing of the kind. */
  readonly id: 'recent' | 'popular'
  readonly tiles: readonly GameCard[]
}

/** Under which local storage has it. */
export const BOOT_SNAPSHOT_KEY = 'shell'
