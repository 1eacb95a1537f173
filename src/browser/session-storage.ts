/** Prefix of the player's settings in this tab: they survive a reload, and end with the tab or at logout. */
const PREFIX = 'own:'
/** Prefix of the player's records that all tabs share, see `play-storage.ts`: they end at logout. */
const SHARED_PREFIX = 'games.play.'

export function readFromTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null')
  } catch {
    return null
  }
}

export function saveInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // Without storage the value lasts until the page is closed.
  }
}

export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
    for (const key of Object.keys(localStorage)) if (key.startsWith(SHARED_PREFIX)) localStorage.removeItem(key)
  } catch {
    // If storage is not accessible, nothing was saved either.
  }
}
