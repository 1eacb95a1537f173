import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react'
import { type BoardOrientation, type BoardPart, isArrow, nextPlace, type Reach, rowsFor } from './layout.ts'

/** From this width on the whole table is horizontal; the style sheet uses the same value. */
const LYING = '(width >= 64em)'

type Deeds = { lay: (place: string) => void; take: (place: string) => void }

function placeAt(target: EventTarget | null): string | null {
  const spot = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
  return spot?.dataset['place'] ?? null
}

function getOrientation(part: BoardPart): BoardOrientation {
  return part === 'outside' || (part === 'whole' && matchMedia(LYING).matches) ? 'lying' : 'upright'
}

/** With touch only one kind of place is active at first; a mouse can hit every line. */
export function firstReach(): Reach {
  return matchMedia('(pointer: coarse)').matches ? 'straight' : 'all'
}

/**
 * Pointer and keyboard input of the table or a part of it, with one spot in the tab order: arrows move between places, Enter and Space place a chip, Delete removes all
 * from a place.
 */
export function useRouletteBoard({ lay, take }: Deeds, reach: Reach, part: BoardPart) {
  const [last, setLast] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const rows = rowsFor(reach, part)
  const isInReach = rows.some((row) => row.some(({ name }) => name === last))
  const at = isInReach ? last : (rows[0]?.[0]?.name ?? null)

  function press(event: KeyboardEvent): void {
    const place = placeAt(event.target)
    if (place === null || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Delete' || event.key === 'Backspace') return take(place)
    if (!isArrow(event.key)) return
    event.preventDefault()
    const next = nextPlace(place, event.key, rows, getOrientation(part))
    if (next !== null) event.currentTarget.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus()
  }

  const handlers = {
    onKeyDown: press,
    onClick: (event: MouseEvent) => {
      const place = placeAt(event.target)
      if (place !== null) lay(place)
    },
    onContextMenu: (event: MouseEvent) => {
      const place = placeAt(event.target)
      if (place === null) return
      event.preventDefault()
      take(place)
    },
    onFocus: (event: FocusEvent) => {
      const place = placeAt(event.target)
      if (place === null) return
      setLast(place)
      setPointed(place)
    },
    onBlur: () => setPointed(null),
    onPointerOver: (event: PointerEvent) => setPointed(placeAt(event.target)),
    onPointerLeave: () => setPointed(null),
  }
  return { part, reach, at, pointed, handlers }
}

export type BoardState = ReturnType<typeof useRouletteBoard>
