const LOCAL_KEY = 'pay-in:stay-shut'
const SHUT = 'true'

/** Whether PayIn may open by itself on this device; the player's word on it outlives a logout. */
export function mayOpenByItself(): boolean {
  try {
    return localStorage.getItem(LOCAL_KEY) !== SHUT
  } catch {
    return true
  }
}

export function setOpensByItself(may: boolean): void {
  try {
    if (may) localStorage.removeItem(LOCAL_KEY)
    else localStorage.setItem(LOCAL_KEY, SHUT)
  } catch {
    // Without storage it cannot be kept: it opens again after the next log-in.
  }
}
