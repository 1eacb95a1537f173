import { type RefObject, useEffect, useState } from 'react'

/** Share of the visible width that one click scrolls: items at the edge stay visible. */
const SCROLL_SHARE = 0.85
/** Tolerance for the ends of the row, px: widths are fractional, but scroll positions may be rounded. */
const TOLERANCE_PX = 2

/**
 * Whether the row is at its start or end, and a function to scroll it. Arrow keys, Home and End move the focus from
 * link to link.
 */
export function useTurning(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })

  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const updateEnds = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const atStart = scrollLeft <= TOLERANCE_PX
      const atEnd = scrollLeft + clientWidth >= scrollWidth - TOLERANCE_PX
      setEnds((now) => (now.atStart === atStart && now.atEnd === atEnd ? now : { atStart, atEnd }))
    }
    const onSize = new ResizeObserver(updateEnds)
    onSize.observe(element)
    element.addEventListener('scroll', updateEnds, { passive: true })
    element.addEventListener('keydown', moveFocus)
    return () => {
      onSize.disconnect()
      element.removeEventListener('scroll', updateEnds)
      element.removeEventListener('keydown', moveFocus)
    }
  }, [row])

  const turn = (direction: -1 | 1): void => {
    const element = row.current
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    element?.scrollBy({ left: direction * SCROLL_SHARE * element.clientWidth, behavior })
  }
  return { ...ends, turn }
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

function moveFocus(event: KeyboardEvent): void {
  const step = STEPS[event.key]
  const row = event.currentTarget
  if (step === undefined || !(row instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
  const links = [...row.querySelectorAll<HTMLElement>('a.tile')]
  const at = links.findIndex((link) => link.contains(document.activeElement))
  if (at < 0) return
  event.preventDefault()
  links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus()
}
