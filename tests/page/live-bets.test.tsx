import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FeedBet } from '#domain/games/bets-feed.ts'
import { minor } from '#domain/money/money.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const feed = page.getByRole('region', { name: say('liveBets.title'), exact: true })

const bet = { game: 'dice', player: 'Ann', payout: minor(0), at: 1 }
const BETS: FeedBet[] = [
  { ...bet, id: '1', amount: minor(1_000), currency: 'USD', payout: minor(2_000), worth: minor(92_500) },
  { ...bet, id: '2', amount: minor(5_000), currency: 'RUB', worth: minor(5_000) },
]

test('bets of other players are shown in the player’s currency, with the original amount as tip', async () => {
  await openApp('/games/dice', {
    fill: async (database) => {
      await signIn(database)
      await database.topics.put({ id: 'bets:dice', asOf: Date.now(), state: { latest: BETS, high: [] } })
    },
  })
  await expect.poll(() => document.querySelector('[class*=room]')).not.toBeNull()
  document.querySelector('[class*=room]')?.scrollIntoView()
  await expect.element(feed.getByRole('row').nth(1)).toHaveTextContent(/≈ ₽925\.00.*≈ ₽1,850\.00/)
  await expect.element(feed.getByText('≈ ₽925.00', { exact: true })).toHaveAttribute('data-tip', '$10.00')
  await expect.element(feed.getByRole('row').nth(2)).toHaveTextContent('₽50.00')
  await expect.element(feed.getByText('₽50.00', { exact: true })).not.toHaveAttribute('data-tip')
})
