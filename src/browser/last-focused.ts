let last: EventTarget | null = null

addEventListener('focusin', ({ target }) => {
  last = target
})

/** The element that was focused last, from the start of the page on; it may be gone by now. Null if none was. */
export const lastFocused = (): EventTarget | null => last
