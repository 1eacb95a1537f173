import type { Page } from '@playwright/test'
import { draws } from '#domain/fairness/draws.ts'
import { minerMines } from '#domain/games/miner.ts'
import type { ControlClient } from '../operator/control-client.ts'
import { casinoOn } from './pages/casino.ts'
import type { Miner } from './pages/miner.ts'
import { isOn } from './pages/description.ts'
import { expect, test } from './support/fixtures.ts'
import { writePlay } from './support/play.ts'
import { GAME, gameInFrame } from './support/provider.ts'
import { seenThere } from './support/session.ts'
import { say } from './support/texts.ts'

test.use({ hasServiceWorkers: false })

const checkOn = (page: Page) => page.getByRole('dialog', { name: say('realityCheck.title'), exact: true })
const answer = (page: Page, name: 'continue' | 'stop') =>
  checkOn(page)
    .getByRole('button', { name: say(`realityCheck.${name}`), exact: true })
    .click()

const SEEDS = { serverSeed: '6d'.repeat(32), clientSeed: 'gems' }
const MINES = 5
const mines = minerMines((wanted) => draws(SEEDS, 0, wanted), MINES)
const GEM = [0, 1, 2, 3, 4, 5].find((tile) => !mines.includes(tile)) ?? 0

/** Starts a round of miner that is open, with one gem that can be cashed out. */
async function openRound(miner: Miner, control: ControlClient, email: string): Promise<void> {
  await control.seedOriginal({ email, game: 'miner', ...SEEDS })
  await miner.sit()
  await miner.mines.fill(String(MINES))
  await miner.start.click()
  await miner.open(GEM, 'gem')
  await isOn(miner.cashOut)
}

test('where one table is allowed, another tab plays only once this one has finished its round', async ({
  casino,
  context,
  control,
  page,
  players,
}) => {
  await control.set({ protectionRules: { parallelPlay: false } })
  const player = await players.enter({ balance: '100.00' })
  await openRound(casino.miner, control, player.email)

  const other = await context.newPage()
  const { dice } = casinoOn(other)
  await other.goto('/games/dice')
  const elsewhere = (tab: Page) => tab.getByTestId('other-tab')
  await expect(elsewhere(other)).toContainText(say('protection.tab.title'))
  await expect(dice.roll).toHaveCount(0)
  await elsewhere(other).getByRole('button').click()
  await expect(elsewhere(other)).toContainText(say('protection.tab.waiting'))
  await casino.miner.cashOut.click()
  await isOn(dice.roll)
  await expect(elsewhere(page)).toBeVisible()
  await other.close()
  await isOn(casino.miner.start)
})

test('a reality check comes before a slot opens, and over an open one, which stays; its answer reaches the operator', async ({
  control,
  page,
  players,
}) => {
  const player = await players.enter({ balance: '100.00' })
  await page.goto('/faq')
  await seenThere(page)
  await writePlay(page, player.id, 61 * 60_000)
  await page.goto(`/games/slots/${GAME.slug}/play`)
  await expect(checkOn(page)).toContainText('You’ve been playing for 1 hour 1 minute.')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await control.requests({ endpoint: 'launchGame' })).toEqual([])
  await answer(page, 'continue')
  await expect(checkOn(page)).toBeHidden()
  await gameInFrame(page).isOpen()
  await writePlay(page, player.id, 61 * 60_000)
  await expect(checkOn(page)).toBeVisible()
  await answer(page, 'continue')
  await gameInFrame(page).isOpen()
  await expect
    .poll(() => control.realityChecks(player.email))
    .toMatchObject([{ answer: 'continue' }, { answer: 'continue' }])
  await page.reload()
  await gameInFrame(page).isOpen()
  await expect(page.getByTestId('play-line')).toContainText(/^1:01:/)
  await expect(checkOn(page)).toBeHidden()
})
