import { type KeyboardEvent, useState } from 'react'
import { KENO_NUMBERS } from '#domain/games/keno.ts'

export const COLUMNS = 8

/** The number that a key moves to in the grid; null if the key does not move. */
export function nextNumber(at: number, key: string, wide: boolean): number | null {
  const start = at - (at % COLUMNS)
  const ways: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - COLUMNS,
    ArrowDown: at + COLUMNS,
    Home: wide ? 0 : start,
    End: wide ? KENO_NUMBERS - 1 : start + COLUMNS - 1,
  }
  const next = Object.hasOwn(ways, key) ? ways[key] : undefined
  return next === undefined || next < 0 || next >= KENO_NUMBERS ? null : next
}

export type RovingFocus = {
  setGrid: (grid: HTMLElement | null) => void
  /** The one number in the tab order. */
  at: number
  onFocus: (number: number) => void
  onKeyDown: (event: KeyboardEvent) => void
  focus: () => void
}

/** Roving tabindex: one tab stop for the whole grid, with arrow keys inside. */
export function useRovingFocus(): RovingFocus {
  const [grid, setGrid] = useState<HTMLElement | null>(null)
  const [at, setAt] = useState(0)

  function focus(number = at): void {
    grid?.querySelector<HTMLButtonElement>(`[data-number="${number}"]`)?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.shiftKey || event.metaKey) return
    const next = nextNumber(at, event.key, event.ctrlKey)
    if (next === null) return
    event.preventDefault()
    focus(next)
  }

  return { setGrid, at, onFocus: setAt, onKeyDown, focus: () => focus() }
}
