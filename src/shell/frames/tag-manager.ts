import type { TagManagerMessage } from '#domain/frames/frame-message.ts'
import { getPageOrigin } from '#domain/frames/third-party-host.ts'
import { deleteStorage, scopeCookiesToHost } from './frame-storage.ts'

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

const page = getPageOrigin(location, 'tags')
// An attribute that the build writes.
const { url = '' } = document.currentScript?.dataset ?? {}

if (page !== null) {
  const send = (message: TagManagerMessage): void => parent.postMessage(message, page)
  if (new URLSearchParams(location.hash.slice(1)).has('forget')) {
    void deleteStorage().then(() => send({ type: 'forgotten' }))
  } else {
    scopeCookiesToHost()
    load(page, send)
  }
}

function load(page: string, send: (message: TagManagerMessage) => void): void {
  const dataLayer = (window.dataLayer ??= [])
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })

  addEventListener('message', ({ source, origin, data }: MessageEvent) => {
    if (source !== parent || origin !== page || data?.type !== 'event') return
    dataLayer.push({ event: data.name, ...data.data })
  })

  const script = document.createElement('script')
  script.addEventListener('load', () => send({ type: 'ready' }))
  script.src = url
  document.head.append(script)
}
