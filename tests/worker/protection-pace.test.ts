import { beforeEach, expect, test } from 'vitest'
import { getPracticeOwner } from '#domain/games/practice.ts'
import { minor } from '#domain/money/money.ts'
import { NOTHING_LOCAL } from '#db/nothing-local.ts'
import { storedProtection } from '#db/protection-view.ts'
import { forbidden, useProtectedPlayer } from './support/protected-player.ts'
import type { Tab } from './support/tab.ts'
import { EMAIL, good, PASSWORD } from './support/world.ts'

/** The least time from the start of a round to the next one, of a player and not of a tab or a table. */

const player = useProtectedPlayer()
const { world, enter, bet, local, requests } = player
const tooSoon = { ...forbidden('pace'), error: { ...forbidden('pace').error, retryAt: expect.any(Number) } }
const dice = (tab: Tab) => tab.play.dice.bet({ amount: minor(100), bet: { target: 5_000, direction: 'over' as const } })

beforeEach(() => world.control.set({ protectionRules: { minRoundSeconds: 60 } }))

/** Lets the last round have begun a minute earlier, on the device and at the operator. */
async function passMinute(): Promise<void> {
  await world.db.localProtection.update(await player.playerId(), { roundStartedAt: Date.now() - 60_000 })
  await world.control.set({ protectionRules: { minRoundSeconds: 0 } })
}

test('holds at another game, in a second tab, after a reload and after a log-out', async () => {
  const tab = await enter()
  good(await tab.commands.games.dice.refresh())
  good(await bet(tab))
  expect(await bet(tab)).toMatchObject(tooSoon)
  expect(await dice(tab)).toMatchObject(tooSoon)

  const second = await world.open()
  expect(await bet(second)).toMatchObject(tooSoon)
  tab.stop()
  second.stop()
  const reloaded = await world.open()
  expect(await dice(reloaded)).toMatchObject(tooSoon)

  good(await reloaded.commands.session.logout())
  good(await reloaded.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD }))
  await player.sitDown(reloaded)
  expect(await bet(reloaded)).toMatchObject(tooSoon)
  expect(await requests('roulette.bet')).toHaveLength(1)
  expect(await requests('dice.bet')).toEqual([])

  await passMinute()
  good(await bet(reloaded))
  expect(await requests('roulette.bet')).toHaveLength(2)
})

test('leaves one of two bets that two tabs place at once', async () => {
  const tab = await enter()
  const second = await world.open()
  const answers = await Promise.all([bet(tab), bet(second)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await requests('roulette.bet')).toHaveLength(1)
})

test('waits for no more than its time where the last round was noted by a clock ahead', async () => {
  const tab = await enter()
  good(await bet(tab))
  const row = await local()
  await world.db.localProtection.update(await player.playerId(), { roundStartedAt: Date.now() + 7_200_000 })
  expect(await bet(tab)).toMatchObject(tooSoon)
  expect(Math.abs(((await local())?.roundStartedAt ?? 0) - (row?.roundStartedAt ?? 0))).toBeLessThan(60_000)
})

test('is not kept, and nothing is noted, where the region has none', async () => {
  await world.control.set({ protectionRules: { minRoundSeconds: 0 } })
  const tab = await enter()
  good(await bet(tab))
  good(await bet(tab))
  expect(await local()).toBeUndefined()
})

test('of a bet on the rest of the wait of a moment is waited for', async () => {
  const tab = await enter()
  good(await bet(tab))
  await world.control.set({ protectionRules: { minRoundSeconds: 0 } })
  // By the worker's clock, which is not this one's to the tenth of a second: the wait has 250 ms left at most.
  const noted = (await local())?.roundStartedAt ?? 0
  await world.db.localProtection.update(await player.playerId(), { roundStartedAt: noted - 60_000 + 250 })
  good(await bet(tab))
  expect(await requests('roulette.bet')).toHaveLength(2)
})

test('holds in practice too, and between practice and money', async () => {
  const tab = await enter()
  const { practice, loadRegion } = tab.commands.games
  await loadRegion()
  good(await practice.dice.refresh())
  const chips = async () => {
    const bet = { target: 5_000, direction: 'over' as const }
    return practice.dice.bet({ key: crypto.randomUUID(), amount: minor(1_000), bet })
  }
  good(await chips())
  expect(await chips()).toMatchObject(tooSoon)
  expect(await bet(tab)).toMatchObject(tooSoon)
  expect(await requests('roulette.bet')).toEqual([])
  await passMinute()
  good(await chips())
  const owner = getPracticeOwner(await player.playerId())
  expect(await world.db.rounds.where({ playerId: owner }).toArray()).toHaveLength(2)
})

test('of a guest who practises is shown, without a break of a player before', async () => {
  await world.db.localProtection.put({ ...NOTHING_LOCAL, playerId: 'before', breakUntil: 5, roundStartedAt: 3 })
  expect(await storedProtection()).toMatchObject({ known: null, local: { playerId: '', breakUntil: 5 } })
  expect((await storedProtection()).local?.roundStartedAt).toBeUndefined()
  await world.db.localProtection.put({ ...NOTHING_LOCAL, playerId: '', roundStartedAt: 7 })
  expect(await storedProtection()).toMatchObject({ local: { playerId: '', breakUntil: 5, roundStartedAt: 7 } })
})
