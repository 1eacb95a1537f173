import type { CaptchaMessage } from '#domain/frames/frame-message.ts'
import { getPageOrigin } from '#domain/frames/third-party-host.ts'
import { scopeCookiesToHost } from './frame-storage.ts'

type Vendor = { render(container: HTMLElement, options: Record<string, unknown>): unknown }

declare global {
  interface Window {
    hcaptcha?: Vendor
    turnstile?: Vendor
    showCaptcha?: () => void
  }
}

const page = getPageOrigin(location, 'captcha')
// Attributes that the build writes.
const { key, url = '', provider } = document.currentScript?.dataset ?? {}

if (page !== null) {
  scopeCookiesToHost()
  show(page)
}

/** The widgets are 300 px wide, hCaptcha's with its edges 304; the compact ones fit a phone of 280 px. */
function getSize(): 'compact' | 'flexible' | 'normal' {
  if (document.documentElement.clientWidth < 304) return 'compact'
  return provider === 'hcaptcha' ? 'normal' : 'flexible'
}

function show(page: string): void {
  const language = new URLSearchParams(location.hash.slice(1)).get('language') ?? 'en'
  const send = (message: CaptchaMessage): void => parent.postMessage(message, page)
  const sendType = (type: 'failed' | 'expired' | 'opened' | 'closed') => () => send({ type })

  // Both captcha scripts call it by this name once they are ready.
  window.showCaptcha = () => {
    try {
      const place = document.querySelector<HTMLElement>('#captcha')
      const vendor = provider === 'hcaptcha' ? window.hcaptcha : window.turnstile
      if (!place || !vendor) throw new Error(`no ${provider}`)
      // Turnstile takes an element or a selector, hCaptcha an element or an id.
      vendor.render(place, {
        sitekey: key,
        size: getSize(),
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
