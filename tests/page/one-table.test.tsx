import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { GameRound } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { isOn } from './pages/controls.ts'
import { diceRound } from './support/dice-rounds.ts'
import { openGame } from './support/open-game.ts'
import { say, saying } from './support/texts.ts'

/** The lock of the one tab that may play, and what a tab writes that asks for the table. */
const LOCK = 'table'
const REQUEST_KEY = 'games.table'

const elsewhere = page.getByTestId('other-tab')
const GAMES = [
  ['/games/dice', say('dice.roll')],
  ['/games/crash', say('crash.bet')],
  ['/games/rooms/red', say('rooms.join')],
  ['/games/coinflip?against=players', say('duels.create')],
] as const
const RULES = { rules: { parallelPlay: false } }

let leave = (): void => undefined
afterEach(() => leave())

/** Another tab sits at its table. */
async function sitElsewhere(): Promise<void> {
  await new Promise<void>((seated) => {
    void navigator.locks.request(LOCK, () => {
      seated()
      return new Promise<void>((resolve) => (leave = resolve))
    })
  })
}

/** Whether this tab has the table. */
const hasTable = async () => (await navigator.locks.query()).held?.some(({ name }) => name === LOCK)

test.each(GAMES)('where one table is allowed, %s waits for its turn while another tab plays', async (path, name) => {
  await sitElsewhere()
  await openGame(path, RULES)
  const stake = page.getByRole('button', { name, exact: true })
  await expect.element(elsewhere).toHaveTextContent(say('protection.tab.title'))
  await expect.element(stake).not.toBeInTheDocument()
  await elsewhere.getByRole('button').click()
  await expect.element(elsewhere).toHaveTextContent(say('protection.tab.waiting'))
  expect(localStorage.getItem(REQUEST_KEY)).not.toBeNull()
  leave()
  await isOn(stake)
  await expect.element(elsewhere).not.toBeInTheDocument()
})

test('a tab that is asked for its table finishes its open round before it leaves', async () => {
  const { database, playerId } = await openGame('/games/miner', RULES)
  const round: GameRound<'miner'> = {
    ...diceRound(playerId),
    id: 'open',
    game: 'miner',
    status: 'open',
    payout: minor(0),
    bet: { mines: 3 },
    state: { opened: [], mines: null },
  }
  await database.rounds.put(round)
  await expect.poll(hasTable).toBe(true)
  await expect.element(page.getByRole('button', { name: saying('miner.random') })).toBeVisible()
  window.dispatchEvent(new StorageEvent('storage', { key: REQUEST_KEY }))
  // A tab that left at once would have done so by the next frames.
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  expect(await hasTable()).toBe(true)
  await expect.element(elsewhere).not.toBeInTheDocument()
  await database.rounds.update('open', { status: 'settled', state: { opened: [], mines: [0, 1, 2] } })
  await expect.element(elsewhere).toBeVisible()
  expect(await hasTable()).toBe(false)
})
