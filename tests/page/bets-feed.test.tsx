import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import type { FeedBet } from '#domain/games/bets-feed.ts'
import { minor } from '#domain/money/money.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const bet = (id: string, game: string, payout: number): FeedBet => ({
  id,
  game,
  player: 'Ai••',
  amount: minor(1_000),
  currency: 'RUB',
  payout: minor(payout),
  worth: minor(1_000),
  at: Date.now(),
})

const BETS = [
  bet('1', 'dice', 1_500),
  bet('2', 'dice', 0),
  bet('3', 'Steppe of Gold', 2_000),
  bet('4', 'keno', 1_000),
  bet('5', 'vendor-game-17', 3_000),
]

async function putBets(database: MyDatabase): Promise<void> {
  const asOf = Date.now()
  // The worker keeps only the wins of all games.
  const wins = BETS.filter(({ amount, payout }) => payout > amount)
  await database.topics.put({ id: 'bets', asOf, state: { latest: wins, high: wins } })
  await database.topics.put({ id: 'bets:keno', asOf, state: { latest: BETS, high: BETS } })
}

/** The feed with this title, once it has been scrolled to: it is loaded when it comes near. */
async function feed(title: string) {
  const region = page.getByRole('region', { name: title, exact: true })
  await expect
    .poll(() => {
      window.scrollBy(0, 600)
      return region.elements().length
    })
    .toBe(1)
  return region
}

test('the home page lists the wins of all games, and names only games on offer', async () => {
  await openApp('/', { fill: putBets })
  const wins = await feed(say('liveBets.wins'))
  await expect
    .poll(() =>
      wins
        .getByRole('row')
        .elements()
        .map((row) => row.children[0]?.textContent),
    )
    .toEqual([say('liveBets.game'), say('nav.dice'), 'Steppe of Gold', say('liveBets.otherGame')])
  await wins.getByRole('tab', { name: say('liveBets.high'), exact: true }).click()
  await expect.poll(() => wins.getByRole('row').elements().length).toBe(4)
})

test('a table lists every bet', async () => {
  await openApp('/games/keno', { fill: putBets })
  const bets = await feed(say('liveBets.title'))
  await expect.poll(() => bets.getByRole('row').elements().length).toBe(6)
})

test('bets of other players are shown in the player’s currency, with the original amount as tip', async () => {
  const latest: FeedBet[] = [
    { ...bet('1', 'dice', 2_000), currency: 'USD', worth: minor(92_500) },
    { ...bet('2', 'dice', 0), amount: minor(5_000), worth: minor(5_000) },
  ]
  await openApp('/games/dice', {
    fill: async (database) => {
      await signIn(database)
      await database.topics.put({ id: 'bets:dice', asOf: Date.now(), state: { latest, high: [] } })
    },
  })
  const bets = await feed(say('liveBets.title'))
  await expect.element(bets.getByRole('row').nth(1)).toHaveTextContent(/≈ ₽925\.00.*≈ ₽1,850\.00/)
  await expect.element(bets.getByText('≈ ₽925.00', { exact: true })).toHaveAttribute('data-tip', '$10.00')
  await expect.element(bets.getByText('₽50.00', { exact: true })).not.toHaveAttribute('data-tip')
})
