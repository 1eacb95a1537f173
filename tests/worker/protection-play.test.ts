import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { DAY_MS, forbidden, HOUR_MS, useProtectedPlayer } from './support/protected-player.ts'
import type { Tab } from './support/tab.ts'
import { until } from './support/until.ts'
import { EMAIL, good, PASSWORD, SHOWN, signUp } from './support/world.ts'

const player = useProtectedPlayer()
const { world, enter, bet, requests } = player

const readPlay = async () => world.db.play.get(await player.playerId())

/** A second of play that completes an hour, so that a check is due. */
async function playAnHour(tab: Tab): Promise<void> {
  const playerId = await player.playerId()
  good(await tab.commands.protection.countTime({ playerId, ms: 1_000, minutes: 60 }))
  await world.db.play.update(playerId, { ms: HOUR_MS })
  good(await tab.commands.protection.countTime({ playerId, ms: 1_000, minutes: 60 }))
}

const answer = (tab: Tab) => tab.commands.protection.answerRealityCheck({ at: Date.now(), answer: 'continue' })

describe('while a reality check is due', () => {
  test('no round begins in any tab and no game opens, and a deposit passes', async () => {
    const tab = await enter()
    const other = await world.open()
    good(await bet(tab))
    await playAnHour(tab)
    const staked = (await requests('roulette.bet')).length
    for (const each of [tab, other]) {
      expect(await bet(each)).toEqual(forbidden('check'))
      expect(await each.commands.lobby.launch({ slug: 'any', mode: 'play' })).toEqual(forbidden('check'))
    }
    expect(await requests('roulette.bet')).toHaveLength(staked)
    good(await player.deposit(tab))
    good(await answer(tab))
    good(await bet(other))
  })

  test('no round that players share begins either', async () => {
    const tab = await enter()
    await playAnHour(tab)
    const { crash, rooms, duel } = tab.commands.games
    const stake = () => ({ key: crypto.randomUUID(), amount: minor(1_000), shown: SHOWN })
    const place = { room: 'red', round: 'r1', server_seed_hash: '0'.repeat(64) } as const
    expect([
      await crash.bet({ ...stake(), bet: { slot: 2, auto_cash_out: null } }),
      await rooms.bet({ ...stake(), bet: place }),
      await duel.bet({ ...stake(), bet: { kind: 'create', side: 'heads' } }),
      await duel.bet({ ...stake(), bet: { kind: 'join', duel: 'd1' } }),
    ]).toEqual(Array(4).fill(forbidden('check')))
  })

  test('a log-out, a log-in, a reload and an interval that is switched off leave it due', async () => {
    const tab = await enter()
    await playAnHour(tab)
    const playerId = await player.playerId()
    good(await tab.commands.session.logout())
    good(await tab.commands.session.loginByEmail({ email: EMAIL, password: PASSWORD }))
    await player.sitDown(tab)
    expect(await bet(tab)).toEqual(forbidden('check'))
    good(await tab.commands.protection.countTime({ playerId, ms: 1_000, minutes: Infinity }))
    expect(await bet(tab)).toEqual(forbidden('check'))
    tab.stop()
    const reloaded = await world.open()
    expect(await bet(reloaded)).toEqual(forbidden('check'))
    good(await answer(reloaded))
    good(await bet(reloaded))
  })

  test('another player of this browser may play', async () => {
    const tab = await enter()
    await playAnHour(tab)
    const playerId = await player.playerId()
    good(await tab.commands.session.logout())
    await signUp(tab, 'ben@example.com')
    await world.control.credit({ email: 'ben@example.com', amount: '1000.00' })
    good(await tab.commands.profile.refresh())
    await player.sitDown(tab)
    good(await bet(tab))
    // What the page counts late for the player before is not theirs.
    good(await tab.commands.protection.countTime({ playerId, ms: 1_000, minutes: 60 }))
    expect(await readPlay()).toBeUndefined()
  })
})

test('a longer interval on the page than the operator’s does not count', async () => {
  const tab = await enter()
  const playerId = await player.playerId()
  good(await tab.commands.protection.setRealityCheck({ minutes: 10 }))
  good(await tab.commands.protection.countTime({ playerId, ms: 1_000, minutes: 60 }))
  await world.db.play.update(playerId, { ms: HOUR_MS / 6 })
  good(await tab.commands.protection.countTime({ playerId, ms: 1_000, minutes: 60 }))
  expect((await readPlay())?.dueAt).toBeGreaterThan(0)
})

test('results that were seen are added to what was played', async () => {
  const tab = await enter()
  const playerId = await player.playerId()
  const results = [{ amount: minor(100), payout: minor(50), currency: 'RUB' as const }]
  good(await tab.commands.protection.countResults({ playerId, results }))
  good(await tab.commands.protection.countResults({ playerId, results }))
  expect((await readPlay())?.sums).toEqual({ RUB: { wagered: 200, net: -100 } })
})

test.each([-3, 3])('a device’s clock that jumps by %i days is no pause and ends no break', async (days) => {
  const tab = await enter()
  const playerId = await player.playerId()
  good(await tab.commands.protection.countTime({ playerId, ms: 1_000, minutes: 60 }))
  await world.db.play.update(playerId, { ms: HOUR_MS / 2 })
  good(await tab.commands.protection.takeBreak({ hours: 24 }))
  await player.loseNetwork(tab)
  tab.stop()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS })
  onTestFinished(() => void vi.useRealTimers())
  // The stand-in reads the same clock.
  await world.control.skewClock(-days * DAY_MS)
  const reloaded = await world.open()
  await until('the stored clock', async () => (await bet(reloaded)).ok === false)
  expect(await bet(reloaded)).toEqual(forbidden('timeOut'))
  await player.regainNetwork(reloaded)
  expect(await bet(reloaded)).toEqual(forbidden('timeOut'))
  good(await reloaded.commands.protection.countTime({ playerId, ms: 1_000, minutes: 60 }))
  expect((await readPlay())?.ms).toBeGreaterThan(HOUR_MS / 2)
})
