import { describe, expect, test } from 'vitest'
import { minor } from '#domain/money/money.ts'
import { BANK_CARD } from './support/money-orders.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUp, signUpWith, useWorld } from './support/world.ts'

describe('bonuses', () => {
  const world = useWorld()
  const bonuses = () => world.db.bonuses.toArray()
  const board = async () => (await world.db.bonusBoard.toArray())[0]
  const problems = async () => {
    const row = await world.db.facts.get('problems')
    return row?.id === 'problems' ? row.parts : {}
  }
  const wallet = async () => (await world.db.wallets.toArray())[0]

  async function player(balance = '1000.00') {
    const tab = await world.open()
    await signUpWith(world, tab, balance)
    return { tab, commands: tab.commands }
  }

  test('loads bonuses with all their rules, free spins and campaigns', async () => {
    const { commands } = await player()
    await world.control.giveBonus({ email: EMAIL, offer: 'first-deposit', amount: '300.00' })
    await world.control.giveSpins({ email: EMAIL, left: 12 })
    good(await commands.bonuses.refresh())
    expect(await bonuses()).toMatchObject([
      { status: 'waiting', amount: 30_000, currency: 'RUB', wager: { times: 10, required: 300_000, done: 0 } },
    ])
    expect((await bonuses())[0]?.maxBet).toBe(50_000)
    expect(await world.db.freeSpins.toArray()).toMatchObject([{ left: 12, total: 50, currency: 'RUB' }])
    expect(await world.db.campaigns.toArray()).toMatchObject([{ name: 'Weekend spins', status: 'active', wager: 3 }])
    expect((await board())?.waiting?.name).toBe('Gift for the first deposit')
    expect(await problems()).toEqual({})
  })

  test('waits for the profile before it loads the bonuses', async () => {
    const { token } = await world.control.createPlayer({ email: EMAIL, password: 'correct horse', currency: 'RUB' })
    await world.control.giveBonus({ email: EMAIL })
    const faultId = await world.control.fault({ match: { endpoint: 'getProfile' }, hold: 'before' })
    const { commands } = await world.open({ cookies: { token } })
    const answer = commands.bonuses.refresh()
    await until(
      'the profile is asked for',
      async () => (await world.control.requests({ endpoint: 'getProfile' })).length === 1,
    )
    await world.control.release(faultId)
    good(await answer)
    expect(await bonuses()).toHaveLength(1)
    expect(await world.control.requests({ endpoint: 'getProfile' })).toHaveLength(1)
  })

  test('loads the free spins alone, and keeps them when they cannot be loaded', async () => {
    const { commands } = await player()
    await world.control.giveBonus({ email: EMAIL })
    await world.control.giveSpins({ email: EMAIL, left: 12 })
    good(await commands.bonuses.refreshSpins())
    expect(await world.db.freeSpins.toArray()).toMatchObject([{ left: 12, total: 50 }])
    expect(await bonuses()).toEqual([])
    await world.control.fault({ match: { endpoint: 'getFreeSpins' }, kind: 'reply', status: 500 })
    expect((await commands.bonuses.refreshSpins()).ok).toBe(false)
    expect(await world.db.freeSpins.count()).toBe(1)
  })

  test('loads the other bonus sections when one fails, and records the problem of each', async () => {
    const { commands } = await player()
    await world.control.giveBonus({ email: EMAIL })
    good(await commands.bonuses.refresh())
    await world.control.fault({ match: { endpoint: 'getFreeSpins' }, kind: 'reply', status: 404 })
    await world.control.fault({ match: { endpoint: 'getBonuses' }, kind: 'html' })
    await world.control.giveSpins({ email: EMAIL })
    expect((await commands.bonuses.refresh()).ok).toBe(false)
    expect(await problems()).toMatchObject({ bonuses: 'contract', freeSpins: 'notOffered' })
    expect(await bonuses()).toHaveLength(1)
    expect(await world.db.campaigns.count()).toBe(1)
    good(await commands.bonuses.refresh())
    expect(await problems()).toEqual({})
  })

  test('leaves out a malformed bonus and stores the others', async () => {
    const { commands } = await player()
    await world.control.giveBonus({ email: EMAIL })
    await world.control.giveBonus({ email: EMAIL, offer: 'welcome-100' })
    await world.control.fault({
      match: { endpoint: 'getBonuses' },
      kind: 'patch',
      patch: { 'items.0.amount': '12,5' },
    })
    good(await commands.bonuses.refresh())
    expect(await bonuses()).toHaveLength(1)
    await world.control.fault({ match: { endpoint: 'getBonuses' }, kind: 'patch', patch: { items: null } })
    good(await commands.bonuses.refresh())
    expect(await bonuses()).toEqual([])
  })

  test('activates, wagers and wins a bonus without creating or losing a minor unit', async () => {
    const { tab } = await player()
    const { commands } = tab
    const id = String(await world.control.giveBonus({ email: EMAIL, amount: '1.00' }))
    good(await commands.bonuses.refresh())
    good(await commands.games.dice.refresh())
    expect(good(await commands.bonuses.activate({ id }))).toEqual({ bonusId: id, campaignId: null })
    expect(await bonuses()).toMatchObject([{ id, status: 'active' }])
    await until('the bonus balance', async () => (await wallet())?.bonusBalance === 100)

    good(await tab.play.dice.bet({ amount: minor(400), bet: { target: 5_000, direction: 'over' } }))
    await until('the progress', async () => (await bonuses())[0]?.wager.done === 400)
    good(await tab.play.dice.bet({ amount: minor(600), bet: { target: 5_000, direction: 'over' } }))
    await until('the end', async () => (await bonuses())[0]?.status === 'finished')
    good(await commands.profile.refresh())
    expect(await wallet()).toMatchObject({ bonusBalance: 0, balance: (await world.control.wallet(EMAIL)).balance })
    expect(await world.control.ledgerSum()).toMatchObject({ sums: { RUB: 0 }, drifted: 0, unbalanced: 0 })
  })

  test('cancels a bonus, and a late reply does not bring it back', async () => {
    const { commands } = await player()
    const id = String(await world.control.giveBonus({ email: EMAIL, isActive: true }))
    good(await commands.bonuses.refresh())
    await world.control.clearRequests()
    const late = await world.control.fault({ match: { endpoint: 'getBonuses' }, hold: 'after' })
    const refreshing = commands.bonuses.refresh()
    await world.control.waitForRequests({ match: { endpoint: 'getBonuses' } })
    good(await commands.bonuses.cancel({ id }))
    await world.control.release(late)
    good(await refreshing)
    expect(await bonuses()).toMatchObject([{ id, status: 'cancelled' }])
    expect(await commands.bonuses.cancel({ id })).toMatchObject({ error: { code: 'conflict', reason: 'bonus.over' } })
    expect((await world.control.ledgerSum()).sums).toEqual({ RUB: 0 })
  })

  test('a gift for the first deposit waits for it, and is a bonus once the deposit is paid', async () => {
    const tab = await world.open()
    await signUp(tab)
    const { bonuses: commands, money } = tab.commands
    good(await commands.refresh())
    good(await money.refreshBilling())
    expect((await board())?.waiting?.name).toBe('Gift for the first deposit')
    const { invoiceId } = good(await money.openDeposit(BANK_CARD))
    await world.control.payInvoice(invoiceId)
    await until('the bonus', async () => (await bonuses()).length === 1)
    expect(await bonuses()).toMatchObject([{ status: 'waiting', amount: 30_000 }])
    expect((await board())?.waiting).toBeNull()
  })

  test('loads a campaign and cancels it together with its spins', async () => {
    const { commands } = await player()
    const id = String(await world.control.giveSpins({ email: EMAIL }))
    good(await commands.bonuses.refresh())
    good(await commands.bonuses.loadCampaign({ id }))
    good(await commands.bonuses.cancelCampaign({ id }))
    expect(await world.db.campaigns.toArray()).toMatchObject([{ id, status: 'cancelled' }])
    expect(await world.db.freeSpins.count()).toBe(0)
    expect(await commands.bonuses.cancelCampaign({ id })).toMatchObject({ error: { code: 'conflict' } })
    expect(await commands.bonuses.loadCampaign({ id: '987654' })).toMatchObject({ error: { code: 'unavailable' } })
  })

  test('deletes bonuses, free spins, campaigns and VIP data at logout', async () => {
    const { commands } = await player()
    await world.control.giveBonus({ email: EMAIL })
    await world.control.giveSpins({ email: EMAIL })
    good(await commands.bonuses.refresh())
    good(await commands.vip.refresh())
    good(await commands.session.logout())
    for (const store of [world.db.bonuses, world.db.freeSpins, world.db.campaigns]) expect(await store.count()).toBe(0)
    expect(await world.db.bonusBoard.count()).toBe(0)
    expect(await world.db.vipClub.count()).toBe(0)
  })
})

describe('a promo code', () => {
  const world = useWorld()
  const promo = async () => {
    const row = await world.db.facts.get('promo')
    return row?.id === 'promo' ? row : null
  }

  test('shows a guest what a promo code gives and costs before it is activated', async () => {
    const tab = await world.open()
    good(await tab.commands.bonuses.checkPromo({ promo: ' \u200bwelcome\u00ad100\u200e ' }))
    expect(await promo()).toMatchObject({
      promo: 'welcome100',
      bonus: { name: 'Welcome 100', rules: { wager: 5, maxBet: 5_000, currency: 'RUB' } },
    })
  })

  test('forgets a promo code that gives nothing, even if the operator fails', async () => {
    const tab = await world.open()
    for (const fault of [{ kind: 'pass' }, { kind: 'html' }, { kind: 'reply', status: 500 }] as const) {
      world.browser.cookies.promo = 'NOSUCH'
      await world.control.fault({ match: { endpoint: 'getPromoBonus' }, ...fault })
      expect((await tab.commands.bonuses.checkPromo({ promo: 'NOSUCH' })).ok).toBe(false)
      expect(await promo()).toMatchObject({ promo: 'NOSUCH', bonus: null })
      expect(world.browser.cookies.promo).toBeUndefined()
    }
  })

  test('keeps the promo code of a link when the player mistypes another one', async () => {
    world.browser.cookies.promo = 'WELCOME100'
    const tab = await world.open()
    expect((await tab.commands.bonuses.checkPromo({ promo: 'NOSUCH' })).ok).toBe(false)
    expect(world.browser.cookies.promo).toBe('WELCOME100')
  })

  test('keeps a promo code that was taken after the page loaded when the player mistypes another one', async () => {
    const tab = await world.open()
    good(await tab.commands.bonuses.checkPromo({ promo: 'WELCOME100' }))
    world.browser.cookies.promo = 'WELCOME100'
    expect((await tab.commands.bonuses.checkPromo({ promo: 'NOSUCH' })).ok).toBe(false)
    expect(world.browser.cookies.promo).toBe('WELCOME100')
  })

  test('keeps a promo code when the operator is unreachable during the lookup', async () => {
    world.browser.cookies.promo = 'WELCOME100'
    await world.control.fault({ match: { endpoint: 'getPromoBonus' }, kind: 'cutBefore', times: 0 })
    const tab = await world.open()
    expect((await tab.commands.bonuses.checkPromo({ promo: 'WELCOME100' })).ok).toBe(false)
    expect(await promo()).toBeNull()
    expect(world.browser.cookies.promo).toBe('WELCOME100')
  })

  test('rejects an unknown, empty or used promo code with its reason, and moves no money', async () => {
    const tab = await world.open()
    await signUp(tab)
    const { bonuses } = tab.commands
    expect(await bonuses.checkPromo({ promo: 'NOSUCH' })).toMatchObject({
      error: { code: 'unavailable', reason: 'promo.unknown' },
    })
    expect(await bonuses.activate({ promo: 'NOSUCH' })).toMatchObject({ error: { reason: 'promo.unknown' } })
    expect(await bonuses.activate({ promo: '  ' })).toMatchObject({ error: { code: 'validation' } })
    expect(await world.control.bonuses(EMAIL)).toEqual([])
    good(await bonuses.activate({ promo: 'WELCOME100' }))
    expect(await bonuses.activate({ promo: 'WELCOME100' })).toMatchObject({
      error: { code: 'conflict', reason: 'promo.used' },
    })
    expect(await world.control.bonuses(EMAIL)).toHaveLength(1)
    expect((await world.control.ledgerSum()).sums).toEqual({ RUB: 0 })
  })

  test('gives free spins for a promo code', async () => {
    const tab = await world.open()
    await signUp(tab)
    const { bonusId, campaignId } = good(await tab.commands.bonuses.activate({ promo: 'SPINS20' }))
    expect(bonusId).toBeNull()
    expect(await world.db.campaigns.toArray()).toMatchObject([{ id: campaignId, left: 20 }])
  })
})
