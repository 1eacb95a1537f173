import { useState, useSyncExternalStore } from 'react'
import { commands } from '../../data/commands.ts'
import { installPrompt, onInstallPrompt, spendInstallPrompt } from '../../browser/install-prompt.ts'
import { type IosBrowser, iosBrowser } from '../../browser/ios-browser.ts'

/** Set to "true" once the player has dismissed the offer: it is never shown again on this device. */
const HIDE_KEY = 'vite-pwa:hide-install'

/**
 * How the app is installed: by the browser's dialog or, on iOS, which fires no event for it, by the player's own steps.
 */
export type InstallMethod = 'prompt' | IosBrowser

export type Install = { way: InstallMethod | null; install: () => void; dismiss: () => void }

/** Whether and how to offer the installation; sends analytics events for shown, accepted and dismissed. */
export function useInstall(): Install {
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt)
  const [hidden, setHidden] = useState(isHidden)

  function dismiss(): void {
    setHidden(true)
    hideForGood()
    trackEvent('install_dismissed')
  }

  async function install(): Promise<void> {
    if (!prompt) return
    await prompt.prompt()
    const { outcome } = await prompt.userChoice
    spendInstallPrompt()
    if (outcome === 'dismissed') dismiss()
    else trackEvent('install_accepted')
  }

  const way: InstallMethod | null = prompt ? 'prompt' : iosBrowser(navigator.userAgent, navigator.maxTouchPoints)
  return { way: hidden || isInstalled() ? null : way, install: () => void install(), dismiss }
}

function trackEvent(name: string): void {
  void commands.analytics.track({ name })
}

function isInstalled(): boolean {
  const isStandalone = 'standalone' in navigator && navigator.standalone === true
  return isStandalone || matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches
}

/** Without storage the offer comes again on the next visit. */
function isHidden(): boolean {
  try {
    return localStorage.getItem(HIDE_KEY) === 'true'
  } catch {
    return false
  }
}

function hideForGood(): void {
  try {
    localStorage.setItem(HIDE_KEY, 'true')
  } catch {
    // No storage: see `isHidden`.
  }
}
