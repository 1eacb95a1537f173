import { isSocialMessage, type SocialMessage } from '../../base/social-return.ts'

const SIZE = 'popup,width=480,height=680'

/**
 * Opens the provider's login window, which shows `wait` until it navigates. Must be called synchronously in the click
 * handler, otherwise the browser blocks it. Returns null if it was blocked.
 */
export function openSocialWindow(wait: string): Window | null {
  const opened = window.open('about:blank', '_blank', SIZE)
  if (!opened) return null
  const { documentElement, body } = opened.document
  documentElement.style.colorScheme = 'dark'
  body.style.font = '16px system-ui'
  body.textContent = wait
  return opened
}

/** The message, if it comes from our own page in exactly this window; otherwise null. */
export function handedBy(social: Window | null, { origin, source, data }: MessageEvent<unknown>): SocialMessage | null {
  if (social === null || origin !== location.origin || source !== social) return null
  return isSocialMessage(data) ? data : null
}
