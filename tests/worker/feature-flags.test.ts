import { describe, expect, test, vi } from 'vitest'
import type * as configuration from '#domain/settings/configuration.ts'
import { until } from './support/until.ts'
import { BANK_CARD, makePayout } from './support/money-orders.ts'
import { AMOUNT, firstBet } from './support/originals.ts'
import { CARD } from './support/money.ts'
import { minor } from '#domain/money/money.ts'
import { SHOWN, good, signUp, signUpWith } from './support/world.ts'
import { third } from './support/third-party-settings.ts'
import { useThirdParties } from './support/third-parties.ts'

// A build that names the stand-in's collector as all third parties.
vi.mock('#domain/settings/configuration.ts', async (original) =>
  (await import('./support/third-party-settings.ts')).withThirdParties(await original<typeof configuration>()),
)

const { open, world } = useThirdParties()

describe('feature flags', () => {
  const flagsOn = async () => {
    const row = await world.db.facts.get('flags')
    return row?.id === 'flags' ? row.on : undefined
  }

  test('stores only the flags that the app knows', async () => {
    await open()
    await until('the flags', async () => (await flagsOn())?.length === 1)
    expect(await flagsOn()).toEqual(['hide-live-bets'])
  })

  test('are requested with one id of the browser at each load, and with the player’s id', async () => {
    const match = { path: '^/flags$', method: 'GET' }
    const first = await open()
    await world.control.waitForRequests({ match })
    await signUp(first)
    first.stop()
    await open()
    const asked = await world.control.waitForRequests({ match, count: 2 })
    const [guest, player] = asked.map(({ query }) => new URLSearchParams(query))
    expect(guest?.get('sessionId')).toMatch(/^[\da-f-]{36}$/)
    expect(guest?.get('userId')).toBeNull()
    expect(player?.get('sessionId')).toBe(guest?.get('sessionId'))
    expect(player?.get('userId')).toBe((await world.db.players.toArray())[0]?.id)
  })

  test('are requested with another id after a log-out, and stay until the next answer', async () => {
    const match = { path: '^/flags$', method: 'GET' }
    const tab = await open()
    await until('the flags', async () => (await flagsOn())?.length === 1)
    await signUp(tab)
    good(await tab.commands.session.logout())
    expect(await flagsOn()).toEqual(['hide-live-bets'])
    tab.stop()
    await open()
    const asked = await world.control.waitForRequests({ match, count: 2 })
    const ids = asked.map(({ query }) => new URLSearchParams(query).get('sessionId'))
    expect(new Set(ids).size).toBe(2)
  })

  test('are reported as on or off to Unleash', async () => {
    await open()
    const [sent] = await world.control.waitForRequests({ match: { path: '/client/metrics$' } })
    expect(sent?.status).toBe(200)
    const { bucket } = JSON.parse(sent?.body ?? '')
    expect(bucket.toggles).toMatchObject({ 'hide-live-bets': { yes: 1, no: 0 }, 'disable-dice': { yes: 0, no: 1 } })
  })

  test('are requested without a stored id or the player’s until statistics are allowed, and reported only then', async () => {
    third.consentRegions = ['*']
    const match = { path: '^/flags$', method: 'GET' }
    const metrics = { path: '/client/metrics$' }
    const tab = await open()
    await signUp(tab)
    await until('the flags', async () => (await flagsOn())?.length === 1)
    const stored = async () => JSON.stringify((await world.db.facts.toArray()).filter(({ id }) => id === 'flags'))
    const [asked] = await world.control.waitForRequests({ match })
    const ask = new URLSearchParams(asked?.query)
    expect(ask.get('userId')).toBeNull()
    expect(await stored()).not.toContain(ask.get('sessionId'))
    expect(await world.control.requests(metrics)).toEqual([])

    good(await tab.commands.settings.consent({ statistics: true, marketing: false }))
    tab.stop()
    const allowed = await open()
    await world.control.waitForRequests({ match: metrics })
    const counted = new URLSearchParams((await world.control.requests(match)).at(-1)?.query)
    expect(counted.get('userId')).toBe((await world.db.players.toArray())[0]?.id)
    expect(await stored()).toContain(counted.get('sessionId'))

    good(await allowed.commands.settings.consent({ statistics: false, marketing: false }))
    allowed.stop()
    await world.control.clearRequests()
    await open()
    const [rejected] = await world.control.waitForRequests({ match })
    await until('the id is gone', async () => !(await stored()).includes('sessionId'))
    expect(rejected?.query).not.toContain(counted.get('sessionId') ?? 'no id')
    expect(await world.control.requests(metrics)).toEqual([])
  })

  test('that are switched off take no bet, deposit or withdrawal, and let an open round end', async () => {
    await world.control.set({ flags: [] })
    const before = await open()
    await signUpWith(world, before, '5000.00')
    for (const game of ['dice', 'hilo', 'keno'] as const) good(await before.commands.games[game].refresh())
    good(await before.commands.money.refreshBilling())
    const { round } = good(await before.play.hilo.bet({ amount: AMOUNT, bet: {} }))
    before.stop()

    const flags = ['disable-deposits', 'disable-withdrawals', 'disable-dice', 'disable-hilo', 'disable-coinflip']
    await world.control.set({ flags })
    const tab = await open()
    await until('the flags', async () => (await flagsOn())?.length === flags.length)
    const disabled = { ok: false, error: { code: 'unavailable', reason: 'disabled' } }
    const { games, money } = tab.commands
    const duel = {
      key: crypto.randomUUID(),
      amount: AMOUNT,
      shown: SHOWN,
      bet: { kind: 'create', side: 'heads' },
    } as const
    const [billing] = await world.db.billing.toArray()
    const [method] = billing?.payouts ?? []
    if (!method) throw new Error('no way to withdraw')
    expect(await tab.play.dice.bet({ amount: AMOUNT, bet: firstBet('dice').bet })).toMatchObject(disabled)
    expect(await games.duel.bet(duel)).toMatchObject(disabled)
    expect(await money.openDeposit(BANK_CARD)).toMatchObject(disabled)
    expect(await money.withdraw(makePayout(method, minor(100_000), CARD))).toMatchObject(disabled)
    for (const endpoint of ['betDice', 'betDuel', 'createDeposit', 'createPayout'])
      expect(await world.control.requests({ endpoint }), endpoint).toEqual([])

    good(await tab.play.keno.bet({ amount: AMOUNT, bet: firstBet('keno').bet }))
    const ended = await tab.play.hilo.step({ roundId: round.id, action: { kind: 'higher' } })
    expect(ended).toMatchObject({ ok: true })
  })
})
