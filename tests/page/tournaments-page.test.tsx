import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LOCALES } from '#domain/languages/locales.ts'
import { minor } from '#domain/money/money.ts'
import { main } from './pages/page-frame.ts'
import { putCatalogue } from './support/catalogue.ts'
import { openApp } from './support/open-app.tsx'
import { PLAYER_ID, signIn } from './support/signed-in.ts'
import { say, getTexts } from './support/texts.ts'
import { entryRow, tournamentRow } from './support/tournament-rows.ts'

const HOUR_MS = 3_600_000
const JOIN = 'tournaments.join'
const LEAVE = 'tournaments.leave'

test('the lists of tournaments follow their time, and each has an empty state', async () => {
  await openApp('/tournaments', {
    fill: async ({ tournaments, facts }) => {
      const upcoming = (id: string, hours: number) => ({
        ...tournamentRow(id, 2),
        startsAt: Date.now() + hours * HOUR_MS,
      })
      await tournaments.bulkPut([upcoming('later', 2), upcoming('sooner', 1)])
      await facts.put({ id: 'tournaments', fetchedAt: { active: Date.now() } })
    },
  })
  await expect.element(page.getByText(say('tournaments.none.active'))).toBeVisible()
  await page.getByRole('tab', { name: say('tournaments.upcoming') }).click()
  await expect.poll(() => location.pathname).toBe('/tournaments/upcoming')
  const titles = () => [...main.element().querySelectorAll('li h3')].map(({ textContent }) => textContent)
  await expect.poll(titles).toEqual(['Race sooner', 'Race later'])
})

test.each(LOCALES)('the rules say who of two players with equal points has the better place, in %s', async (locale) => {
  await openApp('/tournament/race', { locale, fill: ({ tournaments }) => tournaments.put(tournamentRow('race', 2)) })
  await expect.element(page.getByText(getTexts(locale)('tournament.points.equal'))).toBeVisible()
})

test('a tournament in another currency says so before the press, and changes the currency', async () => {
  const { worker } = await openApp('/tournament/race', {
    commands: {
      money: {
        refreshWallets: async () => ({ ok: true, value: undefined }),
        activateCurrency: async () => ({ ok: true, value: undefined }),
      },
    },
    fill: async (filled) => {
      await signIn(filled)
      await filled.wallets.update(PLAYER_ID, { currency: 'KZT' })
      await filled.tournaments.put(tournamentRow('race', 2))
    },
  })
  await expect.element(main).toHaveTextContent(say('tournament.otherCurrency', { currency: say('currency.RUB') }))
  await main.getByRole('button', { name: say('tournament.changeCurrency'), exact: true }).click()
  await expect.poll(() => worker.getArguments('money.activateCurrency')).toEqual([{ currency: 'RUB' }])
})

test('a press right after another tab has joined does not leave the tournament again', async () => {
  const { database, worker } = await openApp('/tournament/race', {
    fill: async (filled) => {
      await signIn(filled)
      await filled.tournaments.put(tournamentRow('race', 2))
    },
  })
  const join = main.getByRole('button', { name: say('tournament.joining'), exact: true })
  const leave = main.getByRole('button', { name: say('tournament.leaving'), exact: true })
  await expect.element(join).not.toHaveAttribute('aria-disabled', 'true')
  const pressed = new Promise<string | null>((resolve) => {
    const watcher = new MutationObserver(() => {
      const button = [...document.querySelectorAll('main button')].find(
        ({ textContent }) => textContent === say('tournament.leaving'),
      )
      if (!(button instanceof HTMLButtonElement)) return
      watcher.disconnect()
      button.click()
      resolve(button.getAttribute('aria-disabled'))
    })
    watcher.observe(main.element(), { childList: true, subtree: true, characterData: true })
  })
  await database.tournamentEntries.put(entryRow(PLAYER_ID, 'race', null))
  expect(await pressed).toBe('true')
  await expect.element(leave).not.toHaveAttribute('aria-disabled', 'true')
  expect(worker.getArguments(LEAVE)).toEqual([])
  await leave.click()
  await expect.poll(() => worker.getArguments(LEAVE)).toMatchObject([{ id: 'race' }])
  expect(worker.getArguments(JOIN)).toEqual([])
})

test('the leaderboard is shown with the player’s own place', async () => {
  await openApp('/top?by=wagered', {
    fill: async (database) => {
      await signIn(database)
      const line = { amount: minor(100), currency: 'RUB', multiplier: null, game: null, at: null } as const
      await database.topBoards.put({
        id: BOARD,
        items: [
          { ...line, place: 1, player: 'Dana' },
          { ...line, place: 2, player: 'Aru' },
        ],
        fetchedAt: Date.now(),
      })
      await database.topPlaces.put({ id: `${PLAYER_ID}:${BOARD}`, playerId: PLAYER_ID, line: { ...line, place: 2 } })
    },
  })
  const rows = page.getByRole('table', { name: say('nav.top') }).getByRole('row')
  await expect.element(rows.nth(2)).toHaveTextContent('You')
  await expect.element(rows.nth(1)).not.toHaveTextContent('You')
  await expect.element(page.getByTestId('top-place')).toHaveTextContent('₽1.00')
})

test('a tile says that its game counts in a tournament of the player, not in one that was not joined', async () => {
  const { database } = await openApp('/games/slots', {
    fill: async (filled) => {
      await signIn(filled)
      await putCatalogue(filled, [{ name: 'Amber Fields' }])
      await filled.tournaments.bulkPut([
        tournamentRow('race', 2),
        { ...tournamentRow('tables', 2), games: { kinds: ['live'], items: [] } },
      ])
      await filled.tournamentEntries.put(entryRow(PLAYER_ID, 'tables', null))
    },
  })
  const tile = page.getByRole('tabpanel').getByRole('link').first()
  await expect.element(tile).toBeVisible()
  await expect.element(tile).not.toHaveTextContent('Tournament')
  await database.tournamentEntries.put(entryRow(PLAYER_ID, 'race', null))
  await expect.element(tile).toHaveTextContent('Tournament')
  await expect.element(tile).toHaveAttribute('aria-description', expect.stringMatching(/^Tournament, /))
})

/** The board of a day’s wagers in all games. */
const BOARD = 'day wagered all'
