import { describe, expect, test } from 'vitest'
import { history, historyExtent } from '#db/account-view.ts'
import { ALL_BETS, type BetFilter } from '#domain/money/bet-filter.ts'
import { minor } from '#domain/money/money.ts'
import { until } from './support/until.ts'
import { EMAIL, PASSWORD, good, signUp, signUpWith, useWorld } from './support/world.ts'

describe('a history', () => {
  const world = useWorld()
  const HISTORY = { endpoint: 'getHistory' }
  const ALL = { from: -Infinity, to: Infinity }
  const DAY_MS = 86_400_000
  const bets = () => history('bets', ALL)
  const calls = async () => (await world.control.requests(HISTORY)).length
  const openPlayer = async () => {
    const tab = await world.open()
    await signUp(tab)
    return tab
  }
  /** A login on another device: one more line at the newer end. */
  const logInElsewhere = async () => {
    const url = `http://api.localhost:${world.operator.port}/api/v2/auth/login/email/password`
    const body = JSON.stringify({ email: EMAIL, password: PASSWORD })
    const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(reply.status).toBe(200)
  }
  /** All ids according to the operator itself, read to the end in pages of another size than the app's. */
  const truth = async (kind: string, from = '') => {
    const { token } = (await world.db.session.get('current')) ?? {}
    const ids: string[] = []
    for (let before: string | null = from; before !== null;) {
      const query = new URLSearchParams({ type: kind, limit: '333', ...(before ? { before } : {}) })
      const url = `http://api.localhost:${world.operator.port}/profile/history?${query}`
      const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      // The operator's own tests check this shape.
      const page = (await reply.json()) as { items: { id: number | string }[]; next: string | null }
      ids.push(...page.items.map(({ id }) => String(id)))
      before = page.next
    }
    return ids
  }
  const getIds = (rows: { id: string }[]) => rows.map(({ id }) => id)

  test('loads thousands of lines page by page, newest first, without a gap or a duplicate', async () => {
    const tab = await openPlayer()
    await world.control.seedHistory({ email: EMAIL, bets: 3_000 })
    good(await tab.commands.history.refresh({ kind: 'bets' }))
    const newest = await bets()
    expect(newest).toHaveLength(200)
    expect(await historyExtent('bets')).toMatchObject({ oldestAt: newest.at(-1)?.at, next: expect.any(String) })
    expect(good(await tab.commands.history.older({ kind: 'bets' }))).toEqual({ more: true })
    expect(await bets()).toHaveLength(400)
    for (let more = true; more;) more = good(await tab.commands.history.older({ kind: 'bets' })).more
    expect(getIds(await bets())).toEqual(await truth('bets'))
    expect(await historyExtent('bets')).toMatchObject({ next: null })
    const before = await calls()
    expect(good(await tab.commands.history.older({ kind: 'bets' }))).toEqual({ more: false })
    expect(await calls()).toBe(before)
  })

  test('finds bets beyond the stored ones by a filter, and stores none of them', async () => {
    const tab = await openPlayer()
    await world.control.seedHistory({ email: EMAIL, bets: 3_000 })
    good(await tab.commands.history.refresh({ kind: 'bets' }))
    const ids = await truth('bets')
    const oldest = ids.at(-1) ?? ''
    const find = async (filter: Partial<BetFilter>, before: string | null = null) =>
      good(await tab.commands.history.findBets({ filter: { ...ALL_BETS, ...filter }, from: 0, to: Infinity, before }))
    expect(await find({ number: oldest })).toMatchObject({ rows: [{ id: oldest }], next: null })
    const first = await find({ result: 'won' })
    expect(first.rows).toHaveLength(200)
    expect(first.rows.every((row) => row.kind === 'bets' && row.payout > row.amount)).toBe(true)
    const second = await find({ result: 'won' }, first.next)
    expect(second.rows.length).toBeGreaterThan(0)
    const both = getIds([...first.rows, ...second.rows])
    // In the order of the operator's list, and none twice.
    expect(both).toEqual(ids.filter((id) => both.includes(id)))
    expect(await bets()).toHaveLength(200)
  })

  test('shows an empty prize history when the operator has no prizes', async () => {
    const tab = await openPlayer()
    for (const status of [400, 422]) {
      await world.control.fault({ match: HISTORY, kind: 'reply', status, body: {} })
      good(await tab.commands.history.refresh({ kind: 'prizes' }))
    }
    expect(await history('prizes', ALL)).toEqual([])
    expect(await historyExtent('prizes')).toMatchObject({ next: null })
    await world.control.fault({ match: HISTORY, kind: 'reply', status: 422, body: {} })
    expect(await tab.commands.history.refresh({ kind: 'bets' })).toMatchObject({ error: { code: 'validation' } })
  })

  test('loads a history back to a timestamp, and no further', async () => {
    const tab = await openPlayer()
    await world.control.seedHistory({ email: EMAIL, logins: 2_000 })
    const moment = Date.now() - 100 * DAY_MS
    expect(good(await tab.commands.history.older({ kind: 'logins', until: moment }))).toEqual({ more: true })
    const rows = await history('logins', ALL)
    expect(rows.at(-1)?.at).toBeLessThanOrEqual(moment)
    expect(rows.at(-201)?.at).toBeGreaterThan(moment)
    const before = await calls()
    good(await tab.commands.history.older({ kind: 'logins', until: moment }))
    expect(await calls()).toBe(before)
    const some = await history('logins', { from: moment, to: moment + 10 * DAY_MS })
    expect(some).toEqual(rows.filter(({ at }) => at >= moment && at < moment + 10 * DAY_MS))
    expect(some.length).toBeGreaterThan(10)
  })

  test('loads only the new lines on refresh, and shows the history without a network', async () => {
    const tab = await openPlayer()
    await world.control.seedHistory({ email: EMAIL, logins: 500 })
    good(await tab.commands.history.older({ kind: 'logins', until: 0 }))
    const known = await history('logins', ALL)
    await world.control.clearRequests()
    await logInElsewhere()
    good(await tab.commands.history.refresh({ kind: 'logins' }))
    expect(await calls()).toBe(1)
    const rows = await history('logins', ALL)
    expect(rows.slice(1)).toEqual(known)
    expect(getIds(rows)).toEqual(await truth('logins'))
    await world.control.stopListening()
    const rejected = await tab.commands.history.refresh({ kind: 'logins' })
    expect(rejected).toMatchObject({ ok: false, error: { code: 'offline' } })
    expect(await history('logins', ALL)).toEqual(rows)
    expect(await world.db.facts.get('problems')).toMatchObject({ parts: { history: 'offline' } })
  })

  test('loads missed lines in as many pages as needed', async () => {
    const tab = await openPlayer()
    await world.control.seedHistory({ email: EMAIL, logins: 2_000 })
    good(await tab.commands.history.older({ kind: 'logins', until: 0 }))
    const all = await history('logins', ALL)
    // As if these lines had not been loaded yet.
    await world.db.history.bulkDelete(all.slice(0, 900).map(({ key }) => key))
    await world.control.clearRequests()
    good(await tab.commands.history.refresh({ kind: 'logins' }))
    expect(await calls()).toBe(5)
    expect(await history('logins', ALL)).toEqual(all)
    expect(await historyExtent('logins')).toMatchObject({ next: null, oldestAt: all.at(-1)?.at })
  })

  test('leaves the history unchanged when a refresh fails halfway', async () => {
    const tab = await openPlayer()
    await world.control.seedHistory({ email: EMAIL, logins: 1_000 })
    good(await tab.commands.history.refresh({ kind: 'logins' }))
    const before = await history('logins', ALL)
    await world.db.history.bulkDelete(before.slice(0, 199).map(({ key }) => key))
    await world.control.seedHistory({ email: EMAIL, logins: 1_000 })
    await world.control.fault({ match: HISTORY, kind: 'reply', status: 500, after: 1 })
    expect(await tab.commands.history.refresh({ kind: 'logins' })).toMatchObject({ error: { code: 'operator' } })
    expect(await history('logins', ALL)).toEqual(before.slice(199))
  })

  test('reloads the history from the newest page when too many lines are missing, and shows no gap', async () => {
    const tab = await openPlayer()
    await world.control.seedHistory({ email: EMAIL, logins: 4_500 })
    const id = (await world.db.session.get('current'))?.playerId ?? ''
    const line = { kind: 'logins', ip: null, device: null, country: null } as const
    await world.db.history.put({ key: `${id}:logins:old`, playerId: id, id: 'old', at: 1, ...line })
    const extent = { key: `${id}:logins`, playerId: id, kind: 'logins', next: null, oldestAt: 1 } as const
    await world.db.historyExtents.put({ ...extent, marks: [], fetchedAt: 1 })
    await world.control.clearRequests()
    good(await tab.commands.history.refresh({ kind: 'logins' }))
    expect(await calls()).toBe(20)
    expect(getIds(await history('logins', ALL))).toEqual((await truth('logins')).slice(0, 4_000))
    expect(good(await tab.commands.history.older({ kind: 'logins', until: 0 }))).toEqual({ more: false })
    expect(getIds(await history('logins', ALL))).toEqual(await truth('logins'))
  })

  test('deletes the oldest lines above the limit, and can load them again', async () => {
    const tab = await openPlayer()
    await world.control.seedHistory({ email: EMAIL, logins: 6_000 })
    expect(good(await tab.commands.history.older({ kind: 'logins', until: 0 }))).toEqual({ more: false })
    expect(await world.db.history.count()).toBe(5_000)
    await logInElsewhere()
    good(await tab.commands.history.refresh({ kind: 'logins' }))
    const stored = await history('logins', ALL)
    expect(stored.length).toBeLessThanOrEqual(5_000)
    expect(stored.length).toBeGreaterThan(4_700)
    const known = await truth('logins')
    expect(getIds(stored)).toEqual(known.slice(0, stored.length))
    const extent = await historyExtent('logins')
    expect(extent?.oldestAt).toBe(stored.at(-1)?.at)
    expect(await truth('logins', extent?.next ?? '')).toEqual(known.slice(stored.length))
  })

  test('lists a bet once it is settled and deposits with their status; an unknown status counts as waiting', async () => {
    const tab = await world.open()
    await signUpWith(world, tab, '100.00')
    good(await tab.commands.history.refresh({ kind: 'bets' }))
    expect(await bets()).toEqual([])
    good(await tab.commands.games.dice.refresh())
    const order = { amount: minor(100), bet: { target: 5_000, direction: 'over' as const } }
    const { round } = good(await tab.play.dice.bet(order))
    good(await tab.commands.history.refresh({ kind: 'bets' }))
    expect(await bets()).toMatchObject([{ id: round.id, game: 'dice', amount: 100, payout: round.payout }])
    await world.control.seedHistory({ email: EMAIL, deposits: 40 })
    await world.control.fault({ match: HISTORY, kind: 'patch', patch: { 'items.0.status': 77 } })
    good(await tab.commands.history.refresh({ kind: 'deposits' }))
    const deposits = await history('deposits', ALL)
    const statuses = deposits.map((row) => row.kind === 'deposits' && row.status)
    expect(statuses[0]).toBe('waiting')
    expect(new Set(statuses.slice(1))).toEqual(new Set(['paid', 'declined', 'expired']))
    good(await tab.commands.history.refresh({ kind: 'deposits' }))
    expect((await history('deposits', ALL))[0]).not.toMatchObject({ status: 'waiting' })
  })

  test('loads a history from one tab at a time', async () => {
    const [one, two] = [await openPlayer(), await world.open()]
    await world.control.seedHistory({ email: EMAIL, logins: 900 })
    good(await one.commands.history.refresh({ kind: 'logins' }))
    const faultId = await world.control.fault({ match: HISTORY, hold: 'after' })
    const older = one.commands.history.older({ kind: 'logins' })
    await until('a page on its way', async () => Object.values(await world.control.faultsHappened())[0] === 1)
    const others = [two.commands.history.older({ kind: 'logins' }), two.commands.history.refresh({ kind: 'logins' })]
    await world.control.release(faultId)
    await Promise.all([older, ...others])
    const rows = await history('logins', ALL)
    expect(rows).toHaveLength(600)
    expect(getIds(rows)).toEqual((await truth('logins')).slice(0, 600))
  })

  test('reads thousands of lines, and deletes them at logout', async () => {
    const tab = await openPlayer()
    await world.control.seedHistory({ email: EMAIL, bets: 5_000 })
    good(await tab.commands.history.older({ kind: 'bets', until: 0 }))
    expect(await bets()).toHaveLength(5_000)
    good(await tab.commands.session.logout())
    expect(await bets()).toEqual([])
    expect(await world.db.history.count()).toBe(0)
  })
})
