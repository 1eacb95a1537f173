import { isSocialMessage, type SocialMessage } from '../../app/routing/social-return.ts'

const SIZE = 'popup,width=480,height=680'

/**
 * The window in which a provider asks the player. Call it inside the click itself: a moment later the browser would
 * block it; null when it did. Until it goes on it says `wait`.
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

/** What a message says, if it is from our own page in that very window and nothing else. */
export function handedBy(social: Window | null, { origin, source, data }: MessageEvent<unknown>): SocialMessage | null {
  if (social === null || origin !== location.origin || source !== social) return null
  return isSocialMessage(data) ? data : null
}
