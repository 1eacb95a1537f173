import { lastFocused } from './last-focused.ts'

/** Elements of a list: when one is removed, the focus goes to the one after it, or before it. */
const ITEM = 'li, tr, article'
/** Elements that may take the focus of a control inside them that was removed. */
const HOME = `[tabindex="-1"], ${ITEM}, fieldset, form, section, aside, nav, [role="tabpanel"], dialog, main`

/**
 * Gives the focus a new place when the focused control is removed, as a button that removes its own row: otherwise it
 * falls to the body, and a keyboard or screen reader starts at the top of the page. It never goes to another control,
 * which a key that is still held would press. A component that moves the focus itself comes first. It starts after the
 * first paint: the user may have moved the focus, or have removed the focused control, before. Returns how to stop.
 */
export function rescueFocus(): () => void {
  let focused: Element | null = null
  let around: Element[] = []

  const watch = (element: EventTarget | null): void => {
    focused = element instanceof Element ? element : null
    around = focused ? getAncestors(focused) : []
  }
  const onFocus = ({ target }: FocusEvent): void => watch(target)
  const onBlur = ({ target }: FocusEvent): void => {
    // Also fired for a removal, in some browsers before the element is detached; and when the window loses the focus.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected && document.activeElement !== focused) focused = null
    })
  }
  const onMutations = (records: MutationRecord[]): void => {
    if (!focused || focused.isConnected) return
    const beside = findItemBeside(records, focused)
    focused = null
    // After the effects of the commit that removed it, in which a component may move the focus itself.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (isFocusLost()) focusHome(beside, around)
      }),
    )
  }

  const earlier = lastFocused()
  if (!isFocusLost()) watch(document.activeElement)
  else if (earlier instanceof Element && !earlier.isConnected) focusHome(null, [])

  const observer = new MutationObserver(onMutations)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
  }
}

function getAncestors(element: Element): Element[] {
  const { parentElement } = element
  return parentElement ? [parentElement, ...getAncestors(parentElement)] : []
}

function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body
}

/** The list item beside the one that was removed with the element; null if it was not removed with an item. */
function findItemBeside(records: readonly MutationRecord[], element: Element): Element | null {
  for (const { removedNodes, previousSibling, nextSibling } of records) {
    const removed = [...removedNodes].find((node) => node.contains(element))
    if (removed) return isItem(removed) ? ([nextSibling, previousSibling].find(isItem) ?? null) : null
  }
  return null
}

function isItem(node: Node | null): node is Element {
  return node instanceof Element && node.matches(ITEM)
}

function focusHome(beside: Element | null, around: readonly Element[]): void {
  const homes = [beside, ...around.filter((element) => element.matches(HOME) && element.firstElementChild)]
  const home = homes.find((element) => element?.isConnected) ?? document.querySelector('main')
  if (!home) return
  // The heading of a dialog or section, where it can be focused, says more than the whole of it.
  const place = home.matches('[tabindex]') ? home : (home.querySelector(':is(h2, h3)[tabindex="-1"]') ?? home)
  if (!(place instanceof HTMLElement)) return
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
