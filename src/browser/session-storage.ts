/** Prefix of the player's settings in this tab: they survive a reload, and end with the tab or at logout. */
const PREFIX = 'own:'

/** null if nothing is stored, undefined if storage is not accessible. */
export function readFromTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null')
  } catch {
    return undefined
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
  } catch {
    // If storage is not accessible, nothing was saved either.
  }
}
