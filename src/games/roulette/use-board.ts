import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react'
import { isArrow, nextPlace, type Reach, rowsFor } from './layout.ts'

/** From this width on the table is horizontal; the style sheet uses the same value. */
const LYING = '(width >= 64em)'
const FIRST = 'straight-0'

type Deeds = { lay: (place: string) => void; take: (place: string) => void }

function placeAt(target: EventTarget | null): string | null {
  const spot = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
  return spot?.dataset['place'] ?? null
}

/** With touch only one kind of place is active at first; a mouse can hit every line. */
function firstReach(): Reach {
  return matchMedia('(pointer: coarse)').matches ? 'straight' : 'all'
}

/**
 * Pointer and keyboard input of the table: arrows move between places, Enter and Space place a chip, Delete removes all
 * from a place.
 */
export function useBoard({ lay, take }: Deeds) {
  const [reach, setReach] = useState(firstReach)
  const [last, setLast] = useState(FIRST)
  const [pointed, setPointed] = useState<string | null>(null)
  const isInReach = rowsFor(reach).some((row) => row.some(({ name }) => name === last))
  const at = isInReach ? last : (rowsFor(reach)[0]?.[0]?.name ?? FIRST)

  function press(event: KeyboardEvent): void {
    const place = placeAt(event.target)
    if (place === null || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Delete' || event.key === 'Backspace') return take(place)
    if (!isArrow(event.key)) return
    event.preventDefault()
    const next = nextPlace(place, event.key, reach, matchMedia(LYING).matches ? 'lying' : 'upright')
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
  return { reach, setReach, at, pointed, handlers }
}

export type BoardHandlers = ReturnType<typeof useBoard>['handlers']
