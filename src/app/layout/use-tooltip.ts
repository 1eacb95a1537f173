import { useEffect, useState } from 'react'
import { TOOLTIP_DELAY_MS } from '../../../worker/domain/protocol/constants.ts'

/** The three looks of a tooltip (spec 9): a control's name, what explains it, and what waits for who signs up or deposits. */
export type TooltipTheme = 'gray-tooltip' | 'white-tooltip' | 'regdep-tooltip'
export type Tip = { text: string; theme: TooltipTheme; target: HTMLElement }

const THEMES: readonly string[] = ['gray-tooltip', 'white-tooltip', 'regdep-tooltip'] satisfies TooltipTheme[]

/**
 * What a pointer rests on, or the keyboard has come to, and what is to be said of it, 200 ms after; null for nothing.
 * An element says its own (`data-tip`, `data-tip-theme`); a control that shows an icon alone says its name.
 */
export function useTooltip(): Tip | null {
  const [tip, setTip] = useState<Tip | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hide = (): void => {
      clearTimeout(timer)
      setTip(null)
    }
    const ask = (event: Event): void => {
      const found = tipOf(event.target)
      hide()
      if (found) timer = setTimeout(() => setTip(found), TOOLTIP_DELAY_MS)
    }
    const point = (event: PointerEvent): void => {
      // A finger has nothing to rest with, and what it presses would be covered.
      if (event.pointerType !== 'touch') ask(event)
    }
    const focus = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) ask(event)
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
    document.addEventListener('keydown', escape, { signal })
    addEventListener('scroll', hide, { signal, capture: true, passive: true })
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [])

  return tip
}

function tipOf(target: EventTarget | null): Tip | null {
  if (!(target instanceof Element)) return null
  const said = target.closest<HTMLElement>('[data-tip]')
  if (said) return { text: said.dataset['tip'] ?? '', theme: themeOf(said), target: said }
  const control = target.closest<HTMLElement>('button, a')
  const text = control && nameOfIcon(control)
  return control && text ? { text, theme: 'gray-tooltip', target: control } : null
}

function themeOf({ dataset }: HTMLElement): TooltipTheme {
  const theme = dataset['tipTheme'] ?? ''
  // Looked for in the list of themes.
  return THEMES.includes(theme) ? (theme as TooltipTheme) : 'white-tooltip'
}

/** The name of a control that shows an icon and no text of its own. */
function nameOfIcon(control: HTMLElement): string | null {
  // What a board shows is its own picture, and what would be said of it hides the next field.
  if (!control.querySelector('svg') || control.closest('[role=grid]')) return null
  // A folded rail's names are there for who listens, and cut away for who looks.
  const isFolded = control.closest('[data-rail="folded"] .app-rail') !== null
  const name = control.getAttribute('aria-label') ?? (isFolded ? control.textContent : null)
  const shows = isFolded ? '' : (control.textContent ?? '').trim()
  return name && shows === '' ? name : null
}
