import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MyDatabase } from '#db/my-database.ts'
import { minor } from '#domain/money/money.ts'
import { openApp } from './support/open-app.tsx'
import { logIn } from './support/player.ts'
import { protectionRow } from './support/protection-row.ts'
import { say } from './support/texts.ts'

const MINUTE_MS = 60_000
const HASH = '0'.repeat(64)

const ITEM = { name: { en: 'Coin' }, picture: 'coin' }
const CASE = {
  slug: 'first',
  name: { en: 'First case' },
  picture: 'first',
  price: { RUB: minor(100) },
  items: [
    { ...ITEM, id: 'a', weight: 1, multiplier: 200 },
    { ...ITEM, id: 'b', weight: 1, multiplier: 0 },
  ],
}
const ROOM = { serverSeedHash: HASH, entries: [], drawsAt: null, closesAt: null, isAsSeen: true }
const DOOR = { roundId: 'r', phase: 'waiting', pot: minor(0), players: 0, drawsAt: null } as const

/** What the socket has reported: the room and the list of duels are empty. */
async function putTopics(database: MyDatabase): Promise<void> {
  const asOf = Date.now()
  await database.facts.bulkPut([
    { id: 'realtime', state: 'open' },
    { id: 'cases', cases: [CASE], fetchedAt: asOf },
  ])
  await database.topics.bulkPut([
    { id: 'rooms:RUB', asOf, state: { red: DOOR, yellow: DOOR, purple: DOOR } },
    { id: 'room:red:RUB', asOf, state: { round: { ...ROOM, id: 'r', phase: 'waiting' }, previous: null, past: [] } },
    { id: 'duels:RUB', asOf, state: { open: [], flips: [] } },
  ])
}

/** Opens a game for a player who has not played it; returns how a break begins there. */
async function openGame(path: string) {
  let playerId = ''
  const { database } = await openApp(path, {
    fill: async (rows) => {
      playerId = await logIn(rows, { balance: 10_000 })
      await rows.protection.put(protectionRow(playerId))
      await putTopics(rows)
    },
  })
  const takeBreak = () =>
    database.localProtection.put({
      playerId,
      breakUntil: Date.now() + 60 * MINUTE_MS,
      isBreakUnsent: false,
      limits: [],
    })
  return { database, takeBreak }
}

test.each([
  ['/games/dice', 'dice.result.none'],
  ['/games/miner', 'miner.stands.none'],
  ['/games/hilo', 'hilo.line.none'],
  ['/games/keno', 'keno.result.none'],
  ['/games/keno', 'keno.picks.none'],
  ['/games/roulette', 'roulette.result.none'],
  ['/games/roulette/wheel', 'keno.pays.top'],
  ['/games/coinflip', 'coinflip.line.none'],
  ['/games/coinflip?against=players', 'duels.none'],
  ['/games/crash', 'crash.result.none'],
  ['/games/rooms', 'rooms.door.empty'],
  ['/games/rooms/red', 'rooms.status.empty'],
  ['/games/cases/first', 'cases.result.none'],
] as const)('%s invites to play, but not during a break, and nothing moves: %s', async (path, id) => {
  const { database, takeBreak } = await openGame(path)
  const invitation = page.getByText(say(id), { exact: true }).first()
  const getRect = () =>
    page.getByText(say(id), { exact: true }).first().element().parentElement?.getBoundingClientRect()
  await expect.element(invitation).toBeVisible()
  const before = getRect()
  await takeBreak()
  await expect.element(invitation).not.toBeVisible()
  expect(getRect()).toEqual(before)
  await database.localProtection.clear()
  await expect.element(invitation).toBeVisible()
})

test('a player who is excluded is not invited', async () => {
  const { database } = await openGame('/games/dice')
  const invitation = page.getByText(say('dice.result.none'), { exact: true })
  await expect.element(invitation).toBeVisible()
  await database.protection.toCollection().modify({ exclusion: { until: null, registerUrl: null } })
  await expect.element(page.getByText(say('protection.block.excludedForGood'))).toBeVisible()
  await expect.element(invitation).not.toBeVisible()
})

test('in a break no duel can be joined', async () => {
  const duels = await openGame('/games/coinflip?against=players')
  const times = { at: Date.now(), closesAt: Date.now() + 60 * MINUTE_MS }
  const duel = { ...times, id: 'd', player: 'Ai••', side: 'heads', amount: minor(100), serverSeedHash: HASH } as const
  await duels.database.topics.put({ id: 'duels:RUB', asOf: Date.now(), state: { open: [duel], flips: [] } })
  const join = page.getByRole('button', { name: say('duels.join'), exact: true })
  await expect.element(join).toBeVisible()
  await duels.takeBreak()
  await expect.element(join).not.toBeInTheDocument()
})

test('in a break no key asks for a chip', async () => {
  const { database, takeBreak } = await openGame('/games/roulette')
  const invitation = page.getByText(say('roulette.result.none'), { exact: true })
  const problem = page.getByText(say('roulette.problem.none'), { exact: true })
  await page.getByText(say('bet.shortcuts'), { exact: true }).click()
  await page.getByRole('switch', { name: say('bet.shortcutsOn'), exact: true }).click()
  await page.getByRole('heading', { name: say('roulette.title'), exact: true }).click()
  await takeBreak()
  await expect.element(invitation).not.toBeVisible()
  await userEvent.keyboard(' ')
  await database.localProtection.clear()
  await expect.element(invitation).toBeVisible()
  await expect.element(problem).not.toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.element(problem).toBeVisible()
})
