import { useEffect } from 'react'
import support from './SupportButton.module.css'
import { typingPause } from '../../browser/typing.ts'
import { MAIN_ID } from '../routing/use-route-change.ts'
import styles from './SupportAside.module.css'

/** What is pressed, all of it: covered in part, it would be taken for what covers it. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role=slider]'
/** What is higher is a tile or a card: enough of it is left to press. */
const HIGHEST_CONTROL_PX = 96
/** The page has come to rest: it is neither scrolled nor drawn any more. */
const AT_REST_MS = 120

/**
 * The support button draws back to the edge of the screen wherever it would lie on something small that one can press,
 * and comes out again where it does not. It is looked for whenever the page has come to rest, and nothing moves with it.
 */
export function useSupportAside(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(rest, AT_REST_MS)
    }
    // Its hit tests take as long as what stands there does to be drawn: they are not made between two keys.
    const rest = (): void => {
      const pause = typingPause()
      if (pause > 0) timer = setTimeout(rest, pause)
      else look()
    }
    const drawing = new MutationObserver(wait)
    // An answer that opens moves those below it.
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

function look(): void {
  const button = document.querySelector(`.${support['button']}`)
  button?.classList.toggle(styles['aside'] ?? '', isOnControl(button))
}

/** Whether it lies on a control where it stands when it is out, at any of nine points. */
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
