import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import { minor } from '#domain/money/money.ts'
import { isOn } from './pages/controls.ts'
import { BET, openDice } from './pages/dice.ts'
import { putDicePair } from './support/dice-rounds.ts'
import { openApp } from './support/open-app.tsx'
import { openGame } from './support/open-game.ts'
import { logIn } from './support/player.ts'
import { say, saying } from './support/texts.ts'

const cashier = page.getByRole('dialog', { name: say('deposit.title') })
const inMain = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const deposit = inMain(say('bet.deposit'))
const done = async () => ({ ok: true, value: undefined }) as const

/** Sets the balance, in minor units. */
function setBalance(database: MyDatabase, balance: number): Promise<unknown> {
  const amount = minor(balance)
  return database.wallets.toCollection().modify({ balance: amount, totalBalance: amount })
}

/** Presses the button, by mouse and by key, as soon as it has that text. */
function pressAtOnce(button: Element, text: string): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (!button.textContent.includes(text)) return
      watch.disconnect()
      if (button instanceof HTMLElement) button.click()
      document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space', key: ' ', bubbles: true }))
      resolve()
    })
    watch.observe(document, { subtree: true, childList: true, characterData: true })
  })
}

async function turnOnShortcuts(): Promise<void> {
  await page.getByText(say('bet.shortcuts'), { exact: true }).click()
  await page.getByRole('switch', { name: say('bet.shortcutsOn'), exact: true }).click()
}

/** The offer takes the place of the bet and gives it back: the same button, which takes no press at once. */
async function checkOffer(database: MyDatabase, bet: Locator, name: string): Promise<void> {
  const button = bet.element()
  if (button instanceof HTMLElement) button.focus()
  const hasty = pressAtOnce(button, say('bet.deposit'))
  await setBalance(database, 0)
  await hasty
  await isOn(deposit)
  expect(deposit.element()).toBe(button)
  await expect.element(deposit).toHaveFocus()
  expect(cashier.query()).toBeNull()
  const late = pressAtOnce(button, name)
  await setBalance(database, 500)
  await late
  await isOn(bet)
  expect(bet.element()).toBe(button)
  await setBalance(database, 0)
  await isOn(deposit)
  await userEvent.keyboard('{Enter}')
  await expect.element(cashier).toBeVisible()
}

test('with an empty balance the button of the bet is the deposit, keeps the focus and takes no late press', async () => {
  const { database, dice, worker } = await openDice({ balance: 500 })
  await turnOnShortcuts()
  await checkOffer(database, dice.roll, say('dice.roll'))
  expect(worker.getArguments(BET)).toEqual([])
})

test('the amount says that the balance does not cover it where the button is not the deposit', async () => {
  const { database, dice } = await openDice({ balance: 500 })
  const missing = page.getByText(saying('bet.amount.funds'))
  await setBalance(database, 0)
  await isOn(deposit)
  await expect.element(dice.amount).toHaveAttribute('aria-invalid', 'false')
  expect(missing.query()).toBeNull()
  await page.getByRole('tab', { name: say('bet.mode.auto'), exact: true }).click()
  await expect.element(missing).toBeVisible()
  await deposit.click()
  await expect.element(cashier).toBeVisible()
})

test('where the price is fixed the deposit stands there once, and is all that is said', async () => {
  await openApp('/games/roulette/wheel', {
    commands: { games: { wheel: { refresh: done } } },
    fill: async (rows) => {
      await putDicePair(rows, await logIn(rows))
      await rows.seedPairs.toCollection().modify({ game: 'wheel' })
    },
  })
  await isOn(deposit)
  expect(deposit.elements()).toHaveLength(1)
  expect(page.getByText(saying('original.short')).query()).toBeNull()
})

test('the deposit in place of a bet in crash keeps the focus and the number of the bet', async () => {
  const { database, worker } = await openApp('/games/crash', {
    commands: { games: { crash: { refresh: done, step: done, bet: done } } },
    fill: async (rows) => {
      await logIn(rows, { balance: 500 })
      const round = { phase: 'betting', id: 'r1', starts_at: Date.now() + 60_000 } as const
      const totals = { bets: 0, cashed_out: 0, worth: minor(0), paid: minor(0), currency: 'RUB' } as const
      await rows.topics.put({ id: 'crash', asOf: Date.now(), state: { round, totals, bets: [], last: [] } })
    },
  })
  const bet = inMain(say('crash.bet'))
  await isOn(bet)
  await turnOnShortcuts()
  await checkOffer(database, bet, say('crash.bet'))
  await expect.element(deposit).toHaveAttribute('data-action', '1')
  expect(worker.getArguments('games.crash.bet')).toEqual([])
})

test.each([
  ['/games/rooms/red', say('rooms.join'), 'games.rooms.bet'],
  ['/games/coinflip?against=players', say('duels.create'), 'games.duel.bet'],
] as const)(
  'the deposit in place of a stake keeps the focus and takes no late press: %s',
  async (path, name, command) => {
    const { database, worker } = await openGame(path)
    const stake = inMain(name)
    await isOn(stake)
    await turnOnShortcuts()
    await checkOffer(database, stake, name)
    expect(worker.getArguments(command)).toEqual([])
  },
)
