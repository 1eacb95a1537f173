/** A choice that concerns this screen: stored on the device, and marked on <html> for the styles. */
const MARKS = { rail: 'folded', amounts: 'hidden' } as const

type Mark = keyof typeof MARKS

export function isMarked(mark: Mark): boolean {
  try {
    return localStorage.getItem(mark) === MARKS[mark]
  } catch {
    return false
  }
}

/** Marks <html> as stored, before the first paint. */
export function showMarks(): void {
  const { dataset } = document.documentElement
  for (const mark of ['rail', 'amounts'] as const) if (isMarked(mark)) dataset[mark] = MARKS[mark]
}

export function saveMark(mark: Mark, on: boolean): void {
  const { dataset } = document.documentElement
  if (on) dataset[mark] = MARKS[mark]
  else delete dataset[mark]
  try {
    if (on) localStorage.setItem(mark, MARKS[mark])
    else localStorage.removeItem(mark)
  } catch {
    // Without storage the choice lasts until the page is unloaded.
  }
}
