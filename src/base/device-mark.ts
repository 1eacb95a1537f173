/** A choice that concerns this screen, or what the first paint has to know: stored, and marked on <html> for the styles. */
type Mark = 'rail' | 'amounts' | 'pack'

/** Marks <html> as stored, before the first paint. */
export function showMarks(): void {
  try {
    for (const mark of ['rail', 'amounts', 'pack'] satisfies Mark[]) {
      const stored = localStorage.getItem(mark)
      if (stored) document.documentElement.dataset[mark] = stored
    }
  } catch {
    // Without storage nothing is known from before.
  }
}

export function isMarked(mark: Mark): boolean {
  return mark in document.documentElement.dataset
}

/** Marks and stores a value; null removes the mark. */
export function saveMark(mark: Mark, value: string | null): void {
  const { dataset } = document.documentElement
  if (value) dataset[mark] = value
  else delete dataset[mark]
  try {
    if (value) localStorage.setItem(mark, value)
    else localStorage.removeItem(mark)
  } catch {
    // Without storage the choice lasts until the page is unloaded.
  }
}
