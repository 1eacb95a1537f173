import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import type { ProvidedCard } from '#db/rows.ts'
import type { DataSection } from '#domain/calls/data-sections.ts'
import { bonusRow } from './support/bonus-rows.ts'
import { putCatalogue } from './support/catalogue.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { say, saying } from './support/texts.ts'

let playerId = ''
const HOUR_MS = 3_600_000
const problem = page.getByRole('main').getByRole('alert')
const again = page.getByRole('main').getByRole('button', { name: say('errorPage.retry'), exact: true })

/** Stores that the operator could not give a section, or that it has. */
async function putProblem(database: MyDatabase, section: DataSection | null): Promise<void> {
  await database.facts.put({ id: 'problems', parts: section === null ? {} : { [section]: 'operator' } })
}

test('a carousel that could not be refreshed shows its age beside its heading', async () => {
  const games: ProvidedCard[] = Array.from({ length: 24 }, (_, at) => ({
    id: String(at),
    slug: `game-${at}`,
    name: `Game ${at}`,
    provider: 'Brass Otter',
    kind: 'slots',
    isNew: false,
  }))
  await openApp('/', {
    fill: async (database) => {
      const fetchedAt = Date.now() - HOUR_MS
      await database.lobby.put({ id: 'home', shelves: [{ id: 'popular', games }], version: '1', fetchedAt })
      await putProblem(database, 'lobby')
    },
  })
  const popular = page.getByRole('region', { name: 'Popular', exact: true })
  await expect.element(popular.getByText(/^updated /)).toBeVisible()
  await expect.element(popular.getByRole('heading', { name: 'Popular', exact: true })).toBeVisible()
})

/** Opens an address for a player whose favourites could not be loaded; asked again, there are none. */
async function openWithoutFavourites(path: string) {
  const app = await openApp(path, {
    commands: {
      lobby: {
        refreshPersonal: async () => {
          await app.database.favourites.put({ playerId, ids: [], toldAt: Date.now() })
          await putProblem(app.database, null)
          return { ok: true, value: undefined }
        },
      },
    },
    fill: async (database) => {
      playerId = await logIn(database)
      await putCatalogue(database, [{ name: 'Amber Fields' }])
      await putProblem(database, 'personalLobby')
    },
  })
  await expect.element(problem).toHaveTextContent(saying('error.operator'))
  return app
}
test('favourites that cannot be loaded show an error on the home page', async () => {
  await openWithoutFavourites('/')
  await expect.element(page.getByRole('heading', { name: 'Favourites', exact: true })).toBeVisible()
})

test('favourites that cannot be loaded show an error in their list, never an empty list', async () => {
  await openWithoutFavourites('/games/slots?list=favourites')
  const none = page.getByText(saying('shelf.noFavourites'))
  // It is not known that there are none.
  await expect.element(page.getByText('0 games', { exact: true })).not.toBeInTheDocument()
  await expect.element(none).not.toBeInTheDocument()
  await again.click()
  await expect.element(none).toBeVisible()
  await expect.element(problem).not.toBeInTheDocument()
})

test('a history that cannot be loaded offers to try again, and an empty one says that it is empty', async () => {
  let isDown = true
  const { database, worker } = await openApp('/profile/history?type=withdrawals', {
    commands: {
      history: {
        refresh: async ({ kind }) => {
          if (isDown) return { ok: false, error: { code: 'operator', status: 500, retry: true } }
          const key = `${playerId}:${kind}`
          const fetchedAt = Date.now()
          await database.historyExtents.put({ key, playerId, kind, next: null, oldestAt: null, marks: [], fetchedAt })
          await putProblem(database, null)
          return { ok: true, value: undefined }
        },
      },
    },
    fill: async (empty) => {
      playerId = await logIn(empty)
      await putProblem(empty, 'history')
    },
  })
  const panel = page.getByRole('tabpanel')
  await expect.element(panel.getByRole('alert')).toHaveTextContent(saying('error.operator'))
  await expect.element(page.getByText(say('history.none.withdrawals'))).not.toBeInTheDocument()
  await expect.poll(() => worker.getArguments('history.refresh')).toHaveLength(1)
  isDown = false
  await panel.getByRole('button', { name: say('errorPage.retry'), exact: true }).click()
  await expect.element(page.getByText(say('history.none.withdrawals'))).toBeVisible()
  await expect.element(panel.getByRole('alert')).not.toBeInTheDocument()
})

test('bonuses that cannot be loaded show an error; offline the last loaded ones stay', async () => {
  let isDown = true
  const { database, worker } = await openApp('/bonuses', {
    commands: {
      bonuses: {
        refresh: async () => {
          if (isDown) return { ok: false, error: { code: 'operator', status: 500, retry: true } }
          await database.bonuses.put(bonusRow(playerId))
          await database.bonusBoard.put({ playerId, waiting: null, fetchedAt: Date.now() })
          await putProblem(database, null)
          return { ok: true, value: undefined }
        },
      },
    },
    fill: async (empty) => {
      playerId = await logIn(empty)
      await putProblem(empty, 'bonuses')
    },
  })
  const bonus = page.getByTestId('bonus')
  await expect.element(problem.filter({ hasText: saying('error.operator') })).toBeVisible()
  await expect.element(bonus).not.toBeInTheDocument()
  await expect.poll(() => worker.getArguments('bonuses.refresh')).toHaveLength(1)
  isDown = false
  await again.click()
  await expect.element(bonus).toHaveAccessibleName('Welcome 100')

  await database.facts.put({ id: 'connection', reachable: false, since: Date.now() })
  const cancel = bonus.getByRole('button', { name: say('bonuses.cancel'), exact: true })
  await expect.element(cancel).toHaveAccessibleDescription(saying('connection.needed'))
  await expect.element(cancel).toHaveAttribute('aria-disabled', 'true')
  await expect.element(bonus).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveTextContent(/updated/)
})

test('bonuses are drawn only once the offer above them is known', async () => {
  let answer: (reply: { ok: true; value: undefined }) => void = () => undefined
  const reply = new Promise<{ ok: true; value: undefined }>((resolve) => (answer = resolve))
  const { database, screen } = await openApp('/bonuses', {
    commands: { bonuses: { refresh: () => reply } },
    fill: async (empty) => {
      playerId = await logIn(empty)
      await empty.bonuses.put(bonusRow(playerId))
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Bonuses', level: 1, exact: true })).toBeVisible()
  await expect.poll(() => screen.container.querySelector('main [aria-busy="true"]')).not.toBeNull()
  expect(screen.container.querySelector('[data-testid=bonus]')).toBeNull()
  const firstDrawn = new Promise<string | null>((resolve) => {
    new MutationObserver(() => {
      const main = screen.container.querySelector('main:has([data-testid=bonus])')
      if (main) resolve(main.textContent)
    }).observe(screen.container, { childList: true, subtree: true })
  })
  const waiting = { name: 'Gift', expiresAt: Date.now() + HOUR_MS }
  await database.bonusBoard.put({ playerId, waiting, fetchedAt: Date.now() })
  answer({ ok: true, value: undefined })
  expect(await firstDrawn).toContain('Gift')
})
