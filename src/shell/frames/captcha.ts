import type { CaptchaMessage } from '../../../worker/domain/protocol/frame-message.ts'
import { getPageOrigin } from '../../../worker/domain/protocol/third-party-host.ts'

type Provider = 'hcaptcha' | 'turnstile'
type Vendor = { render(container: HTMLElement, options: Record<string, unknown>): unknown }

declare global {
  interface Window extends Partial<Record<Provider, Vendor>> {
    showCaptcha?: () => void
  }
}

const page = getPageOrigin(location, 'captcha')
// The build writes these attributes.
const { key, url, provider } = document.currentScript?.dataset as { key: string; url: string; provider: Provider }

if (page !== null) show(page)

function show(page: string): void {
  const language = new URLSearchParams(location.hash.slice(1)).get('language') ?? 'en'
  const send = (message: CaptchaMessage): void => parent.postMessage(message, page)
  const sendType = (type: 'failed' | 'expired' | 'opened' | 'closed') => () => send({ type })

  // Both captcha scripts call it by this name once they are ready.
  window.showCaptcha = () => {
    try {
      const place = document.querySelector<HTMLElement>('#captcha')
      if (!place) throw new Error('no place for the captcha')
      // Turnstile takes an element or a selector, hCaptcha an element or an id.
      window[provider]?.render(place, {
        sitekey: key,
        theme: 'dark',
        hl: language,
        language,
        callback: (token: string) => send({ type: 'answer', token }),
        'error-callback': sendType('failed'),
        'expired-callback': sendType('expired'),
        'open-callback': sendType('opened'),
        'close-callback': sendType('closed'),
      })
      send({ type: 'ready' })
    } catch {
      send({ type: 'failed' })
    }
  }

  const address = new URL(url)
  address.searchParams.set('render', 'explicit')
  address.searchParams.set('onload', 'showCaptcha')
  // Turnstile warns of parameters that it does not know.
  if (provider === 'hcaptcha') address.searchParams.set('hl', language)
  const script = document.createElement('script')
  script.addEventListener('error', sendType('failed'))
  script.src = address.href
  document.head.append(script)
}
