/** The `beforeinstallprompt` event. Only Chromium fires it, and lib.dom has no type for it. */
type InstallPrompt = Event & {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const listeners = new Set<() => void>()

// The inline loader's listener runs first and has stored the event by now.
addEventListener('beforeinstallprompt', tell)
addEventListener('appinstalled', spendInstallPrompt)

function tell(): void {
  for (const listener of listeners) listener()
}

/** The stored install prompt; null until the browser fires the event, and after the prompt was used. */
export function installPrompt(): InstallPrompt | null {
  // The inline loader only stores events of this type.
  return (window.__boot.installPrompt ?? null) as InstallPrompt | null
}

/** A prompt can be shown only once. */
export function spendInstallPrompt(): void {
  delete window.__boot.installPrompt
  tell()
}

export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
