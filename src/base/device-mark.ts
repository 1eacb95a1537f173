/** A choice that concerns this screen: stored on the device, and marked on <html> for the styles. */
type Mark = 'rail' | 'amounts'

/** Marks <html> as stored, before the first paint. */
export function showMarks(): void {
  try {
    for (const mark of ['rail', 'amounts'] satisfies Mark[]) {
      const stored = localStorage.getItem(mark)
      if (stored) document.documentElement.dataset[mark] = stored
    }
  } catch {
    // Without storage nothing was chosen before.
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
