import { expect } from 'vitest'

const TWELVE_DIGITS = /123\s456\s789\s012/

/** The texts below the header that have twelve digits, as ranges. */
function longAmounts(): Range[] {
  const texts = document.createTreeWalker(
    document.querySelector('dialog[open], main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const found: Range[] = []
  while (texts.nextNode()) {
    const node = texts.currentNode
    // The browser lays out the options of a select by itself.
    if (!TWELVE_DIGITS.test(node.nodeValue ?? '') || node.parentElement?.closest('option, .sr-only')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if (range.getClientRects().length > 0) found.push(range)
  }
  return found
}

/** Expects as many amounts of twelve digits at least, each in one line, within the page and its own box. */
export async function expectOneLineEach(atLeast: number): Promise<void> {
  await expect.poll(() => longAmounts().length).toBeGreaterThanOrEqual(atLeast)
  for (const range of longAmounts()) {
    const parent = range.startContainer.parentElement
    const message = parent?.parentElement?.outerHTML
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    expect(lines.size, message).toBe(1)
    const { left, right } = range.getBoundingClientRect()
    const box = (parent?.closest('td, dd, button, li') ?? document.body).getBoundingClientRect()
    expect(left, message).toBeGreaterThanOrEqual(box.left - 1)
    expect(right, message).toBeLessThanOrEqual(box.right + 1)
  }
}
