import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SocketFallback } from '#db/rows.ts'
import { openApp } from './support/open-app.tsx'
import { say } from './support/texts.ts'

/** The app in a network that blocks sockets, at an address. */
async function open(path: string, fallback: SocketFallback | null) {
  return openApp(path, {
    fill: async ({ facts }) => {
      await facts.put({ id: 'connection', reachable: true, since: 0 })
      await facts.put({ id: 'realtime', state: 'closed', fallback })
    },
  })
}

const PAGES = ['/games/crash', '/games/rooms', '/games/rooms/red', '/games/coinflip?against=players', '/betting']

test.each(PAGES)('%s says that the network blocks live updates, and what still works', async (path) => {
  const { database } = await open(path, 'bare')
  const note = page.getByTestId('blocked-updates').first()
  await expect.element(note).toHaveTextContent(`${say('updates.blocked')} ${say('updates.bare')}`)
  expect(document.body.textContent).not.toContain(say('liveBets.connecting'))
  expect(document.body.textContent).not.toContain(say('error.unavailable'))
  await database.facts.put({ id: 'realtime', state: 'closed', fallback: 'polled' })
  await expect.element(note).toHaveTextContent(`${say('updates.blocked')} ${say('updates.polled')}`)
  await database.facts.put({ id: 'realtime', state: 'open', latencyMs: null, fallback: null })
  await expect.element(note).not.toBeInTheDocument()
})

test('a round of crash that is polled is shown', async () => {
  const { database } = await open('/games/crash', 'polled')
  const now = Date.now()
  await database.facts.put({ id: 'clock', offset: 0, reached: now })
  await database.topics.put({
    id: 'crash',
    asOf: now,
    state: {
      round: { phase: 'betting', id: '7', starts_at: now + 60_000 },
      totals: { bets: 0, cashed_out: 0, worth: 0 as never, paid: 0 as never, currency: 'RUB' },
      bets: [],
      last: [],
    },
  })
  await expect.element(page.getByTestId('stage')).toHaveAttribute('data-connection', 'polled')
  await expect.element(page.getByText(say('crash.startsIn'))).toBeVisible()
})
