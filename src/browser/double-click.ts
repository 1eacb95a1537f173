/** No outcome can have been read within this time, so a second click is a slip of the hand; on purpose, players click every 200 ms. */
const DOUBLE_CLICK_MS = 180

const GUARDED = '[type=submit], [data-moves-money]'

type Click = Pick<MouseEvent, 'detail' | 'timeStamp'>

/**
 * Tells the second click of a double click: the browser has counted it so (`detail`), and it follows too soon. Times are
 * those of the events, so that a busy main thread cannot stretch a double click. A key has no `detail`.
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
 * Makes a double click one press: at whatever submits a form or moves money, and where another button has come under the
 * pointer between the two clicks. Call once, at boot.
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
}
