import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from './support/open-app.tsx'

afterEach(() => vi.restoreAllMocks())

/** As when the player looks at another tab. */
function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

async function openMeasured() {
  const { worker } = await openApp('/games/dice')
  const { measureVisit } = await import('#src/third-parties/visit-timings.ts')
  const visit = measureVisit()
  const sent = () =>
    worker.getArguments('analytics.track').filter((event) => (event as { name: string }).name === 'performance')
  return { visit, sent }
}

test('a hidden page sends how fast it was, and then only what is new', async () => {
  performance.mark('boot')
  const { visit, sent } = await openMeasured()
  for (const duration of [300, 100, 200]) performance.measure('bet', { start: 1_000, duration })
  visit.onSocket(true)
  visit.onSocket(false)
  visit.onSocket(true)
  await new Promise((resolve) => setTimeout(resolve, 50))
  hide()
  await expect.poll(sent).toHaveLength(1)
  expect(sent()[0]).toEqual({
    name: 'performance',
    data: expect.objectContaining({
      landing: expect.stringMatching(/^\//),
      navigation: expect.any(String),
      boot: expect.any(Number),
      bets: 3,
      bet_median: 200,
      bet_most: 300,
      reconnects: 1,
    }),
  })
  performance.measure('bet', { start: 1_000, duration: 50 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  hide()
  await expect.poll(sent).toHaveLength(2)
  expect(sent()[1]).toMatchObject({ data: { bets: 1, bet_median: 50 } })
  expect(sent()[1]).not.toMatchObject({ data: { landing: expect.anything() } })
  visit.end()
})

test('a measured visit that has ended sends nothing', async () => {
  const { visit, sent } = await openMeasured()
  visit.end()
  hide()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sent()).toEqual([])
})
