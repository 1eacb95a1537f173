import { expect, test } from './support/fixtures.ts'

// What the service worker fetches for later visits waits for the page, and is another matter.
test.use({ hasServiceWorkers: false, viewport: { width: 360, height: 740 } })

/** What the page of a guest may ask for on the wire (the posters of our own games are 9 kB of it, the covers of others 8 kB, the horse of the hero 4 kB), also after its content; bytes with headers. Neither calls of the operator’s hosts nor the Cyrillic letters that names of its games have: how many of these are near enough to be laid out is chance. */
const MOST = { requests: 36, bytes: 318_000 }

test('a first visit of the home page asks for no more requests and bytes than it may', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const ways = new Map<string, string>()
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId, request, documentURL }) => {
    const { origin, pathname } = new URL(request.url)
    if (origin === new URL(documentURL).origin && !/-cyrillic-|^\/middleware\//.test(pathname))
      ways.set(requestId, pathname)
  })
  // A file that was there already costs nothing.
  session.on('Network.requestServedFromCache', ({ requestId }) => ways.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) ways.delete(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ways.has(requestId)) bytes += encodedDataLength
  })
  await page.goto('/')
  // By its tag: to find it by role, the browser would lay out what is not in sight, and fetch letters for it.
  await expect(page.locator('footer').last()).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(ways.size, [...ways.values()].join('\n')).toBeLessThanOrEqual(MOST.requests)
  expect(bytes).toBeLessThanOrEqual(MOST.bytes)
})
