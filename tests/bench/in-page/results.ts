import { afterPaint } from './loading.ts'

type Options = {
  /** The player's event: `click` or `keydown`. */
  event: string
  /** The element that contains the result. */
  within: string
  /** The elements and their attribute that identify the result; for several elements, all values in order. */
  selector: string
  attribute: string
  /** What each value must end with; without it, any change counts. */
  expected?: readonly string[]
}

/** Resolves with the time from the next event of that kind until its result was painted, ms. */
export function nextResult({ event, within, selector, attribute, expected }: Options): Promise<number> {
  const place = document.querySelector(within) ?? document.body
  const values = (): string[] =>
    [...place.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
  const before = values().join('\n')
  const isAnswer = (): boolean => {
    const now = values()
    if (!expected) return now.join('\n') !== before
    return expected.every((ending, index) => now[index]?.includes(ending)) && (expected.length > 0 || now.length === 0)
  }
  return new Promise((resolve) => {
    let started: number | null = null
    addEventListener(event, ({ timeStamp }) => (started ??= timeStamp), { capture: true, once: true })
    const observer = new MutationObserver(() => {
      if (started === null || !isAnswer()) return
      observer.disconnect()
      const since = started
      requestAnimationFrame(() => afterPaint((now) => resolve(now - since)))
    })
    observer.observe(place, { subtree: true, childList: true, attributes: true })
  })
}
