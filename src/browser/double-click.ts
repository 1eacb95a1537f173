/**
 * ms. No one can read an outcome within this time, so a second click is accidental; a deliberate click comes after 200
 * ms or more.
 */
const DOUBLE_CLICK_MS = 180

const GUARDED = '[type=submit], [data-moves-money]'

type Click = Pick<MouseEvent, 'detail' | 'timeStamp'>

/**
 * Detects the second click of a double click: `detail` is above 1 and it follows within 180 ms. Compares event
 * timestamps, so that a busy main thread cannot stretch the interval. Key presses have no `detail` and never match.
 */
export function createDoubleClickGuard(): (click: Click) => boolean {
  let last = -Infinity
  return ({ detail, timeStamp }) => {
    const isSecond = detail > 1 && timeStamp - last < DOUBLE_CLICK_MS
    last = timeStamp
    return isSecond
  }
}

/**
 * Drops the second click of a double click on buttons that submit a form or move money, and where a different button
 * has appeared under the pointer between the clicks. A held-down Enter presses a button or submits a form only once.
 * Call once, at boot.
 */
export function guardDoubleClicks(root: Document): void {
  const isSecond = createDoubleClickGuard()
  let previous: Element | null = null
  root.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      const hasChanged = previous !== button
      previous = button
      if (!isSecond(event) || !button || (!hasChanged && !button.matches(GUARDED))) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
  root.addEventListener('keydown', (event) => {
    const isPress = event.repeat && event.key === 'Enter' && event.target instanceof Element
    if (isPress && event.target.closest('button, input')) event.preventDefault()
  })
}
