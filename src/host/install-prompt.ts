/** The browser's offer to install the app. Only Chromium has it, and no library of types knows it. */
export type InstallPrompt = Event & {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offered: InstallPrompt | null = null
const listeners = new Set<() => void>()

function offer(next: InstallPrompt | null): void {
  offered = next
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer, made once and at a moment of its own choice, until the page has a place for it. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    // The event of this name is this one.
    offer(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => offer(null))
}

export function installPrompt(): InstallPrompt | null {
  return offered
}

/** The offer can be used once. */
export function spendInstallPrompt(): void {
  offer(null)
}

export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
