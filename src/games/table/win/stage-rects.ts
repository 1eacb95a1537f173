/** The boxes of the drawing before the anchor, in the viewport; a fieldset around the drawing may have no box. */
export function getStageRects(anchor: HTMLElement): DOMRect[] {
  const stage = anchor.previousElementSibling
  if (!stage) return []
  const parts = getComputedStyle(stage).display === 'contents' ? [...stage.children] : [stage]
  return parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 1)
}
