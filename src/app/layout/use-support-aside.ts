import { useEffect } from 'react'
import support from './SupportButton.module.css'
import { typingPause } from '../../browser/typing.ts'
import { MAIN_ID } from '../routing/use-route-change.ts'
import styles from './SupportAside.module.css'

/** Controls that the support button must not cover, even partly: a tap on them would hit the button. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role=slider]'
/** A taller control is a tile or a card: enough of it stays free to press. */
const HIGHEST_CONTROL_PX = 96
/** The page is at rest when it has neither scrolled nor changed for so long. */
const AT_REST_MS = 120

/**
 * Moves the support button to the edge of the screen while it would cover a small control, and back afterwards. Checks
 * again each time the page has come to rest; no layout changes.
 */
export function useSupportAside(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(rest, AT_REST_MS)
    }
    // The hit tests force a layout, so they are postponed while the player is typing.
    const rest = (): void => {
      const pause = typingPause()
      if (pause > 0) timer = setTimeout(rest, pause)
      else updatePosition()
    }
    const drawing = new MutationObserver(wait)
    // An FAQ answer that opens moves the controls below it.
    drawing.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'hidden'] })
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('scroll', wait, { signal, capture: true, passive: true })
    addEventListener('resize', wait, { signal })
    wait()
    return () => {
      listening.abort()
      drawing.disconnect()
      clearTimeout(timer)
    }
  }, [])
}

function updatePosition(): void {
  const button = document.querySelector(`.${support['button']}`)
  button?.classList.toggle(styles['aside'] ?? '', isOnControl(button))
}

/** Whether the button in its normal place would cover a control, tested at nine points. */
function isOnControl(button: Element): boolean {
  const { right, bottom, width, height } = getComputedStyle(button)
  const { clientWidth, clientHeight } = document.documentElement
  const x = clientWidth - parseFloat(right) - parseFloat(width) / 2
  const y = clientHeight - parseFloat(bottom) - parseFloat(height) / 2
  const steps = [-1, 0, 1].map((step) => step * (parseFloat(width) / 2 - 2))
  return steps.some((across) => steps.some((down) => isControlAt(button, x + across, y + down)))
}

function isControlAt(button: Element, x: number, y: number): boolean {
  const below = document.elementsFromPoint(x, y).find((element) => !button.contains(element))
  const control = below?.closest(`:is(#${MAIN_ID}, footer) :is(${CONTROLS})`)
  return control ? control.getBoundingClientRect().height <= HIGHEST_CONTROL_PX : false
}
