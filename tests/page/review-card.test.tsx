import { expect, test } from 'vitest'
import { main } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { say } from './support/texts.ts'

test('a review without a history says why, and no longer seems to load', async () => {
  const { database } = await openApp('/profile/setting/limits', {
    fill: async (stored) => {
      await logIn(stored, { balance: 10_000 })
    },
  })
  const card = main.getByRole('region', { name: say('review.title'), exact: true })
  const isBusy = () => card.element().querySelector('[aria-busy="true"]') !== null
  await expect.element(card).toBeVisible()
  await database.facts.put({ id: 'problems', parts: { history: 'operator' } })
  await expect.element(card).toHaveTextContent(say('error.operator'))
  expect(isBusy()).toBe(false)
})
