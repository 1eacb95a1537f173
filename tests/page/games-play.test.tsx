import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Result } from '#domain/calls/result.ts'
import { Form } from './pages/forms.ts'
import { goToLogInByEmail } from './pages/login-forms.ts'
import { button, heading, link, main } from './pages/page-frame.ts'
import { putCatalogue, putFoundGame } from './support/catalogue.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say, saying } from './support/texts.ts'

const FIND = 'lobby.findGame'
const FAILED = { ok: false, error: { code: 'operator', status: 503, retry: true } } as const
const NAME = 'Amber Fields'
const PATH = '/games/slots/game-0/demo'
const problem = main.getByRole('alert').filter({ hasText: saying('error.operator') })
const similar = main.getByRole('heading', { name: saying('play.similar') })

type Given = { find?: () => Promise<Result<boolean>>; hasGame?: boolean; launch?: Result<never> }

/** Opens a game's address; the operator's answers about the game and its launch are given. */
async function openGame(path: string, { find, hasGame = false, launch = FAILED }: Given = {}) {
  const app = await openApp(path, {
    commands: {
      lobby: {
        findGame: find ?? (async () => ({ ok: true, value: false })),
        refreshCatalogue: async () => {
          if (hasGame) await putCatalogue(app.database, [{ name: NAME }, { name: 'Jade Temple' }])
          return { ok: true, value: undefined }
        },
        launch: async () => launch,
      },
      session: {
        loginByEmail: async () => {
          await signIn(app.database)
          return { ok: true, value: { locale: 'en' } }
        },
      },
    },
    fill: async (database) => {
      if (hasGame) await putFoundGame(database, { name: NAME })
    },
  })
  return app
}

test('a game has its back link and a loading text until its data arrives, and is asked for once', async () => {
  let answer: (found: Result<boolean>) => void = () => undefined
  const { database, worker } = await openGame(PATH, { find: () => new Promise((resolve) => (answer = resolve)) })
  await expect.element(main.getByText(say('play.asking'), { exact: true })).toBeVisible()
  await expect.element(link(say('play.back'))).toBeVisible()
  await expect.element(page.getByText(say('play.demo'))).toBeVisible()
  await putCatalogue(database, [{ name: NAME }])
  answer({ ok: true, value: true })
  await expect.element(heading(NAME)).toBeVisible()
  expect(worker.getArguments(FIND)).toEqual([{ kind: 'slots', slug: 'game-0' }])
})

test('an unknown game is not found even while the catalogue is not loaded', async () => {
  await openGame('/games/slots/no-such-game/play')
  await expect.element(heading(say('notFound.title', { path: '/games/slots/no-such-game/play' }))).toBeVisible()
})

test('a game that cannot be loaded says so, and opens when asked again', async () => {
  let isDown = true
  const app = await openGame(PATH, {
    find: async () => {
      await app.database.facts.put({ id: 'problems', parts: isDown ? { game: 'operator' } : {} })
      if (isDown) return FAILED
      await putCatalogue(app.database, [{ name: NAME }])
      return { ok: true, value: true }
    },
  })
  await expect.element(problem).toBeVisible()
  await expect.element(page.getByRole('heading', { name: saying('notFound.title') })).not.toBeInTheDocument()
  expect(app.worker.getArguments(FIND)).toHaveLength(1)
  isDown = false
  await button(say('errorPage.retry')).click()
  await expect.element(heading(NAME)).toBeVisible()
  expect(app.worker.getArguments(FIND)).toHaveLength(2)
})

test('a game is found in the catalogue if the operator has no endpoint for one game', async () => {
  const { database, worker } = await openGame(PATH, { find: async () => FAILED })
  await expect.poll(() => worker.getArguments('lobby.refreshCatalogue')).not.toHaveLength(0)
  await putCatalogue(database, [{ name: NAME }])
  await expect.element(heading(NAME)).toBeVisible()
})

test.each([
  ['to a guest', '/games/slots/game-0/play', say('play.guest')],
  ['as the launch is refused', PATH, saying('error.operator')],
])('similar games are loaded at once when no game opens, %s', async (_what, path, text) => {
  const { worker } = await openGame(path, { hasGame: true })
  await expect.element(main).toHaveTextContent(text)
  await expect.element(similar).toBeVisible()
  expect(worker.getArguments('lobby.refreshCatalogue')).toHaveLength(1)
})

test('a log-in from the page of a game opens the game', async () => {
  const { worker } = await openGame('/games/slots/game-0/play', { hasGame: true })
  await button(say('account.logIn')).click()
  await (await goToLogInByEmail()).with('aru@example.com', 'correct horse battery')
  await expect.element(new Form(say('login.byEmail')).dialog).not.toBeInTheDocument()
  await expect.poll(() => worker.getArguments('lobby.launch')).toEqual([{ slug: 'game-0', mode: 'play' }])
})
