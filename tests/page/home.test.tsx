import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import { HOUSE_GAMES } from '#domain/games/house-games.ts'
import { minor } from '#domain/money/money.ts'
import { bonusRow } from './support/bonus-rows.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'
import { entryRow, tournamentRow } from './support/tournament-rows.ts'

const AT = Date.UTC(2026, 0, 15, 12)

const PACK_TITLE = 'Up to ₽25,000 for your first deposits'

const main = page.getByRole('main')
const join = main.getByRole('button', { name: say('home.guest.join'), exact: true })

/** Stores that bonuses and tournaments were fetched. */
async function putFetched(database: MyDatabase): Promise<void> {
  await database.bonusBoard.put({ playerId: PLAYER_ID, waiting: null, fetchedAt: AT })
  await database.facts.put({ id: 'tournaments', fetchedAt: { active: AT } })
}

/** Stores a welcome pack of the operator; without steps it has none. */
async function putPack(database: MyDatabase, steps: readonly { title: string; minDeposit: number; wager: number }[]) {
  await database.facts.put({
    id: 'welcomePack',
    title: PACK_TITLE,
    currency: 'RUB',
    steps: steps.map((step) => ({
      ...step,
      minDeposit: minor(step.minDeposit),
      percent: 100,
      maxAmount: minor(1_000_000),
      freeSpins: 20,
    })),
    fetchedAt: AT,
  })
}

test('a player’s home page begins with the active bonus and the place in a tournament', async () => {
  await openApp('/', {
    fill: async (database) => {
      await signIn(database)
      const wager = { times: 5, required: minor(50_000), done: minor(18_900) }
      await database.bonuses.put(bonusRow(PLAYER_ID, { name: 'Welcome 100', wager }))
      await putFetched(database)
      await database.tournaments.bulkPut([tournamentRow('a', 3), tournamentRow('b', 2), tournamentRow('c', 1)])
      // The one that ends first of those that the player is in.
      await database.tournamentEntries.bulkPut([entryRow(PLAYER_ID, 'a', 7), entryRow(PLAYER_ID, 'b', 12)])
    },
  })
  await expect
    .element(main.getByRole('link', { name: 'Welcome 100 ₽189.00 of ₽500.00', exact: true }))
    .toHaveAttribute('href', '/profile/bonuses')
  await expect
    .element(main.getByRole('link', { name: say('home.bonus.play'), exact: true }))
    .toHaveAttribute('href', '/games/crash')
  await expect
    .element(
      main.getByRole('link', { name: `Race b ${say('home.tournament.place', { place: '12', players: '240' })}` }),
    )
    .toHaveAttribute('href', '/tournament/b')
})

test('the strip says what the next place takes, once the points of its player are fetched', async () => {
  const { database, worker } = await openApp('/', {
    fill: async (stored) => {
      await signIn(stored)
      await putFetched(stored)
      await stored.tournaments.put({
        ...tournamentRow('a', 1),
        points: { by: 'wagered', per: minor(100), minBet: null },
      })
      await stored.tournamentEntries.put({ ...entryRow(PLAYER_ID, 'a', 12), points: 100 })
    },
  })
  await expect.poll(() => worker.getArguments('tournaments.loadLeaders')).toEqual([{ id: 'a', from: 11, count: 1 }])
  await database.leaders.put({ tournamentId: 'a', place: 11, player: null, points: 133, fetchedAt: AT })
  await expect.element(main.getByText(say('home.tournament.gap', { gap: '₽34.00', place: '11' }))).toBeVisible()
  await database.tournamentEntries.toCollection().modify({ place: 1 })
  await expect.element(main.getByText(say('home.tournament.first'))).toBeVisible()
})

test('without a bonus and a tournament the strip lead to the offers and the tournaments', async () => {
  await openApp('/', {
    fill: async (database) => {
      await signIn(database)
      await database.tournaments.bulkPut([tournamentRow('a', 3)])
      await putFetched(database)
    },
  })
  await expect
    .element(main.getByRole('link', { name: `${say('nav.bonuses')} ${say('home.bonus.none')}` }))
    .toHaveAttribute('href', '/bonuses')
  await expect
    .element(main.getByRole('link', { name: `${say('nav.tournaments')} 1 running now` }))
    .toHaveAttribute('href', '/tournaments')
})

test('the offer that brought the player stays on the home page until it ends', async () => {
  await openApp('/', {
    fill: async (database) => {
      await signIn(database)
      const waiting = { name: 'First deposit +100 %', expiresAt: Date.now() + 5.5 * 86_400_000 }
      await database.bonusBoard.put({ playerId: PLAYER_ID, waiting, fetchedAt: AT })
    },
  })
  await expect
    .element(main.getByRole('link', { name: `First deposit +100 % ${say('home.bonus.left', { days: '6' })}` }))
    .toHaveAttribute('href', '/bonuses')
})

test('the strip does not say that there is none of what was never fetched, and the bonuses are fetched once', async () => {
  const { worker } = await openApp('/', { fill: signIn })
  await expect
    .element(main.getByRole('link', { name: `${say('nav.bonuses')} ${say('home.bonus.none')}` }))
    .toHaveAttribute('href', '/bonuses')
  await expect
    .element(main.getByRole('link', { name: `${say('nav.tournaments')} ${say('tournaments.all')}` }))
    .toHaveAttribute('href', '/tournaments')
  await expect.poll(() => worker.getArguments('bonuses.refresh')).toHaveLength(1)
})

test('a bonus that is wagered more than required is wagered in full', async () => {
  await openApp('/', {
    fill: async (database) => {
      await signIn(database)
      const wager = { times: 5, required: minor(50_000), done: minor(60_000) }
      await database.bonuses.put(bonusRow(PLAYER_ID, { name: 'Welcome 100', wager }))
      await putFetched(database)
    },
  })
  await expect.element(main.getByRole('link', { name: 'Welcome 100 ₽500.00 of ₽500.00', exact: true })).toBeVisible()
})

test('a strip that crashes leaves the rest of the page', async () => {
  await openApp('/', {
    fill: async (database) => {
      await signIn(database)
      // As a row of another version of the app could be.
      const wager = undefined as never
      await database.bonuses.put(bonusRow(PLAYER_ID, { name: 'Welcome 100', wager }))
      await putFetched(database)
    },
  })
  await expect.element(main.getByRole('heading', { name: say('home.originals'), exact: true })).toBeVisible()
  await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
})

test('a guest reads the welcome pack with its terms before signing up', async () => {
  await openApp('/', {
    fill: (database) =>
      putPack(database, [
        { title: 'First', minDeposit: 50_000, wager: 10 },
        { title: 'Second', minDeposit: 100_000, wager: 15 },
      ]),
  })
  await expect
    .element(main.getByRole('link', { name: PACK_TITLE, exact: true }))
    .toHaveAttribute('href', '/welcome-pack')
  await expect.element(main).toHaveTextContent(/Min deposit ₽500\. Wagering 15×\./)
  await expect.element(join).toBeVisible()
})

test('without a welcome pack the page’s own words are the headline, from the next visit on at once', async () => {
  const heading = main.getByRole('heading', { level: 1 })
  const measure = () => Number.parseFloat(getComputedStyle(heading.element()).fontSize)
  const { screen } = await openApp('/')
  await expect.element(join).toBeVisible()
  const withPack = measure()
  await screen.unmount()
  const { screen: without } = await openApp('/', { fill: (database) => putPack(database, []) })
  await expect.poll(measure).toBeGreaterThan(withPack * 1.5)
  await without.unmount()
  await openApp('/')
  await expect.element(join).toBeVisible()
  expect(measure()).toBeGreaterThan(withPack * 1.5)
})

test('the first row shows our own games as posters, each with the most that it can pay', async () => {
  await openApp('/')
  const row = main.getByRole('region', { name: say('home.originals'), exact: true })
  const posters = row.getByRole('link')
  await expect.element(posters.first()).toHaveAttribute('href', '/games/crash')
  await expect.poll(() => posters.elements().length).toBe(HOUSE_GAMES.length)
  await expect.element(row.getByRole('link', { name: 'Dice', exact: true })).toHaveAccessibleDescription('Up to 9,900×')
  await expect.element(row.getByRole('link', { name: 'Miner', exact: true })).toHaveAccessibleDescription('Up to 5.1M×')
  await expect
    .element(row.getByRole('link', { name: say('nav.rooms'), exact: true }))
    .toHaveAccessibleDescription(say('home.original.pot'))
  expect(main.getByRole('region').elements()[0]).toBe(row.element())
})

test('a poster says how many play its game, while that is fresh and there is a network', async () => {
  const players = { crash: 31, dice: 1, keno: 0, chess: 5 }
  const { database } = await openApp('/', {
    fill: async (database) => {
      await database.lobby.put({ id: 'home', shelves: [], players, version: '1', fetchedAt: Date.now() })
    },
  })
  const posters = main.getByRole('region', { name: say('home.originals'), exact: true })
  const crash = posters.getByText(say('home.original.players', { count: 31 }), { exact: true })
  await expect.element(crash).toBeVisible()
  await expect
    .element(posters.getByRole('link', { name: say('nav.crash'), exact: true }))
    .toHaveAccessibleDescription(`Up to 1M× ${say('home.original.players', { count: 31 })}`)
  await expect.element(posters.getByText(say('home.original.players', { count: 1 }), { exact: true })).toBeVisible()
  expect(posters.getByText(/\d playing/).elements()).toHaveLength(2)
  const height = posters.element().clientHeight
  await database.facts.put({ id: 'connection', reachable: false, since: Date.now() })
  await expect.element(crash).not.toBeInTheDocument()
  // Its place is in the art, so that nothing moves.
  expect(posters.element().clientHeight).toBe(height)
  await database.facts.put({ id: 'connection', reachable: true, since: Date.now() })
  await expect.element(crash).toBeVisible()
  await database.lobby.update('home', { fetchedAt: Date.now() - 16 * 60_000 })
  await expect.element(crash).not.toBeInTheDocument()
})

test('the tiles of a row with few games are as small as those of any other', async () => {
  const games = [
    { id: 'g1', slug: 'jade', name: 'Jade Steppe', provider: 'Altai', kind: 'slots', isNew: false } as const,
  ]
  await openApp('/', {
    fill: ({ lobby }) => lobby.put({ id: 'home', shelves: [{ id: 'popular', games }], version: '1', fetchedAt: AT }),
  })
  const tile = main.getByRole('link', { name: /Jade Steppe/ })
  await expect.element(tile).toBeVisible()
  expect(tile.element().getBoundingClientRect().width).toBeLessThan(170)
})
