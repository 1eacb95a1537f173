const GAP_PX = 8

/** Places a fixed box above what it is about, or below when there is no room, and within the window. */
export function placeTip(box: HTMLElement, about: DOMRect): void {
  const { width, height } = box.getBoundingClientRect()
  const left = about.left + about.width / 2 - width / 2
  const above = about.top - height - GAP_PX
  box.style.left = `${Math.max(GAP_PX, Math.min(left, innerWidth - width - GAP_PX))}px`
  box.style.top = `${above >= GAP_PX ? above : about.bottom + GAP_PX}px`
}
