import { createStore } from './create-store.ts'

/** The `beforeinstallprompt` event. Only Chromium fires it, and lib.dom has no type for it. */
type InstallPrompt = Event & {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const prompt = createStore(storedPrompt())
/** The stored install prompt; null until the browser fires the event, and after the prompt was used. */
export const { get: installPrompt, subscribe: onInstallPrompt } = prompt

// The inline loader's listener runs first and has stored the event by now.
addEventListener('beforeinstallprompt', () => prompt.set(storedPrompt()))
addEventListener('appinstalled', spendInstallPrompt)

function storedPrompt(): InstallPrompt | null {
  // The inline loader only stores events of this type.
  return (window.__boot.installPrompt ?? null) as InstallPrompt | null
}

/** A prompt can be shown only once. */
export function spendInstallPrompt(): void {
  delete window.__boot.installPrompt
  prompt.set(null)
}
