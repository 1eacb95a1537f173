import { test } from '@playwright/test'
import { startOperator } from '../operator/operator.ts'
import { SMALL_CATALOGUE } from '../operator/catalogue/make.ts'
import { startWebKit } from './drivers/webkit.ts'
import { startFirefox } from './drivers/firefox.ts'
import { EnginePage } from './page.ts'
const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms))
async function begin(start: () => Promise<any>) {
  const operator = await startOperator({ site: process.env.SITE ?? 'dist', controlPort: 0, loginTries: 5, catalogue: SMALL_CATALOGUE })
  const d = await start()
  const page = new EnginePage(d)
  const email = 'x@example.com'
  const { token } = await operator.control.createPlayer({ email, password: 'correct horse battery', balance: '1000.00' })
  await d.open(operator.address + '/robots.txt')
  await d.resize(1440, 900)
  await d.run((token: string) => { document.cookie = `token=${token}; path=/`; localStorage.setItem('pay-in:stay-shut', 'true') }, token)
  const t = Date.now()
  const log = (...a: unknown[]) => console.log(Date.now() - t, ...a)
  return { operator, d, page, email, log, open: (p: string) => d.open(operator.address + p) }
}

test('firefox slots', async () => {
  const { operator, d, page, log, open } = await begin(() => startFirefox('firefox-esr'))
  try {
    for (let i = 0; i < 10; i++) {
      await open(i % 4 ? '/games/slots' : '/')
      await d.run(() => { const w = window as any; w.keys = []; for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click']) window.addEventListener(type, (e: any) => { const line = [Math.round(performance.now()), type, Math.round(e.clientX), Math.round(e.clientY), e.target.nodeName, e.target.className?.toString(), e.target.closest?.('a')?.href, e.target.isConnected].join(' '); w.keys.push(line); setTimeout(() => w.keys.push(type + ' prevented ' + e.defaultPrevented)) }, true) })
      await page.click({ role: 'link', inside: i % 4 ? { role: 'list', name: 'Slots' } : { role: 'region', name: 'Popular' } })
      const s = Date.now()
      const seen = () => d.run(() => [document.querySelector('iframe')?.dataset['shown'], document.querySelector('main')?.innerText.replaceAll('\n', ' ').slice(0, 60), location.pathname])
      while (Date.now() - s < 40000 && (await seen())[0] !== 'true') await sleep(50)
      log(i, Date.now() - s, await seen(), (await operator.control.requests({ site: 'provider' } as any)).map((r: any) => r.path + ' ' + r.status).slice(-4))
      log(await d.run(() => (window as any).keys))
    }
  } finally { await d.close(); await operator.stop() }
})
