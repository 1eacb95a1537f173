/** The browser's offer to install the app. Only Chromium has it, and no library of types knows it. */
type InstallPrompt = Event & {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const listeners = new Set<() => void>()

// The inline loader has kept the offer by then.
addEventListener('beforeinstallprompt', tell)
addEventListener('appinstalled', spendInstallPrompt)

function tell(): void {
  for (const listener of listeners) listener()
}

/** The browser's offer, made once and at a moment of its own choice; null before that, and once it is spent. */
export function installPrompt(): InstallPrompt | null {
  // The event of that name is this one.
  return (window.__boot.installPrompt ?? null) as InstallPrompt | null
}

/** The offer can be used once. */
export function spendInstallPrompt(): void {
  delete window.__boot.installPrompt
  tell()
}

export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
