import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { until } from './support/until.ts'
import { getSeeds } from './support/originals.ts'
import { EMAIL, good, signUp, signUpWith, useWorld } from './support/world.ts'

const DAY_MS = 86_400_000
/** Loses with the seeds of the tests. */
const LOSING = { amount: minor(10_000), bet: { target: 200, direction: 'under' } } as const

describe('the VIP club', () => {
  const world = useWorld()
  const club = async () => (await world.db.vipClub.toArray())[0]
  const joins = () => world.control.requests({ endpoint: 'joinVip' })

  async function player() {
    const tab = await world.open()
    await signUp(tab)
    return tab
  }

  test('loads the VIP levels with their benefits, and the player’s progress', async () => {
    const { vip } = (await player()).commands
    await world.control.giveVipPoints({ email: EMAIL, points: 12_000 })
    good(await vip.refresh())
    expect(await club()).toMatchObject({ level: 'silver', points: 12_000, nextAt: 50_000, requested: false })
    expect((await club())?.levels.map(({ id }) => id)).toEqual(['bronze', 'silver', 'gold', 'platinum', 'diamond'])
    expect((await club())?.levels[1]?.benefits).toEqual([
      { key: 'cashback', argument: '5%' },
      { key: 'birthday', argument: null },
    ])
  })

  test('shows VIP levels to a guest, and keeps them when the operator fails and after login and logout', async () => {
    const tab = await world.open()
    const { vip, session } = tab.commands
    good(await vip.refresh())
    const levels = async () => {
      const fact = await world.db.facts.get('vipLevels')
      return fact?.id === 'vipLevels' ? fact.levels.map(({ id, benefits }) => `${id}: ${benefits.length}`) : null
    }
    const ladder = ['bronze: 1', 'silver: 2', 'gold: 4', 'platinum: 6', 'diamond: 7']
    expect(await levels()).toEqual(ladder)
    expect(await club()).toBeUndefined()
    const [asked] = await world.control.requests({ endpoint: 'getVip' })
    expect(asked?.headers['authorization']).toBeUndefined()

    await world.control.fault({ match: { endpoint: 'getVip' }, kind: 'reply', status: 500 })
    expect(await vip.refresh()).toMatchObject({ error: { code: 'operator' } })
    await signUp(tab)
    good(await session.logout())
    expect(await levels()).toEqual(ladder)
    expect(await vip.join({ trigger: 'vip_page' })).toMatchObject({ error: { code: 'unauthorised' } })
  })

  test('shows no VIP benefit without a text', async () => {
    const { vip } = (await player()).commands
    const patch = { 'levels.0.benefits': ['yacht', 'manager', 7, '<b>'] }
    await world.control.fault({ match: { endpoint: 'getVip' }, kind: 'patch', patch })
    good(await vip.refresh())
    expect((await club())?.levels[0]?.benefits).toEqual([{ key: 'manager', argument: null }])
  })

  test.each(['register', 'vip_page'] as const)('requests VIP membership once with the trigger %s', async (trigger) => {
    const { vip } = (await player()).commands
    const answers = await Promise.all([1, 2, 3].map(() => vip.join({ trigger })))
    for (const answer of answers) expect(good(answer)).toEqual({ requested: true })
    expect((await joins()).map(({ body }) => JSON.parse(body ?? ''))).toEqual([{ request_type: trigger }])
    expect((await club())?.requested).toBe(true)
    good(await vip.refresh())
    expect((await club())?.requested).toBe(true)
  })

  test('stores a membership request that another device has made', async () => {
    const { vip } = (await player()).commands
    await world.control.fault({ match: { endpoint: 'joinVip' }, kind: 'reply', status: 409 })
    expect(good(await vip.join({ trigger: 'vip_page' }))).toEqual({ requested: true })
    expect((await club())?.requested).toBe(true)
  })

  test('does not store a failed membership request as made', async () => {
    const { vip } = (await player()).commands
    await world.control.fault({ match: { endpoint: 'joinVip' }, kind: 'reply', status: 500 })
    expect(await vip.join({ trigger: 'vip_page' })).toMatchObject({ error: { code: 'operator' } })
    expect((await club())?.requested ?? false).toBe(false)
    good(await vip.join({ trigger: 'vip_page' }))
    expect(await joins()).toHaveLength(2)
  })

  test('marks a player of a premium VIP level as premium in the profile', async () => {
    const { vip, profile } = (await player()).commands
    await world.control.giveVipPoints({ email: EMAIL, points: 60_000 })
    good(await vip.refresh())
    good(await profile.refresh())
    await until('premium', async () => (await world.db.players.toArray())[0]?.isPremium)
  })

  test('states the cashback of the level, which is credited once its day has come', async () => {
    const tab = await world.open()
    await signUpWith(world, tab, '1000.00')
    await world.control.giveVipPoints({ email: EMAIL, points: 12_000 })
    await world.control.seedOriginal({ email: EMAIL, ...getSeeds('dice') })
    good(await tab.commands.games.dice.refresh())
    good(await tab.play.dice.bet(LOSING))
    const cashback = async () => {
      good(await tab.commands.vip.refresh())
      return (await club())?.cashback
    }
    // 5 % of what was lost.
    await until('the loss', async () => (await cashback())?.amount === 500)
    const due = (await cashback())?.at ?? 0
    expect(new Date(due).getUTCDay()).toBe(1)
    const balance = async () => (await world.db.wallets.toArray())[0]?.balance
    await until('the bet', async () => (await balance()) === 90_000)

    // The operator's own time, which a skewed clock does not change.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY_MS })
    onTestFinished(() => void vi.useRealTimers())
    expect(await cashback()).toMatchObject({ amount: 0, at: due + 7 * DAY_MS })
    await until('the credit', async () => (await balance()) === 90_500)
    await cashback()
    good(await tab.commands.profile.refresh())
    expect(await balance()).toBe(90_500)
  })
})
