import { cachedBuildPath } from '#domain/browser/cached-build.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ viewport: { width: 360, height: 740 } })

/**
 * Scripts and styles that a table asks for when the service worker has the build: 7 of the start, 12 of the table with
 * its texts, 10 that come after the content.
 */
const MOST_FILES = 29

/** Messages between page and worker until the table stands: the connection, practice, and what the worker asks. */
const MOST_MESSAGES = 20

test('a table asks for each of its files once when the service worker has them, and for no more than it may', async ({
  casino,
  page,
}) => {
  await casino.open('/games/dice')
  const build = await page.evaluate(() => window.__boot.build)
  // The rest of a build has hundreds of files, which a busy machine fetches slowly.
  const whole = () => page.evaluate(async (path) => Boolean(await caches.match(path)), cachedBuildPath(build))
  await expect.poll(whole, { message: 'the build is not cached', timeout: 150_000 }).toBe(true)

  await page.addInitScript(countMessages)
  await casino.open('/games/dice')
  await expect(casino.dice.roll).toBeVisible()
  await expect(page.locator('footer').last()).toBeAttached()
  await expect(casino.frame.notifications).toBeAttached()
  await page.waitForLoadState('networkidle')
  const files = await page.evaluate(filesAsked)
  expect(new Set(files).size, files.join('\n')).toBeLessThanOrEqual(MOST_FILES)
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted())
  const messages = await page.evaluate(() => Number(Reflect.get(window, 'messages')))
  expect(messages).toBeGreaterThan(0)
  expect(messages).toBeLessThanOrEqual(MOST_MESSAGES)
  const [worker] = page.workers()
  const ofWorker = (await worker?.evaluate(filesAsked)) ?? []
  expect(ofWorker.length).toBeGreaterThan(0)
  expect(ofWorker.toSorted()).toEqual([...new Set(ofWorker)].toSorted())
})

function filesAsked(): string[] {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return paths.filter((path) => /^\/assets\/.+\.(?:js|css)$/.test(path))
}

/** Counts in `window.messages` what page and worker post to each other; the null of React's scheduler is none of it. */
function countMessages(): void {
  let count = 0
  Reflect.defineProperty(window, 'messages', { get: () => count })
  for (const { prototype } of [Worker, MessagePort]) {
    const post = Reflect.get(prototype, 'postMessage')
    Reflect.set(prototype, 'postMessage', function (this: unknown, ...rest: unknown[]) {
      if (rest[0] !== null) count += 1
      return Reflect.apply(post, this, rest)
    })
  }
  class Counted extends Worker {
    constructor(...rest: ConstructorParameters<typeof Worker>) {
      super(...rest)
      this.addEventListener('message', () => (count += 1))
    }
  }
  Reflect.set(window, 'Worker', Counted)
}
