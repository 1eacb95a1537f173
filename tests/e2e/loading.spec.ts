import { expect, test } from './support/fixtures.ts'

test.use({ hasServiceWorkers: false })

/** Keeps the files of that name back, as a network that never delivers them. */
const HANG = () => new Promise<void>(() => undefined)

test('requests the lobby although the page’s code does not arrive', async ({ page, control }) => {
  await page.route(/\/assets\/page-[^/]+\.js$/, HANG)
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(async () => (await control.requests({ endpoint: 'getLobby' })).length).toBe(1)
})

test('requests a game’s code and texts together', async ({ page }) => {
  await page.route(/\/assets\/OriginalsPages-[^/]+\.js$/, HANG)
  const code = page.waitForRequest(/\/assets\/DicePage-[^/]+\.js$/)
  const texts = page.waitForRequest(/\/assets\/lang-games-en-[^/]+\.js$/)
  await page.goto('/games/dice', { waitUntil: 'commit' })
  await Promise.all([code, texts])
})
