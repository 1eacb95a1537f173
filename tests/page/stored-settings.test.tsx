import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { say } from './support/texts.ts'

const mines = page.getByRole('slider', { name: say('miner.mines'), exact: true })
const logInButton = page.getByRole('banner').getByRole('button', { name: say('account.logIn'), exact: true })

/** Goes to another page of the app without loading it. */
function goTo(path: string): void {
  history.pushState(null, '', path)
}

test('what a player has set at a table is gone after a log-out on another page', async () => {
  const { database } = await openApp('/games/miner', { fill: async (database) => void (await logIn(database)) })
  await expect.element(mines).toHaveValue('3')
  await page.getByRole('button', { name: say('miner.mines.more'), exact: true }).click()
  await expect.element(mines).toHaveValue('4')
  goTo('/faq')
  await expect.element(mines).not.toBeInTheDocument()
  goTo('/games/miner')
  await expect.element(mines).toHaveValue('4')
  goTo('/faq')
  await expect.element(mines).not.toBeInTheDocument()
  await database.session.clear()
  await expect.element(logInButton).toBeVisible()
  goTo('/games/miner')
  await expect.element(mines).toHaveValue('3')
})
