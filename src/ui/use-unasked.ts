import { type RefObject, useLayoutEffect } from 'react'

/** How long what opened by itself takes no press or key: they were meant for what it covers. As in page.css, ms. */
const UNASKED_MS = 500

/**
 * A dialog that opened by itself ignores presses and keys for 500 ms from its first frame, and a press that began in
 * them. The attribute `data-unasked` does the same for the controls of what is no dialog: those need no script, as keys
 * stay where the focus is.
 */
export function useUnasked(ref: RefObject<HTMLElement | null>, isUnasked: true | undefined): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !isUnasked) return
    let isNew = true
    let hasBegun = false
    for (const type of ['pointerdown', 'click', 'keydown', 'cancel']) {
      // They end with the element.
      element.addEventListener(type, ignore, true)
    }
    function ignore(event: Event): void {
      // Back closes a dialog by an event of its own.
      const isIgnored = isNew ? event.isTrusted || event.type !== 'cancel' : hasBegun && event.type === 'click'
      // A press that began while it was new ends with its click.
      hasBegun = isNew && event.type === 'pointerdown'
      if (!isIgnored) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // A page in the background draws nothing, so the player has not seen the dialog yet.
    requestAnimationFrame(() => {
      setTimeout(() => {
        isNew = false
        delete element.dataset['unasked']
      }, UNASKED_MS)
    })
  }, [ref, isUnasked])
}
