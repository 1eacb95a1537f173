import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { minor } from '#domain/money/money.ts'
import { bonusRow } from './support/bonus-rows.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const AT = Date.UTC(2026, 0, 15, 12)
const DAY = 86_400_000

const main = page.getByRole('main')

/** A running tournament that ends after a number of days. */
const tournament = (id: string, days: number) => ({
  id,
  name: { en: `Race ${id}`, ru: `Гонка ${id}`, kz: `Жарыс ${id}` },
  picture: 'race',
  startsAt: Date.now() - DAY,
  endsAt: Date.now() + days * DAY,
  games: { kinds: ['slots' as const], items: [] },
  points: { by: 'wagered' as const, per: minor(100), minBet: null },
  prizes: [],
  entryFee: null,
  currency: 'RUB' as const,
  players: 240,
  fetchedAt: AT,
})

const entry = (tournamentId: string, place: number | null) => ({
  id: `${PLAYER_ID} ${tournamentId}`,
  playerId: PLAYER_ID,
  tournamentId,
  joined: true,
  place,
  points: 0,
  prize: null,
  asOf: AT,
  lastKey: null,
})

test('a player’s home page begins with the active bonus and the place in a tournament', async () => {
  await openApp('/', {
    fill: async (database) => {
      await signIn(database)
      const wager = { times: 5, required: minor(50_000), done: minor(18_900) }
      await database.bonuses.put(bonusRow(PLAYER_ID, { name: 'Welcome 100', wager }))
      await database.tournaments.bulkPut([tournament('a', 3), tournament('b', 2), tournament('c', 1)])
      // The one that ends first of those that the player is in.
      await database.tournamentEntries.bulkPut([entry('a', 7), entry('b', 12)])
    },
  })
  await expect
    .element(main.getByRole('link', { name: `Welcome 100 ${say('home.bonus.wagered', { percent: '37' })}` }))
    .toHaveAttribute('href', '/profile/bonuses')
  await expect
    .element(
      main.getByRole('link', { name: `Race b ${say('home.tournament.place', { place: '12', players: '240' })}` }),
    )
    .toHaveAttribute('href', '/tournament/b')
})

test('without a bonus and a tournament the cards lead to the offers and the tournaments', async () => {
  await openApp('/', {
    fill: async (database) => {
      await signIn(database)
      await database.tournaments.bulkPut([tournament('a', 3)])
    },
  })
  await expect
    .element(main.getByRole('link', { name: `${say('home.bonus.none')} ${say('home.bonus.see')}` }))
    .toHaveAttribute('href', '/bonuses')
  await expect
    .element(main.getByRole('link', { name: `${say('nav.tournaments')} 1 running now` }))
    .toHaveAttribute('href', '/tournaments')
})

test('a guest reads the welcome pack with its terms before signing up', async () => {
  await openApp('/', {
    fill: async (database) => {
      const step = { percent: 100, maxAmount: minor(1_000_000), freeSpins: 20 }
      await database.facts.put({
        id: 'welcomePack',
        title: 'Up to ₽25,000 for your first deposits',
        currency: 'RUB',
        steps: [
          { ...step, title: 'First', minDeposit: minor(50_000), wager: 10 },
          { ...step, title: 'Second', minDeposit: minor(100_000), wager: 15 },
        ],
        fetchedAt: AT,
      })
    },
  })
  await expect
    .element(main.getByRole('link', { name: 'Up to ₽25,000 for your first deposits', exact: true }))
    .toHaveAttribute('href', '/welcome-pack')
  await expect.element(main).toHaveTextContent(/Min deposit ₽500\. Wagering 15×\./)
  await expect.element(main.getByRole('button', { name: say('home.guest.join'), exact: true })).toBeVisible()
})
