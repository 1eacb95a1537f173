const PREFIX = 'games.'

/** A setting of all games on this device; null if it was never chosen. */
export function readFromDevice(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

export function saveOnDevice(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    // Without storage the setting lasts until the page is closed.
  }
}
