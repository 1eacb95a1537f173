import { wrap } from 'comlink'
import { createRoot } from 'react-dom/client'
import { RawIntlProvider } from 'react-intl'
import workerUrl from 'virtual:worker-url'
import { Hello } from './Hello.tsx'
import { intl } from './intl.ts'
import type { HelloCommands } from './worker.ts'

const worker = wrap<HelloCommands>(new Worker(workerUrl, { type: 'module' }))
// Without a network the stored row stays.
worker.load(`${location.protocol}//api.${location.host}/geo_ip`).catch(() => undefined)

const root = document.getElementById('root')
if (!root) throw new Error('no #root')
createRoot(root).render(
  <RawIntlProvider value={intl}>
    <Hello write={() => void worker.write()} />
  </RawIntlProvider>,
)

window.addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'))
