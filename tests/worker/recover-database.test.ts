import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DATABASE_NAME } from '#db/my-database.ts'
import { minor } from '#domain/money/money.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUp, signUpWith, useWorld } from './support/world.ts'

const BET = { amount: minor(1_000), bet: { target: 5_000, direction: 'over' } } as const

/** As a browser does when it needs space, or the player in the browser's settings. */
const clearDatabase = () => Dexie.delete(DATABASE_NAME)

describe('the database is cleared while the app is open', () => {
  const world = useWorld()
  // Dexie warns about each connection that it closes.
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
  afterEach(() => vi.restoreAllMocks())

  const session = () => world.db.session.get('current')
  const wallet = async () => (await world.db.wallets.toArray())[0]
  const isBack = (what: string, store: string) => until(what, async () => (await world.db.table(store).count()) > 0)

  test('keeps both tabs logged in after the database was cleared, and loads the data of their pages again', async () => {
    const [one, two] = [await world.open(), await world.open()]
    await signUpWith(world, one, '1000.00')
    good(await one.commands.games.dice.refresh())
    good(await two.commands.history.refresh({ kind: 'logins' }))
    good(await two.commands.money.refreshBilling())
    good(await two.commands.lobby.refreshCatalogue())
    const before = await session()
    const { cookies } = structuredClone(world.browser)
    await clearDatabase()

    await until('the session', session)
    expect(await session()).toEqual(before)
    // Restored together with the session: no page sees a player without a balance.
    expect(await wallet()).toBeDefined()
    for (const store of ['billing', 'history', 'lobby', 'shelves', 'favourites'])
      await isBack(`rows of ${store}`, store)
    expect(world.browser.cookies).toEqual(cookies)
    expect(await world.control.requests({ endpoint: 'logout' })).toEqual([])

    // The first tab can bet although only the second tab requested other data.
    good(await one.play.dice.bet(BET))
    expect((await wallet())?.balance).toBe((await world.control.wallet(EMAIL)).balance)
    good(await two.commands.profile.refresh())
  })

  test('settles a bet in flight once when the database is cleared, and its command resolves with it', async () => {
    const tab = await world.open()
    await signUpWith(world, tab, '1000.00')
    good(await tab.commands.games.dice.refresh())
    const faultId = await world.control.fault({ match: { endpoint: 'dice.bet' }, hold: 'after' })
    const betting = tab.play.dice.bet(BET)
    await world.control.waitForRequests({ match: { endpoint: 'dice.bet' } })
    await clearDatabase()
    await isBack('the order', 'intents')
    await world.control.release(faultId)
    const { round } = good(await betting)
    expect(await world.db.intents.toArray()).toMatchObject([{ state: 'settled' }])
    expect(await world.db.rounds.get(round.id)).toEqual(round)
    expect((await wallet())?.balance).toBe((await world.control.wallet(EMAIL)).balance)
    expect(Object.values((await world.control.counters()).betsSettled)).toEqual([1])
  })

  test('keeps a break that the operator has not taken and the limits that it has when the database is cleared', async () => {
    const tab = await world.open()
    await signUpWith(world, tab, '1000.00')
    good(await tab.commands.games.dice.refresh())
    const limit = { kind: 'stake', period: 'day', amount: minor(500), currency: 'RUB' } as const
    good(await tab.commands.protection.setLimit(limit))
    const known = await world.db.protection.toArray()
    await world.control.fault({ match: { endpoint: 'takeBreak' }, kind: 'reply', status: 500, body: {}, times: 0 })
    good(await tab.commands.protection.takeBreak({ hours: 24 }))
    const local = await world.db.localProtection.toArray()
    await clearDatabase()
    await isBack('the break', 'localProtection')
    expect(await world.db.localProtection.toArray()).toEqual(local)
    expect(await world.db.protection.toArray()).toEqual(known)
    good(await tab.commands.games.dice.refresh())
    expect(await tab.play.dice.bet(BET)).toMatchObject({ error: { reason: 'protection.timeOut' } })
    await world.control.clearFaults()
    await until('the operator', async () => (await world.db.localProtection.toArray())[0]?.isBreakUnsent === false)
  })

  test('loads the lobby again for a guest whose database was cleared', async () => {
    const tab = await world.open()
    good(await tab.commands.lobby.refreshHome())
    await clearDatabase()
    await isBack('the lobby', 'lobby')
    expect(await session()).toBeUndefined()
  })

  test('takes over the session of the cookie when it names another player', async () => {
    const tab = await world.open()
    await signUp(tab)
    const { token } = await world.control.createPlayer({ email: 'other@example.com', password: 'other-password-42' })
    world.browser.cookies.token = token
    await clearDatabase()
    await until('the other player', async () => (await world.db.players.toArray())[0]?.email === 'other@example.com')
    expect(await world.db.players.count()).toBe(1)
    good(await tab.commands.profile.refresh())
  })

  test('makes both tabs a guest’s and deletes the player’s data when the cookies are cleared, too', async () => {
    const [one, two] = [await world.open(), await world.open()]
    await signUpWith(world, one, '1000.00')
    await until('the row of the first paint', () => world.browser.bootSnapshot?.header)
    world.browser.cookies = {}
    await clearDatabase()
    await isBack('the lobby', 'lobby')
    for (const tab of [one, two]) {
      expect(await tab.commands.money.refreshBilling()).toMatchObject({ ok: false, error: { code: 'unauthorised' } })
    }
    expect(await session()).toBeUndefined()
    expect(await world.db.wallets.count()).toBe(0)
    await until('a first paint without the player', () => world.browser.bootSnapshot?.header === undefined)
    expect(world.browser.cookies.token).toBeUndefined()
  })

  test('ends the session when the cookies go a moment after the database', async () => {
    const tab = await world.open()
    await signUpWith(world, tab, '1000.00')
    await clearDatabase()
    await until('the session', session)
    world.browser.cookies = {}
    await until('the end of the session', async () => (await session()) === undefined)
    await until('no wallet', async () => (await world.db.wallets.count()) === 0)
    expect(world.browser.cookies.token).toBeUndefined()
  })

  test('keeps player and balance when the database is cleared offline, and loads the rest once online', async () => {
    const tab = await world.open()
    await signUpWith(world, tab, '1000.00')
    good(await tab.commands.money.refreshBilling())
    await world.control.stopListening()
    good(await tab.commands.connection.pageChanged({ online: false }))
    await clearDatabase()
    await until('the session', session)
    expect(await wallet()).toBeDefined()
    expect(await world.db.facts.get('connection')).toMatchObject({ reachable: false })
    expect(await world.db.billing.count()).toBe(0)
    await world.control.startListening()
    await isBack('payment methods', 'billing')
    await isBack('the lobby', 'lobby')
  })

  test('loads nothing when the database connection is closed but no data is lost', async () => {
    const tab = await world.open()
    await signUp(tab)
    good(await tab.commands.money.refreshBilling())
    await world.control.clearRequests()
    // Opening a newer version closes the connections of the older one.
    const newer = indexedDB.open(DATABASE_NAME, 1_000)
    await new Promise((resolve) => newer.addEventListener('success', resolve))
    newer.result.close()
    expect((await tab.commands.profile.refresh()).ok).toBe(true)
    expect(await world.control.requests({ endpoint: 'getBilling' })).toEqual([])
    expect(await world.control.requests({ endpoint: 'getLobby' })).toEqual([])
  })
})
