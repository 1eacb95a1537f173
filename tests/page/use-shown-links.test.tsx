import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import { main, rail } from './pages/page-frame.ts'
import { openApp } from './support/open-app.tsx'
import { signIn } from './support/signed-in.ts'
import { say } from './support/texts.ts'

const linksTo = (name: string) => page.getByRole('link', { name, exact: true })
const open = (path: string, fill: (database: MyDatabase) => Promise<unknown>) =>
  openApp(path, {
    commands: {
      games: {
        dice: { refresh: async () => ({ ok: false, error: { code: 'notOffered', status: 404, retry: false } }) },
      },
    },
    fill: async (database) => {
      await signIn(database)
      await fill(database)
    },
  })

test('what the operator has not got says so, leaves menu and home, and comes back once it is there', async () => {
  const lacks = { dice: Date.now(), tournaments: Date.now() }
  const { database } = await open('/', ({ facts }) =>
    facts.put({ id: 'problems', parts: { dice: 'notOffered', tournaments: 'notOffered' }, notOffered: lacks }),
  )
  await expect.element(rail.getByRole('link', { name: 'Keno', exact: true })).toBeVisible()
  await expect.element(main.getByRole('heading', { name: say('home.originals'), exact: true })).toBeVisible()
  await expect.poll(() => linksTo('Dice').elements()).toEqual([])
  await expect.poll(() => linksTo('Tournaments').elements()).toEqual([])
  await database.facts.put({ id: 'problems', parts: {} })
  await expect.poll(() => linksTo('Dice').elements().length).toBeGreaterThan(0)
})

test.each(['/games/dice', '/tournaments'])(
  '%s says that the operator has not got it, without a try again',
  async (path) => {
    const lacks = { dice: Date.now(), tournaments: Date.now() }
    await open(path, ({ facts }) =>
      facts.put({ id: 'problems', parts: { dice: 'notOffered', tournaments: 'notOffered' }, notOffered: lacks }),
    )
    await expect.element(main.getByText(say('error.notOffered'), { exact: true })).toBeVisible()
    await expect.element(main.getByText(/internet/i)).not.toBeInTheDocument()
    await expect.element(main.getByRole('button', { name: say('bet.tryAgain') })).not.toBeInTheDocument()
  },
)
