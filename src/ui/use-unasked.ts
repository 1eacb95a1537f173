import { type RefObject, useLayoutEffect } from 'react'

/** How long what opened by itself takes no press or key: they were meant for what it covers. As in page.css, ms. */
export const UNASKED_MS = 500

const MEANT_FOR_OTHERS = ['pointerdown', 'mousedown', 'click', 'keydown', 'keyup', 'submit', 'cancel'] as const

/**
 * A dialog that opened by itself ignores presses and keys for 500 ms from its first frame, and a press that began in
 * them. The attribute `data-unasked` does the same for the controls of what is no dialog: those need no script, as keys
 * stay where the focus is.
 */
export function useUnasked(ref: RefObject<HTMLElement | null>, isUnasked: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !isUnasked) return undefined
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    let isNew = true
    let hasBegun = false
    function ignore(event: Event): void {
      // Back closes a dialog by an event of its own.
      const isBack = event.type === 'cancel' && !event.isTrusted
      const isIgnored = !isBack && (isNew || (hasBegun && event.type === 'click'))
      // A press that began while it was new ends with its click.
      if (event.type !== 'mousedown') hasBegun = isNew && event.type === 'pointerdown'
      if (!isIgnored) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    for (const type of MEANT_FOR_OTHERS) element.addEventListener(type, ignore, options)
    let timer: ReturnType<typeof setTimeout> | undefined
    // A page in the background draws nothing, so nobody has seen the dialog yet.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        isNew = false
        delete element.dataset['unasked']
      }, UNASKED_MS)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      listening.abort()
    }
  }, [ref, isUnasked])
}
