import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import { minor } from '#domain/money/money.ts'
import { BET } from './pages/dice.ts'
import { diceRound, putDicePair, settleDice } from './support/dice-rounds.ts'
import type { FakeWorker } from './support/fake-worker.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { say } from './support/texts.ts'

const MINUTE_MS = 60_000
const check = page.getByRole('dialog', { name: say('realityCheck.title'), exact: true })
const press = (name: 'continue' | 'stop' | 'history') =>
  check.getByRole('button', { name: say(`realityCheck.${name}`), exact: true }).click()

/** Opens a game for a player who has played for so many minutes since the last check. */
async function openAfter(minutes: number, path = '/games/dice', fill?: (database: MyDatabase, id: string) => unknown) {
  let playerId = ''
  const app = await openApp('/faq', {
    fill: async (database) => {
      playerId = await logIn(database, { balance: 10_000 })
      await database.facts.put({ id: 'geo', ip: null, country: 'KZ', region: null, blocked: false, fetchedAt: 0 })
      await fill?.(database, playerId)
    },
  })
  const sums = { RUB: { wagered: minor(50_000), net: minor(-12_345) } }
  const played = { playerId, ms: 62 * MINUTE_MS, sums, at: Date.now(), dueAt: null }
  await app.database.play.put({ ...played, checkedMs: (62 - minutes) * MINUTE_MS })
  app.worker.commands = {
    protection: {
      answerRealityCheck: async () => {
        await app.database.play.update(playerId, { checkedMs: 62 * MINUTE_MS })
        return { ok: true, value: undefined }
      },
    },
  }
  history.pushState(null, '', path)
  return app
}

const answers = (worker: FakeWorker) => worker.getArguments('protection.answerRealityCheck')

test('after an hour of play a reality check shows time, total wagered and net result, and suggests nothing', async () => {
  await openAfter(60)
  await expect.element(check).toHaveTextContent('You’ve been playing for 1 hour 2 minutes.')
  await expect.element(check).toHaveTextContent(/Total wagered₽500\.00Payouts₽376\.55Net result−₽123\.45/)
  expect(document.activeElement?.tagName).toBe('H2')
  await press('continue')
  await expect.element(check).not.toBeInTheDocument()
})

test.each([
  ['stop', '/'],
  ['history', '/profile/history'],
] as const)('an answer leads away from the game: %s', async (answer, path) => {
  await openAfter(60)
  await press(answer)
  await expect.poll(() => location.pathname).toBe(path)
  await expect.element(check).not.toBeInTheDocument()
})

test('no reality check comes over an open round; it comes right after it', async () => {
  const { database } = await openAfter(60, '/games/miner', async (rows, playerId) => {
    const { game: _game, ...round } = diceRound(playerId, { payout: minor(0) })
    const state = { opened: [], mines: null }
    await rows.rounds.put({ ...round, game: 'miner', status: 'open', bet: { mines: 3 }, state })
  })
  const cashOut = page.getByRole('button', { name: say('miner.cashOut') })
  await expect.element(cashOut).toBeVisible()
  await expect.element(check).not.toBeInTheDocument()
  await database.rounds.toCollection().modify({ status: 'settled' })
  await expect.element(check).toBeVisible()
})

test('a player may choose a shorter interval', async () => {
  await openAfter(31)
  await page.getByRole('button', { name: say('game.settings'), exact: true }).click()
  const interval = page.getByRole('combobox', { name: say('realityCheck.title'), exact: true })
  await expect.element(interval).toHaveValue('60')
  await interval.selectOptions('30')
  await expect.element(check).toBeVisible()
  expect(localStorage.getItem('games.realityCheck')).toBe('30')
})

test('auto-play stops before a reality check, and places no bet after it', async () => {
  const { worker, database } = await openAfter(16, '/games/dice', putDicePair)
  worker.commands = {
    ...worker.commands,
    games: {
      dice: {
        refresh: async () => ({ ok: true, value: undefined }),
        bet: async (order) => {
          await settleDice(database, order)
          return { ok: true, value: undefined }
        },
      },
    },
  }
  await page.getByRole('tab', { name: say('bet.mode.auto'), exact: true }).click()
  await page.getByRole('textbox', { name: say('auto.rounds'), exact: true }).fill('50')
  await page.getByRole('textbox', { name: say('auto.stopLoss'), exact: true }).fill('50')
  await page.getByRole('button', { name: say('auto.start'), exact: true }).click()
  await expect.poll(() => worker.getArguments(BET).length).toBeGreaterThan(1)
  await page.getByRole('button', { name: say('game.settings'), exact: true }).click()
  await page.getByRole('combobox', { name: say('realityCheck.title'), exact: true }).selectOptions('15')
  await expect.element(check).toBeVisible()
  const placed = worker.getArguments(BET).length
  await press('continue')
  await expect.element(page.getByRole('button', { name: say('auto.start'), exact: true })).toBeVisible()
  expect(worker.getArguments(BET)).toHaveLength(placed)
})

test('while a check is due a press at a table begins no round: it opens the check', async () => {
  const { worker, database } = await openAfter(10, '/games/dice', putDicePair)
  let isSlow = false
  worker.commands = {
    ...worker.commands,
    games: {
      dice: {
        refresh: async () => ({ ok: true, value: undefined }),
        bet: async (order) => {
          if (isSlow) await expect.poll(() => document.body.textContent).toContain(say('protection.check.due'))
          await settleDice(database, order)
          return { ok: true, value: undefined }
        },
      },
    },
  }
  const roll = page.getByRole('button', { name: say('dice.roll'), exact: true })
  await roll.click()
  await expect.poll(() => worker.getArguments(BET).length).toBe(1)
  await expect.element(page.getByTestId('original-round')).not.toHaveAttribute('data-moving')
  isSlow = true
  await roll.click()
  // It becomes due over the second round, and presses follow each other faster than rounds end.
  await database.play.toCollection().modify({ dueAt: Date.now() })
  const hurry = setInterval(() => roll.query()?.dispatchEvent(new MouseEvent('click', { bubbles: true })), 30)
  await expect.element(check).toBeVisible()
  clearInterval(hurry)
  expect(worker.getArguments(BET)).toHaveLength(2)
  expect(answers(worker)).toHaveLength(0)
})

test('neither the first moment of a check, nor the backdrop, Escape or Back answer it', async () => {
  const { worker } = await openAfter(60)
  await expect.element(check).toBeVisible()
  for (let times = 0; times < 3; times += 1) {
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Enter}')
    const backdrop = check.element()
    backdrop.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    backdrop.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    backdrop.dispatchEvent(new Event('cancel', { cancelable: true }))
  }
  await expect.element(check).not.toHaveAttribute('data-unasked')
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await expect.element(check).toBeVisible()
  expect(answers(worker)).toHaveLength(0)
  expect(location.pathname).toBe('/games/dice')
  await press('continue')
  await expect.element(check).not.toBeInTheDocument()
  expect(answers(worker)).toMatchObject([{ answer: 'continue' }])
})
