import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import type { IntentRow } from '#db/rows.ts'
import type { Commands } from '#worker/index.ts'
import { DiceTable, openDice } from './pages/dice.ts'
import { isOn } from './pages/controls.ts'
import { diceRound, settleDice } from './support/dice-rounds.ts'
import { say } from './support/texts.ts'

type Order = Parameters<Commands['games']['dice']['bet']>[0]

const dice = new DiceTable()
const session = page.getByTestId('session')
const net = page.getByTestId('session-net')
const moment = page.getByTestId('win-moment')

afterEach(() => {
  vi.restoreAllMocks()
})

/** Checks how many rounds the session counts. */
async function counts(rounds: number): Promise<void> {
  await expect.element(session).toHaveTextContent(`${say('session.rounds')}${rounds}`)
}

/** Goes to another page of the app without loading it. */
function goTo(path: string): void {
  history.pushState(null, '', path)
}

/** The journal's row of a bet that is under way. */
function toIntent(playerId: string, { key, amount, shown: { currency } }: Order): IntentRow {
  const bet = { kind: 'dice.bet', subject: 'dice', state: 'sent' } as const
  return { ...bet, key, playerId, amount, currency, error: null, outcome: null, createdAt: Date.now() }
}

/** Opens dice for a player whose bet gets no reply yet; returns what the page has sent. */
async function openWaitingDice(onBet: (database: MyDatabase, order: Order) => Promise<void>) {
  const orders: Order[] = []
  const app = await openDice()
  const unsettled = app.worker.commands.games?.dice
  if (unsettled) {
    unsettled.bet = async (order) => {
      orders.push(order)
      await onBet(app.database, order)
      return new Promise(() => undefined)
    }
  }
  return { ...app, orders }
}

test('a result counts once, when the player sees it, and one of another tab does not', async () => {
  const { database } = await openDice()
  await counts(0)
  await dice.roll.click()
  await counts(1)
  await expect.element(net).toHaveTextContent('+₽1.00')
  const playerId = (await database.session.get('current'))?.playerId ?? ''
  await database.rounds.put(diceRound(playerId, { key: crypto.randomUUID(), at: Date.now() + 10_000 }))
  await expect.poll(() => dice.history.getByRole('row').elements().length).toBe(3)
  await counts(1)
})

test('a bet that was settled while the player was elsewhere counts when its result is on screen again', async () => {
  const { database, orders } = await openWaitingDice(async () => {})
  await dice.roll.click()
  await expect.poll(() => orders.length).toBe(1)
  goTo('/faq')
  await expect.element(session).not.toBeInTheDocument()
  if (orders[0]) await settleDice(database, orders[0])
  goTo('/games/keno')
  await counts(0)
  goTo('/games/dice')
  await counts(1)
  // It was no moment of this visit.
  await expect.element(moment).not.toBeInTheDocument()
})

test('a win in a hidden tab counts, but is not celebrated, nor when the tab is shown again', async () => {
  const celebrated = () => moment.query() ?? document.querySelector('[data-counting]')
  await openDice()
  // Without its effects the win is counted all the same, so the first one shows that they are on.
  await dice.roll.click()
  await expect.poll(celebrated).not.toBeNull()
  await expect.poll(celebrated).toBeNull()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  let hasCelebrated = false
  const watcher = new MutationObserver(() => {
    hasCelebrated ||= celebrated() !== null
  })
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true })
  await dice.roll.click()
  await counts(2)
  vi.restoreAllMocks()
  document.dispatchEvent(new Event('visibilitychange'))
  await isOn(dice.roll)
  await expect.poll(() => dice.history.getByRole('row').elements().length).toBe(3)
  watcher.disconnect()
  expect(hasCelebrated).toBe(false)
})

test('the session is inexact while a bet of another game is not confirmed', async () => {
  const { database, orders } = await openWaitingDice(async (rows, order) => {
    const player = await rows.session.get('current')
    await rows.intents.put(toIntent(player?.playerId ?? '', order))
  })
  await dice.roll.click()
  await expect.poll(() => orders.length).toBe(1)
  await expect.element(net).toHaveTextContent(/^₽0\.00$/)
  goTo('/games/keno')
  await expect.element(net).toHaveTextContent(/^≈ ₽0\.00$/)
  await database.intents.update(orders[0]?.key ?? '', { state: 'settled' })
  await expect.element(net).toHaveTextContent(/^₽0\.00$/)
})
