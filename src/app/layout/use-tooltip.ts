import { useEffect, useState } from 'react'
import { TOOLTIP_DELAY_MS } from '#domain/settings/constants.ts'

/**
 * The three styles of a tooltip: a control's name, an explanation, and the bonus that waits for a registration or a
 * deposit.
 */
export type TooltipTheme = 'gray-tooltip' | 'white-tooltip' | 'bonus-tooltip'
export type Tip = { text: string; theme: TooltipTheme; target: HTMLElement }

const THEMES: readonly string[] = ['gray-tooltip', 'white-tooltip', 'bonus-tooltip'] satisfies TooltipTheme[]

/**
 * The tooltip of the element under the pointer or with keyboard focus, after 200 ms, or of a pressed control that is
 * off; null for none. The text is the element's `data-tip` (style: `data-tip-theme`), or the name of a control that
 * shows only an icon.
 */
export function useTooltip(): Tip | null {
  const [tip, setTip] = useState<Tip | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hide = (): void => {
      clearTimeout(timer)
      setTip(null)
    }
    const showLater = (event: Event): void => {
      const found = getTip(event.target)
      hide()
      if (found) timer = setTimeout(() => setTip(found), TOOLTIP_DELAY_MS)
    }
    const point = (event: PointerEvent): void => {
      // Not for touch: a finger does not hover, and the tooltip would cover what it presses.
      if (event.pointerType !== 'touch') showLater(event)
    }
    const focus = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) showLater(event)
    }
    const press = ({ target }: MouseEvent): void => {
      // A finger that presses a control which is off learns why.
      if (target instanceof Element && target.closest('[data-tip][aria-disabled=true]')) setTip(getTip(target))
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerover', point, { signal })
    document.addEventListener('focusin', focus, { signal })
    document.addEventListener('focusout', hide, { signal })
    document.addEventListener('pointerdown', hide, { signal })
    document.addEventListener('click', press, { signal })
    document.addEventListener('keydown', escape, { signal })
    addEventListener('scroll', hide, { signal, capture: true, passive: true })
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [])

  return tip
}

function getTip(target: EventTarget | null): Tip | null {
  if (!(target instanceof Element)) return null
  const element = target.closest<HTMLElement>('[data-tip]')
  if (element) return { text: element.dataset['tip'] ?? '', theme: getTheme(element), target: element }
  const control = target.closest<HTMLElement>('button, a')
  const text = control && nameOfIcon(control)
  return control && text ? { text, theme: 'gray-tooltip', target: control } : null
}

function getTheme({ dataset }: HTMLElement): TooltipTheme {
  const theme = dataset['tipTheme'] ?? ''
  // Safe: it has just been found in the list of themes.
  return THEMES.includes(theme) ? (theme as TooltipTheme) : 'white-tooltip'
}

/** The accessible name of a control that shows an icon and no text. */
function nameOfIcon(control: HTMLElement): string | null {
  // Not in a game's board: its fields show their own picture, and the tooltip would hide the next field.
  if (!control.querySelector('svg') || control.closest('[role=grid]')) return null
  // In a folded rail the names are visually hidden, but screen readers still read them.
  const isFolded = control.closest('[data-rail="folded"] .app-rail') !== null
  const name = control.getAttribute('aria-label') ?? (isFolded ? control.textContent : null)
  const shows = isFolded ? '' : (control.textContent ?? '').trim()
  return name && shows === '' ? name : null
}
