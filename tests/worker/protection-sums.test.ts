import { expect, test } from 'vitest'
import { activateWallet } from '#endpoints/billing.ts'
import { cashOut, getBets, getCashOutQuote, postSportBet } from '#endpoints/betting.ts'
import { dice } from '#endpoints/originals/endpoints.ts'
import { getProtection } from '#endpoints/protection.ts'
import { crash, duel, rooms } from '#endpoints/shared-rounds/endpoints.ts'
import { oddsToDecimal, toOdds } from '#domain/betting/odds.ts'
import { CRASH_SLOTS } from '#domain/games/crash.ts'
import { ROOM_COLOURS } from '#domain/games/rooms.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { getCrashResults } from '#src/games/crash/merge-bets.ts'
import type { SeenRound } from '#src/games/table/session/seen-round.ts'
import { countRounds, NO_SESSION } from '#src/games/table/session/session-state.ts'
import { createRandom, type Random } from '../operator/catalogue/random.ts'
import { cases } from '../run/cases.ts'
import { good, key, useMoneyOperator } from './support/money.ts'
import { until } from './support/until.ts'

/**
 * The net position that the page adds up from what it shows, against the ledger: many players, each with some bets in
 * each of the ways in which a bet can end. Sports bets, which a session of the games leaves out, are added to it here.
 */

const SESSIONS = cases(200, 1_000)
const BATCH = 50
/** 10,000.00, in each currency that a player plays in. */
const START = 1_000_000
const ENDS = ['won', 'lost', 'void'] as const
/** Below where the crash round ends, in hundredths. */
const SOON = 105
const MONTH_MS = 30 * 86_400_000

const casino = useMoneyOperator()
const { call } = casino
type Player = {
  email: string
  token: string
  currency: Currency
  hasTwo: boolean
  seen: SeenRound[]
  duels: string[]
  ways: Set<unknown>
}

async function enter(place: number, random: Random): Promise<Player> {
  const email = `player${place}@example.com`
  const { token } = await casino.control.createPlayer({ email, currency: 'RUB', balance: '10000.00' })
  return { email, token, currency: 'RUB', hasTwo: random.next() < 0.2, seen: [], duels: [], ways: new Set() }
}

const stake = (random: Random) => (1 + random.below(3_000) / 100).toFixed(2)

async function rollDice(player: Player, random: Random): Promise<void> {
  const { token, currency } = player
  const { server_seed_hash, client_seed, nonce } = good(await call(dice.getState, { token })).pair
  const seeds = { server_seed_hash, client_seed, nonce }
  const amount = stake(random)
  const bet = { target: 500 + random.below(9_000), direction: 'under' as const }
  const [once, body] = [key(), { amount, currency, bet, ...seeds }]
  const sent = good(await call(dice.bet, { token, key: once, body }))
  // A third of the replies is lost: the round is looked up by its key.
  const { round } = random.next() < 0.33 ? good(await call(dice.getBetByKey, { token, params: { key: once } })) : sent
  player.seen.push(round)
}

async function betOnCrash({ token, currency }: Player, random: Random): Promise<void> {
  const bet = { slot: random.of(CRASH_SLOTS), auto_cash_out: random.of([null, SOON]) }
  const answer = await call(crash.bet, { token, key: key(), body: { amount: stake(random), currency, bet } })
  // The slot may be taken.
  if (!answer.ok || random.next() < 0.5) return
  const cancel = { bet: answer.reply.bet.id, action: { kind: 'cancel' as const } }
  good(await call(crash.act, { token, key: key(), body: cancel }))
}

async function joinRoom({ token, currency }: Player, random: Random): Promise<void> {
  const room = random.of(ROOM_COLOURS)
  const { id, hash } = await casino.control.roomRound({ room, currency })
  const bet = { room, round: String(id), server_seed_hash: hash }
  await call(rooms.bet, { token, key: key(), body: { amount: stake(random), currency, bet } })
}

let waiting: { duel: string; amount: string; by: Player } | null = null
async function flip(player: Player, random: Random): Promise<void> {
  const { token, currency, email } = player
  if (waiting && waiting.by.currency === currency && waiting.by.email !== email) {
    const { duel: name, amount } = waiting
    waiting = null
    const bet = { kind: 'join' as const, duel: name }
    // A rejected bet moves no money.
    await call(duel.bet, { token, key: key(), body: { amount, currency, bet: bet as never } })
    return
  }
  const amount = stake(random)
  const bet = { kind: 'create' as const, side: 'heads' as const }
  const created = await call(duel.bet, { token, key: key(), body: { amount, currency, bet } })
  if (!created.ok) return
  const { duel: name } = created.reply.bet.state
  player.duels.push(name)
  if (random.next() < 0.7) waiting = { duel: name, amount, by: player }
}

const found: Record<(typeof ENDS)[number], ReturnType<typeof casino.control.bettingFind>> = {
  won: [],
  lost: [],
  void: [],
}
async function betOnSports({ token, currency }: Player, random: Random): Promise<void> {
  const ends = random.of(ENDS)
  const pick = random.of(found[ends])
  const { event, market, outcome } = pick
  const selections = [{ event, market, outcome, odds: oddsToDecimal(toOdds(pick.odds)), live: false }]
  const body = { kind: 'single' as const, selections, amount: stake(random), currency, accept: 'any' as const }
  const placed = await call(postSportBet, { token, key: key(), body })
  if (!placed.ok || random.next() < 0.4) return
  const id = placed.reply.bet.id
  const quote = await call(getCashOutQuote, { token, params: { id } })
  if (!quote.ok) return
  const share = 1 + random.below(100)
  await call(cashOut, { token, key: key(), body: { bet: id, quote: quote.reply.id, share } })
}

const WAYS = [rollDice, rollDice, betOnCrash, joinRoom, flip, betOnSports]

async function play(player: Player, random: Random): Promise<void> {
  const rounds = 1 + random.below(3)
  for (let round = 0; round < rounds; round += 1) {
    if (player.hasTwo && round === 1) {
      good(await call(activateWallet, { token: player.token, body: { currency: 'USD' } }))
      player.currency = 'USD'
      await casino.control.credit({ email: player.email, amount: '10000.00' })
    }
    const way = random.of(WAYS)
    player.ways.add(way)
    await way(player, random)
  }
}

/** Ends rooms and coinflips, by their draw or by a refund. */
async function endRounds(players: readonly Player[]): Promise<void> {
  for (const name of players.flatMap(({ duels }) => duels)) await casino.control.duelEnd(name)
  waiting = null
  for (const currency of ['RUB', 'USD'] as const)
    for (const room of ROOM_COLOURS) await casino.control.roomEnd({ room, currency })
}

/** What the page shows as results, by the functions that it uses. */
async function results({ token, seen, ways }: Player): Promise<SeenRound[]> {
  const flips = ways.has(flip) ? good(await call(duel.getState, { token })).bets : []
  const crashes = ways.has(betOnCrash) ? good(await call(crash.getState, { token })).bets : []
  const roomBets = ways.has(joinRoom) ? good(await call(rooms.getState, { token })).bets : []
  const sports = ways.has(betOnSports) ? good(await call(getBets, { token })).bets : []
  return [
    ...seen,
    ...getCrashResults(crashes),
    ...[...flips, ...roomBets].filter(({ status }) => status === 'settled'),
    ...sports.filter(({ status }) => status !== 'open'),
  ]
}

test(
  'the net position on the page is that of the ledger after many random sessions',
  { timeout: 400_000 },
  async () => {
    await casino.control.set({ crashBettingMs: 3_600_000, crashOverMs: 3_600_000 })
    for (const ends of ENDS) found[ends] = casino.control.bettingFind({ ends, most: 20 })
    const players: Player[] = []
    for (let start = 0; start < SESSIONS; start += BATCH) {
      const batch = await Promise.all(
        Array.from({ length: BATCH }, async (_, at) => {
          const random = createRandom(start + at)
          return { random, player: await enter(start + at, random) }
        }),
      )
      await Promise.all(batch.map(({ player, random }) => play(player, random)))
      const people = batch.map(({ player }) => player)
      await endRounds(people)
      players.push(...people)
    }
    await casino.control.crashNext({ from: 110, to: 120 })
    await casino.control.crashStart()
    await until('the crash', () => casino.control.crashRound()?.phase === 'crashed')
    await casino.control.bettingStep(MONTH_MS)
    const differences: object[] = []
    let bets = 0
    for (const [place, player] of players.entries()) {
      const shown = await results(player)
      const { tallies } = countRounds(NO_SESSION, player.email, shown)
      bets += shown.length
      const holdings = await casino.control.holdings(player.email)
      for (const currency of ['RUB', 'USD'] as const) {
        const start = currency === 'RUB' || player.currency === 'USD' ? START : 0
        const ledger = (holdings[currency]?.wallet ?? 0) - start
        const net = tallies[currency]?.net ?? 0
        if (ledger !== net) differences.push({ player: player.email, currency, ledger, net })
      }
      // The figures of the operator are sums of the ledger as well: some of them are enough.
      if (player.hasTwo || place % 5 > 0) continue
      const { session, limits } = good(await call(getProtection, { token: player.token }))
      const { staked = 0, won = 0 } = session ?? {}
      const net = tallies.RUB?.net ?? 0
      const lost = limits?.find((limit) => limit?.kind === 'loss' && limit.period === 'day')?.used
      if (won - staked !== net || lost !== Math.max(0, -net))
        differences.push({ player: player.email, staked, won, net, lost })
    }
    expect(differences).toEqual([])
    expect(bets).toBeGreaterThan(SESSIONS)
    await casino.soundBooks()
  },
)
