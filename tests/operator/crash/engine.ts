import type { CrashEventWire, CrashSnapshotWire } from '#endpoints/crash.ts'
import type { SharedGameAction } from '#domain/games/shared-round-shapes.ts'
import { AUTO_CASH_OUT, CRASH_POINTS_SHOWN, crashMultiplier, crashTime } from '#domain/games/crash.ts'
import { toDecimal } from '#domain/money/money.ts'
import { reloadAndAnnounce } from '../bonuses/moving.ts'
import type { Query } from '../database.ts'
import { readPublicName } from '../feed/public-name.ts'
import { rejection } from '../http/problem.ts'
import { countSettled } from '../tournaments/points.ts'
import type { Topics } from '../topics.ts'
import type { World } from '../world.ts'
import {
  type StoredCrashBet,
  crashBetById,
  betFor,
  readCrashBets,
  crashBetWire,
  cancelBet,
  openBet,
  placeCrashBet,
  type PlaceOrder,
  settleBet,
  openCrashBets,
} from './bets.ts'
import { createBots, type Bots } from './bots.ts'
import { createRoundBets } from './round-bets.ts'
import { beginRound, lastPoints, type PointRange, type StoredCrashRound, crashRoundWire } from './rounds.ts'

const TOPIC = 'crash'
/** While a round runs, subscribers receive a message at least this often. */
const STILL_AFTER_MS = 1_000
/** After a failed round, the next one begins with this delay. */
const AGAIN_AFTER_MS = 5_000

/** The crash rounds: they follow each other while the topic has subscribers or a bet waits, and stop otherwise. */
export type Crash = {
  bots: Bots
  /** Starts rounds if none run; resolves once a round exists. */
  wake(): Promise<void>
  /** Takes a bet in the caller's transaction, for the round that is taking bets or else for the next one. */
  place(tx: Query, order: Omit<PlaceOrder, 'round'>): Promise<StoredCrashBet>
  /** Applies an action in the caller's transaction, with the time at which it arrived. */
  act(
    tx: Query,
    action: { player: number; bet: string; kind: SharedGameAction<'crash'>['kind']; at: number },
  ): Promise<void>
  /** Cashes out the bets whose target is reached by now. */
  settleDue(at: number): Promise<void>
  /** Sends the state of bets to their players and, as public events, to all subscribers. */
  report(ids: readonly number[]): Promise<void>
  /** Makes the next round crash within this range. */
  chooseNext(range: PointRange): void
  /** Ends the betting phase of the current round. */
  startNow(): Promise<void>
  round(): StoredCrashRound | null
  /** Returns the stakes of interrupted rounds. */
  recover(): Promise<void>
  /** Drops the current round; the stakes of its bets are returned when the next one begins. */
  reset(): void
}

export function createCrash(topics: Topics, world: () => World): Crash {
  let round: StoredCrashRound | null = null
  let last: CrashSnapshotWire['last'] = []
  let wanted: PointRange | null = null
  let waking: Promise<void> | null = null
  let step: NodeJS.Timeout | undefined
  let due: NodeJS.Timeout | undefined
  let still: NodeJS.Timeout | undefined
  let sentAt = 0
  /** Increases with each reset; asynchronous work that started before a reset stops. */
  let age = 0

  const now = (): number => world().clock.now()
  const bots = createBots({ round: () => round, now, publish })

  function publish(event: CrashEventWire): void {
    sentAt = now()
    topics.publish(TOPIC, event)
  }

  /**
   * Runs work at a time. If it fails, the round is given up: its stakes are returned, and another one begins. Errors of
   * work that a reset has outdated are ignored.
   */
  function later(at: number, work: () => Promise<void>): NodeJS.Timeout {
    const begunAt = age
    const timer = setTimeout(
      () =>
        void work().catch((cause: unknown) => {
          if (begunAt !== age) return
          console.error('operator: crash', cause)
          clearTimeout(step)
          clearTimeout(due)
          round = null
          step = later(now() + AGAIN_AFTER_MS, begin)
        }),
      Math.max(0, at - now()),
    )
    timer.unref()
    return timer
  }

  function wake(): Promise<void> {
    if (still) return Promise.resolve()
    waking ??= begin().finally(() => (waking = null))
    return waking
  }

  async function begin(): Promise<void> {
    const { database, settings } = world()
    const begunAt = age
    if (round === null) await recover()
    const made = await database.write(async (tx) => {
      last = await lastPoints(tx)
      const next = await beginRound(tx, now() + settings.crashBettingMs, wanted)
      await tx.run("UPDATE crash_bets SET round = ? WHERE status = 'waiting' AND round IS NULL", [next.id])
      return next
    })
    if (begunAt !== age) return
    wanted = null
    round = made
    still ??= setInterval(() => {
      if (now() - sentAt >= STILL_AFTER_MS) publish({ kind: 'still' })
    }, STILL_AFTER_MS)
    still.unref()
    step = later(made.startsAt, start)
    publish({ kind: 'round', round: crashRoundWire(made, world().clock) })
    const bets = await database.read((query) => readCrashBets(query, made.id, 'waiting'))
    await report(bets.map(({ id }) => id))
  }

  async function start(): Promise<void> {
    const begun = round
    if (begun?.phase !== 'betting') return
    clearTimeout(step)
    const { database, clock, realtime } = world()
    const moved: number[] = []
    const bets = await database.write(async (tx) => {
      const waiting = await readCrashBets(tx, begun.id, 'waiting')
      for (const bet of waiting) {
        const bonus = await openBet(tx, bet, now())
        if (bonus !== null) moved.push(bonus)
      }
      begun.phase = 'running'
      return waiting
    })
    step = later(begun.startsAt + begun.crashesAfterMs, crash)
    publish({ kind: 'round', round: crashRoundWire(begun, clock) })
    for (const bet of bets) sendToPlayer({ ...bet, status: 'open' })
    watchTargets(bets)
    for (const bonus of moved) await reloadAndAnnounce(world(), bonus)
    for (const bet of bets) await realtime.pushBalance(bet.player, bet.currency)
  }

  /**
   * Schedules the next automatic cash-out. The operator executes targets itself, so it does not depend on timers of a
   * page.
   */
  function watchTargets(open: readonly StoredCrashBet[]): void {
    clearTimeout(due)
    const [next] = open.map(({ target }) => target ?? AUTO_CASH_OUT.max).sort((one, other) => one - other)
    if (round?.phase !== 'running' || next === undefined) return
    const { startsAt } = round
    due = later(startsAt + crashTime(next), () => settleDue(now()))
  }

  async function settleDue(at: number): Promise<void> {
    if (round?.phase !== 'running') return
    const { id, startsAt, point } = round
    const reached = Math.min(crashMultiplier(at - startsAt), point)
    const { over, open } = await world().database.write(async (tx) => {
      const bets = await readCrashBets(tx, id, 'open')
      const over = bets.filter(({ target }) => (target ?? AUTO_CASH_OUT.max) <= reached)
      for (const bet of over) await settleBet(tx, bet, bet.target ?? AUTO_CASH_OUT.max, at)
      return { over, open: bets.filter((bet) => !over.includes(bet)) }
    })
    watchTargets(open)
    await report(over.map((bet) => bet.id))
  }

  async function crash(): Promise<void> {
    const over = round
    if (over?.phase !== 'running') return
    const { database, settings, clock } = world()
    const at = over.startsAt + over.crashesAfterMs
    await settleDue(at)
    clearTimeout(due)
    const lost = await database.write(async (tx) => {
      const bets = await readCrashBets(tx, over.id, 'open')
      for (const bet of bets) await settleBet(tx, bet, null, at)
      await tx.run('UPDATE crash_rounds SET ended_at = ?, point = ? WHERE id = ?', [at, over.point, over.id])
      over.phase = 'crashed'
      over.nextAt = now() + settings.crashOverMs
      return bets
    })
    const { id, game, point, hash } = over
    last = [{ id, game, point, hash }, ...last].slice(0, CRASH_POINTS_SHOWN)
    step = later(over.nextAt, goOn)
    publish({ kind: 'round', round: crashRoundWire(over, clock) })
    await report(lost.map((bet) => bet.id))
  }

  /** Begins the next round, or stops when there are no subscribers and no waiting bets. */
  async function goOn(): Promise<void> {
    const waiting = await world().database.read((query) => readCrashBets(query, null, 'waiting'))
    if (topics.listeners(TOPIC) > 0 || waiting.length > 0) await begin()
    else rest()
  }

  function rest(): void {
    clearTimeout(step)
    clearTimeout(due)
    clearInterval(still)
    still = undefined
  }

  async function report(ids: readonly number[]): Promise<void> {
    const { database, realtime, feed } = world()
    for (const id of ids) {
      const bet = await database.read((query) => crashBetById(query, id))
      const player = await database.read((query) => readPublicName(query, bet.player))
      sendToPlayer(bet)
      if (round && bet.round === round.id) reportToAll(round, bet, player)
      const { amount, currency, payout } = bet
      if (bet.status === 'settled') {
        const settled = { game: 'crash', amount, currency, payout }
        feed.add({ ...settled, player })
        await countSettled(world(), bet.player, { ...settled, id: 'crash', kind: 'original' })
      }
      await realtime.pushBalance(bet.player, currency)
    }
  }

  function reportToAll(on: StoredCrashRound, bet: StoredCrashBet, player: string | null): void {
    const id = String(bet.id)
    const publicBet = { id, player, amount: bet.amount, currency: bet.currency }
    const of = { round: String(on.id) }
    if (bet.status === 'waiting') {
      const added = on.bets.add(publicBet)
      publish({ kind: 'bets', ...of, bets: [added], totals: on.bets.totals() })
    } else if (bet.status === 'cancelled') {
      on.bets.remove(id)
      publish({ kind: 'cancelled', ...of, bets: [id], totals: on.bets.totals() })
    } else if (bet.multiplier !== null) {
      on.bets.cashOut(id, bet.multiplier, bet.payout)
      const out = { id, multiplier: bet.multiplier, payout: toDecimal(bet.payout) }
      publish({ kind: 'cashOuts', ...of, cash_outs: [out], totals: on.bets.totals() })
    }
  }

  function sendToPlayer(bet: StoredCrashBet): void {
    const { realtime, clock } = world()
    realtime.send(bet.player, { type: 'liveBet', user: bet.player, game: 'crash', bet: crashBetWire(bet, clock) })
  }

  async function recover(): Promise<void> {
    const { database } = world()
    const at = now()
    const back = await database.write(async (tx) => {
      const bets = await openCrashBets(tx)
      for (const bet of bets) await cancelBet(tx, bet, at)
      await tx.run('UPDATE crash_rounds SET ended_at = ? WHERE ended_at IS NULL', [at])
      return bets
    })
    await report(back.map(({ id }) => id))
  }

  function snapshot(): CrashSnapshotWire {
    const { clock } = world()
    const bets = round?.bets ?? createRoundBets()
    return { round: round && crashRoundWire(round, clock), totals: bets.totals(), bets: bets.largest(), last }
  }

  topics.register({
    matches: (topic) => topic === TOPIC,
    async snapshot() {
      await wake()
      return snapshot()
    },
  })

  return {
    bots,
    wake,
    async place(tx, order) {
      // A round also starts inside the database queue, so the phase cannot change between this check and the bet.
      return placeCrashBet(tx, { ...order, round: round?.phase === 'betting' ? round.id : null })
    },
    async act(tx, { player, bet: id, kind, at }) {
      const bet = await betFor(tx, player, id, kind)
      if (kind === 'cancel') return cancelBet(tx, bet, at)
      if (!round || bet.round !== round.id) throw rejection(409, 'round.crashed')
      const elapsed = at - round.startsAt
      if (elapsed >= round.crashesAfterMs) throw rejection(409, 'round.crashed')
      return settleBet(tx, bet, crashMultiplier(elapsed), at)
    },
    settleDue,
    report,
    chooseNext: (range) => (wanted = range),
    async startNow() {
      if (round?.phase !== 'betting') return
      const begun = round
      begun.startsAt = now()
      await world().database.write((tx) =>
        tx.run('UPDATE crash_rounds SET starts_at = ? WHERE id = ?', [begun.startsAt, begun.id]),
      )
      await start()
    },
    round: () => round,
    recover,
    reset() {
      age += 1
      rest()
      bots.setRate(0)
      round = null
      last = []
      wanted = null
    },
  }
}
