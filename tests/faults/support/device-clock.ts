import type { Page } from '@playwright/test'

/** Lets a test set the device's clock while a page is open: for the page and its worker, as the device itself does. */
export async function holdDeviceClock(page: Page): Promise<(ms: number) => Promise<unknown>> {
  const shim = `{
    const real = Date.now
    const channel = new BroadcastChannel('device-clock')
    let ahead = 0
    Date.now = () => real() + ahead
    globalThis.setDeviceClock = (ms) => new Promise((done) => {
      ahead = ms
      channel.onmessage = done
      channel.postMessage(ms)
    })
    if (!globalThis.document) channel.onmessage = ({ data }) => {
      ahead = data
      channel.postMessage('set')
    }
  }`
  await page.addInitScript(shim)
  await page.route('**/assets/worker-start-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${shim}\n${await response.text()}` })
  })
  return (ms) => page.evaluate(`setDeviceClock(${ms})`)
}
