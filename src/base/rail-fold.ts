/** Whether the rail is folded depends on this screen, so it is stored on the device and marked on <html>. */
const LOCAL_KEY = 'rail'
const FOLDED = 'folded'

export function isRailFolded(): boolean {
  try {
    return localStorage.getItem(LOCAL_KEY) === FOLDED
  } catch {
    return false
  }
}

export function saveRailFolded(folded: boolean): void {
  const { dataset } = document.documentElement
  if (folded) dataset['rail'] = FOLDED
  else delete dataset['rail']
  try {
    if (folded) localStorage.setItem(LOCAL_KEY, FOLDED)
    else localStorage.removeItem(LOCAL_KEY)
  } catch {
    // Without storage the choice lasts until the page is unloaded.
  }
}
