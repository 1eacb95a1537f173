/** Whether the rail is folded is a matter of this screen: it is kept on the device and marked on <html>. */
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
    // Without storage it holds till the page goes.
  }
}
