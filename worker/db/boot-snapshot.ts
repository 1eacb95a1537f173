import type { Locale } from '#domain/languages/locales.ts'
import type { GameCard } from './rows.ts'

/**
 * The data of the first paint, before React starts. The page stores it in local storage for the worker, because nothing
 * else can be read synchronously before the first frame. It is written when one of its fields changes and deleted at
 * logout; the inline loader reads it. Its texts are already formatted.
 */
export interface BootSnapshot {
  /** Locale of the texts; in another locale, the loader does not paint the texts that depend on it. */
  readonly locale: Locale
  /** Undefined for a guest. */
  readonly header?: ShellHeader
  /** The first row of the home page, as many tiles as the widest screen shows. The page first renders this same row. */
  readonly lobby?: ShellLobbyRow
}

export interface ShellHeader {
  /** As displayed: "1 000,00 ₽". */
  readonly balanceText: string
  /** Decimal text in currency units, as in the `data-value` attribute of the balance: "1000.00". */
  readonly balanceValue: string
  /** ISO code: "RUB". */
  readonly currency: string
}

export interface ShellLobbyRow {
  /** The games of the player's last settled bets; the popular games if there are none. */
  readonly id: 'recent' | 'popular'
  readonly tiles: readonly GameCard[]
}

/** Local-storage key of the snapshot. */
export const BOOT_SNAPSHOT_KEY = 'shell'
