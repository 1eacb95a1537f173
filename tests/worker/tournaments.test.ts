import { describe, expect, test } from 'vitest'
import { history } from '#db/account-view.ts'
import type { TopicRow } from '#db/rows.ts'
import { minor } from '#domain/money/money.ts'
import { TOP_PLACES } from '#domain/games/tournaments.ts'
import { until } from './support/until.ts'
import { EMAIL, good, signUpWith, useWorld } from './support/world.ts'

/** Tournaments against the real stand-in operator: joining, points by real bets, the live table, prizes. */

const ID = 'race'
const BET = { amount: minor(2_500), bet: { target: 5_000, direction: 'over' } } as const

describe('a tournament', () => {
  const world = useWorld()
  const entry = async () => (await world.db.tournamentEntries.toArray())[0]
  const wallet = async () => (await world.control.wallet(EMAIL)).balance
  const requests = (endpoint: string) => world.control.requests({ endpoint })
  const key = () => crypto.randomUUID()
  // The topic's name determines the type of its row.
  const live = async () =>
    (await world.db.topics.get(`tournament:${ID}`)) as TopicRow<`tournament:${string}`> | undefined

  async function player(balance = '1000.00') {
    const tab = await world.open()
    await signUpWith(world, tab, balance)
    good(await tab.commands.tournaments.load({ id: ID }))
    return tab
  }

  async function soundLedger(): Promise<void> {
    const { sums, drifted, unbalanced } = await world.control.ledgerSum()
    expect({ drifted, unbalanced }).toEqual({ drifted: 0, unbalanced: 0 })
    expect(Object.values(sums).filter((sum) => sum !== 0)).toEqual([])
  }

  test('lists tournaments by status for a guest, and reads them without a network', async () => {
    await world.control.makeTournament({ id: 'past', inMs: -7_200_000, forMs: 3_600_000 })
    await world.control.makeTournament({ id: ID })
    await world.control.makeTournament({ id: 'next', inMs: 3_600_000 })
    const { tournaments } = (await world.open()).commands
    for (const status of ['upcoming', 'active', 'ended'] as const) good(await tournaments.refresh({ status }))
    expect((await world.db.tournaments.toArray()).map(({ id }) => id).toSorted()).toEqual(['next', 'past', ID])
    await world.control.stopListening()
    expect((await tournaments.refresh({ status: 'active' })).ok).toBe(false)
    expect(await world.db.tournaments.get(ID)).toMatchObject({ name: { en: `Tournament ${ID}` }, entryFee: null })
    await world.control.startListening()
  })

  test('keeps a tournament that has just ended when only active ones are loaded, and deletes a withdrawn one', async () => {
    await world.control.makeTournament({ id: ID })
    const tab = await player()
    const row = await world.db.tournaments.get(ID)
    if (!row) throw new Error('no tournament')
    const now = Date.now()
    const ended = { ...row, startsAt: now - 7_200_000, endsAt: now - 1_000, fetchedAt: now - 60_000 }
    const long = { ...row, startsAt: now - 7_200_000, endsAt: now + 7_200_000, fetchedAt: now - 60_000 }
    await world.db.tournaments.bulkPut([
      { ...ended, id: 'ended' },
      { ...long, id: 'withdrawn' },
    ])
    good(await tab.commands.tournaments.refresh({ status: 'active' }))
    expect((await world.db.tournaments.toCollection().primaryKeys()).toSorted()).toEqual(['ended', ID].toSorted())
    await world.db.tournaments.put({ ...ended, id: 'ended', endsAt: now - 3_600_000 })
    good(await tab.commands.tournaments.refresh({ status: 'ended' }))
    expect(await world.db.tournaments.toCollection().primaryKeys()).toEqual([ID])
  })

  test('joins a tournament with the page’s key, and takes its fee once for a double click', async () => {
    await world.control.makeTournament({ id: ID, fee: '50.00' })
    const { tournaments } = (await player()).commands
    const one = key()
    const answers = await Promise.all([
      tournaments.join({ key: one, id: ID }),
      tournaments.join({ key: key(), id: ID }),
    ])
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await requests('joinTournament')).toHaveLength(1)
    expect(await wallet()).toBe(95_000)
    expect(await entry()).toMatchObject({ joined: true, points: 0, place: null, lastKey: one })
    expect((await world.db.wallets.toArray())[0]?.balance).toBe(95_000)
    expect(await tournaments.join({ key: key(), id: ID })).toMatchObject({
      error: { code: 'conflict', reason: 'tournament.joined' },
    })
    await soundLedger()
  })

  test('finds a join whose reply was lost by its key, and never sends it again', async () => {
    await world.control.makeTournament({ id: ID, fee: '50.00' })
    const { tournaments } = (await player()).commands
    await world.control.fault({ match: { endpoint: 'joinTournament' }, kind: 'cutAfter' })
    expect(await tournaments.join({ key: key(), id: ID })).toMatchObject({ error: { reason: 'unknown' } })
    await until('the outcome', async () => (await entry())?.joined === true)
    expect(await requests('joinTournament')).toHaveLength(1)
    expect(await wallet()).toBe(95_000)
    await soundLedger()
  })

  test('rejects a tournament fee above the balance, and takes no money', async () => {
    await world.control.makeTournament({ id: ID, fee: '50.00' })
    const { tournaments } = (await player('10.00')).commands
    expect(await tournaments.join({ key: key(), id: ID })).toMatchObject({ error: { code: 'funds' } })
    expect(await wallet()).toBe(1_000)
    expect((await entry())?.joined ?? false).toBe(false)
  })

  test('returns the fee when a tournament is left before the first point, and allows joining again', async () => {
    await world.control.makeTournament({ id: ID, fee: '50.00', inMs: 3_600_000 })
    const { tournaments } = (await player()).commands
    good(await tournaments.join({ key: key(), id: ID }))
    good(await tournaments.leave({ key: key(), id: ID }))
    expect(await wallet()).toBe(100_000)
    expect((await entry())?.joined).toBe(false)
    await soundLedger()
    good(await tournaments.join({ key: key(), id: ID }))
    expect(await wallet()).toBe(95_000)
    await soundLedger()
  })

  test('finds a leave whose reply was lost by its key, never sends it again, and returns the fee once', async () => {
    await world.control.makeTournament({ id: ID, fee: '50.00' })
    const { tournaments } = (await player()).commands
    good(await tournaments.join({ key: key(), id: ID }))
    await world.control.fault({ match: { endpoint: 'leaveTournament' }, kind: 'cutAfter' })
    const lost = key()
    expect(await tournaments.leave({ key: lost, id: ID })).toMatchObject({ error: { reason: 'unknown' } })
    await until('the outcome', async () => (await entry())?.joined === false)
    expect(await entry()).toMatchObject({ lastKey: lost })
    expect(await requests('leaveTournament')).toHaveLength(1)
    expect(await wallet()).toBe(100_000)
    await soundLedger()
  })

  test('reports a leave that never reached the operator as such, and the member stays', async () => {
    await world.control.makeTournament({ id: ID, fee: '50.00', inMs: 86_400_000 })
    const { tournaments, profile } = (await player()).commands
    good(await tournaments.join({ key: key(), id: ID }))
    await world.control.fault({ match: { endpoint: 'leaveTournament' }, kind: 'cutBefore' })
    expect(await tournaments.leave({ key: key(), id: ID })).toMatchObject({ error: { reason: 'unknown' } })
    await world.control.skewClock(3_600_000)
    good(await profile.refresh())
    await until('the notice', async () => (await world.db.notices.toArray()).length > 0)
    expect(await world.db.notices.toArray()).toMatchObject([{ kind: 'notTaken', intent: 'tournament.leave' }])
    expect((await entry())?.joined).toBe(true)
    expect(await wallet()).toBe(95_000)
  })

  test('counts the bets of a member, who cannot leave the tournament afterwards', async () => {
    await world.control.makeTournament({ id: ID, others: 3, most: 20 })
    const tab = await player()
    good(await tab.commands.games.dice.refresh())
    good(await tab.play.dice.bet(BET))
    good(await tab.commands.tournaments.join({ key: key(), id: ID }))
    good(await tab.play.dice.bet(BET))
    await until('the points of one bet', async () => (await entry())?.points === 25)
    expect((await entry())?.place).toBe(1)
    expect(await tab.commands.tournaments.leave({ key: key(), id: ID })).toMatchObject({
      error: { code: 'conflict', reason: 'tournament.points' },
    })
  })

  test('does not count a game that is not in the tournament', async () => {
    await world.control.makeTournament({ id: ID, kinds: ['slots'] })
    await world.control.makeTournament({ id: 'other' })
    const tab = await player()
    good(await tab.commands.tournaments.load({ id: 'other' }))
    for (const id of [ID, 'other']) good(await tab.commands.tournaments.join({ key: key(), id }))
    good(await tab.commands.games.dice.refresh())
    good(await tab.play.dice.bet(BET))
    const pointsIn = async (id: string) =>
      (await world.db.tournamentEntries.toArray()).find(({ tournamentId }) => tournamentId === id)?.points
    await until('the points where it counts', async () => (await pointsIn('other')) === 25)
    expect(await pointsIn(ID)).toBe(0)
  })

  test('shows a live table of the first places, and updates it by its topic', async () => {
    await world.control.makeTournament({ id: ID, others: 60, most: 900 })
    const tab = await player()
    good(await tab.commands.tournaments.join({ key: key(), id: ID }))
    good(await tab.commands.realtime.watch({ topics: [`tournament:${ID}`] }))
    await until('the snapshot', async () => (await live())?.state.top.length === TOP_PLACES)
    expect((await live())?.state.players).toBe(61)
    await world.control.giveTournamentPoints({ id: ID, email: EMAIL, points: 5_000 })
    await until('the climb', async () => (await live())?.state.top[0]?.points === 5_000)
    await until('the place', async () => (await entry())?.place === 1)
    const points = (await live())?.state.top.map((row) => row.points) ?? []
    expect(points).toEqual(points.toSorted((one, other) => other - one))
    expect((await live())?.state.top.map(({ place }) => place)).toEqual(points.map((_, index) => index + 1))
  })

  test('deletes old tournament tables, and the oldest of more than 1,000 entries', async () => {
    await world.control.makeTournament({ id: ID })
    const tab = await player()
    const DAY_MS = 86_400_000
    const state = { status: 'ended', players: 0, ranked: 0, top: [], bars: [] } as const
    await world.db.topics.bulkPut([
      { id: 'tournament:old', asOf: Date.now() - 2 * DAY_MS, state: { ...state, top: [], bars: [] } },
      { id: 'tournament:new', asOf: Date.now() - DAY_MS / 2, state: { ...state, top: [], bars: [] } },
    ])
    good(await tab.commands.realtime.watch({ topics: [`tournament:${ID}`] }))
    await until('the snapshot', async () => (await live()) !== undefined)
    expect((await world.db.topics.toCollection().primaryKeys()).toSorted()).toEqual([
      'tournament:new',
      `tournament:${ID}`,
    ])
    const entryRow = await entry()
    if (!entryRow) throw new Error('no entry')
    const many = Array.from({ length: 1_100 }, (_, asOf) => ({
      ...entryRow,
      id: `${asOf}`,
      tournamentId: `t${asOf}`,
      asOf,
    }))
    await world.db.tournamentEntries.bulkPut(many)
    good(await tab.commands.tournaments.load({ id: ID }))
    const left = await world.db.tournamentEntries.orderBy('id').primaryKeys()
    expect([left.length, left.includes('0'), left.includes('1099'), left.includes(entryRow.id)]).toEqual([
      1_000,
      false,
      true,
      true,
    ])
  })

  test('hides the name of a member with hidden statistics', async () => {
    await world.control.makeTournament({ id: ID })
    const tab = await player()
    good(await tab.commands.tournaments.join({ key: key(), id: ID }))
    await world.control.giveTournamentPoints({ id: ID, email: EMAIL, points: 10 })
    const shown = async () => {
      good(await tab.commands.tournaments.loadLeaders({ id: ID, from: 1, count: 10 }))
      return (await world.db.leaders.toArray())[0]?.player
    }
    expect(await shown()).toMatch(/••$/)
    good(await tab.commands.settings.choose({ isStatisticsHidden: true }))
    await until('the hidden name', async () => (await shown()) === null)
  })

  test('pays a tournament prize once at the end, and shows one notice', async () => {
    await world.control.makeTournament({ id: ID, others: 5, prizes: [['300.00', 1, 1, 'balance']] })
    const tab = await player()
    good(await tab.commands.tournaments.join({ key: key(), id: ID }))
    await world.control.giveTournamentPoints({ id: ID, email: EMAIL, points: 9_000 })
    expect(await Promise.all([world.control.endTournament(ID), world.control.endTournament(ID)])).toEqual([true, false])
    await until('the prize', async () => (await entry())?.prize !== null)
    expect((await entry())?.prize).toEqual({ place: 1, kind: 'balance', amount: 30_000, currency: 'RUB' })
    expect(await wallet()).toBe(130_000)
    await until('the balance', async () => (await world.db.wallets.toArray())[0]?.balance === 130_000)
    good(await tab.commands.tournaments.load({ id: ID }))
    expect((await world.db.notices.toArray()).filter(({ kind }) => kind === 'tournamentPrize')).toMatchObject([
      { tournamentId: ID, name: { en: `Tournament ${ID}` }, prize: { place: 1, amount: 30_000 } },
    ])
    expect(await tab.commands.tournaments.join({ key: key(), id: ID })).toMatchObject({
      error: { reason: 'tournament.over' },
    })
    good(await tab.commands.history.refresh({ kind: 'prizes' }))
    expect(await history('prizes', { from: 0, to: Infinity })).toMatchObject([
      { tournament: ID, name: { en: `Tournament ${ID}` }, place: 1, amount: 30_000, currency: 'RUB' },
    ])
    await soundLedger()
  })

  test('gives a bonus as a tournament prize, which is listed among the bonuses', async () => {
    await world.control.makeTournament({ id: ID, prizes: [['200.00', 1, 1, 'bonus']] })
    const tab = await player()
    good(await tab.commands.tournaments.join({ key: key(), id: ID }))
    await world.control.giveTournamentPoints({ id: ID, email: EMAIL, points: 1 })
    await world.control.endTournament(ID)
    good(await tab.commands.bonuses.refresh())
    expect(await world.db.bonuses.toArray()).toMatchObject([{ amount: 20_000, status: 'waiting' }])
    expect(await wallet()).toBe(100_000)
    // The balance has not received anything yet.
    good(await tab.commands.history.refresh({ kind: 'prizes' }))
    expect(await history('prizes', { from: 0, to: Infinity })).toEqual([])
    await soundLedger()
  })

  test('reports an unknown tournament as unknown', async () => {
    const { tournaments } = (await world.open()).commands
    expect(good(await tournaments.load({ id: 'none' }))).toEqual({ isKnown: false })
    expect(good(await tournaments.load({ id: '../x' }))).toEqual({ isKnown: false })
  })
})
