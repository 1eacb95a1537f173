import { expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false })

/** Keeps the files of that name back, as a network that never delivers them. */
const HANG = () => new Promise<void>(() => undefined)

test('requests the lobby although the page’s code does not arrive', async ({ page, control }) => {
  await page.route(/\/assets\/page-[^/]+\.js$/, HANG)
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(async () => (await control.requests({ endpoint: 'getLobby' })).length).toBe(1)
})
