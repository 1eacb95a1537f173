import { cachedBuildPath } from '#domain/browser/cached-build.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

/**
 * Scripts and styles that a table asks for when the service worker has the build: 7 of the start, 12 of the table with
 * its texts, 10 that come after the content.
 */
const MOST_FILES = 29

test('a table asks for each of its files once when the service worker has them, and for no more than it may', async ({
  casino,
  page,
}) => {
  await casino.open('/games/dice')
  const build = await page.evaluate(() => window.__boot.build)
  // The rest of a build has hundreds of files, which a busy machine fetches slowly.
  const whole = () => page.evaluate(async (path) => Boolean(await caches.match(path)), cachedBuildPath(build))
  await expect.poll(whole, { message: 'the build is not cached', timeout: 150_000 }).toBe(true)

  await casino.open('/games/dice')
  await expect(casino.dice.roll).toBeVisible()
  await expect(page.locator('footer').last()).toBeAttached()
  await expect(casino.frame.notifications).toBeAttached()
  await page.waitForLoadState('networkidle')
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.+\.(?:js|css)$/.test(path)),
  )
  expect(new Set(files).size, files.join('\n')).toBeLessThanOrEqual(MOST_FILES)
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted())
})
