const LOCAL_KEY = 'pay-in:stay-shut'
const SHUT = 'true'

/** Whether PayIn may open automatically on this device; the player's choice survives a logout. */
export function canAutoOpen(): boolean {
  try {
    return localStorage.getItem(LOCAL_KEY) !== SHUT
  } catch {
    return true
  }
}

export function setAutoOpen(may: boolean): void {
  try {
    if (may) localStorage.removeItem(LOCAL_KEY)
    else localStorage.setItem(LOCAL_KEY, SHUT)
  } catch {
    // Without storage the choice is lost: PayIn opens again after the next login.
  }
}
