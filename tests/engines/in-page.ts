/** A role, given by a selector, and a name: the exact name, a pattern, or any name. */
export type ElementQuery = { selector: string; name: string | null; isPattern: boolean }

/** What has to be known about an element before the mouse moves there. */
export type FoundElement = {
  /** Its centre, in CSS pixels of the viewport. */
  x: number
  y: number
  /** Why it cannot be clicked: it is disabled, it moves, or something covers it; null when it can be clicked. */
  obstacle: string | null
  value: string
}

/**
 * Runs in the page and cannot use anything else of this module. Finds the first visible element within those of the
 * steps before; `wish` scrolls it into view, or selects an option of its list.
 */
export function lookInPage(
  steps: ElementQuery[],
  wish: { isScrolled?: boolean; option?: string },
): FoundElement | null {
  const readText = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(readText).join(' ')
  }
  const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()
  const getName = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    const named = ids.length > 0 ? ids.map((id) => document.getElementById(id)) : labels
    const label = element.getAttribute('aria-label')
    if (label !== null && ids.length === 0) return tidy(label)
    return tidy((named.length > 0 ? named : [element]).map((each) => (each ? readText(each) : '')).join(' '))
  }
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
  const isNamed = (element: Element, { name, isPattern }: ElementQuery): boolean =>
    name === null || (isPattern ? new RegExp(name).test(getName(element)) : getName(element) === name)

  const describe = (element: Element): string =>
    (element.getAttribute('aria-describedby')?.split(' ') ?? [])
      .map((id) => tidy(document.getElementById(id)?.textContent ?? ''))
      .join(' ')

  let places: Element[] = [document.documentElement]
  for (const step of steps)
    places = places
      .flatMap((place) => [...place.querySelectorAll(step.selector)])
      .filter((element) => isVisible(element) && isNamed(element, step))
  const [found] = places
  if (!found) return null

  // A radio button or check box is drawn by its label's content.
  const target = found.matches('[type=radio], [type=checkbox]') ? (found.closest('label') ?? found) : found
  const { option } = wish
  if (option !== undefined && found instanceof HTMLSelectElement) {
    found.value = [...found.options].find(({ label }) => label === option)?.value ?? ''
    found.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    const { target: moved, getComputedTiming } = effect as KeyframeEffect
    return playState === 'running' && moved?.contains(target) && getComputedTiming.call(effect).endTime !== Infinity
  })
  const measure = (): { x: number; y: number; over: string | null } => {
    const { left, top, width, height } = target.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const highest = document.elementFromPoint(x, y)
    if (target.contains(highest)) return { x, y, over: null }
    return { x, y, over: highest ? `under ${highest.localName}.${highest.className}` : 'out of sight' }
  }
  if (wish.isScrolled && measure().over !== null) target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { value = '', disabled = false } = found as HTMLInputElement
  const { x, y, over } = measure()
  const isDisabled = disabled || found.getAttribute('aria-disabled') === 'true'
  return {
    x,
    y,
    obstacle: isDisabled ? `off: ${describe(found)}` : isMoving ? 'moving' : over,
    value,
  }
}

/** Runs in the page: an attribute of the element with a test id; null when there is none. */
export function readAttributeInPage(testId: string, name: string): string | null {
  return document.querySelector(`[data-testid="${testId}"]`)?.getAttribute(name) ?? null
}
