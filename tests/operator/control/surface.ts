import * as v from 'valibot'
import { makeSimpleToken } from '../auth/simple-tokens.ts'
import { expireTokens, issueToken } from '../auth/tokens.ts'
import { STATUS } from '../billing/invoices.ts'
import { endInvoice } from '../billing/settle.ts'
import { bettingControl } from '../betting/control.ts'
import type { BettingRun } from '../betting/run.ts'
import { createCounters } from '../counters.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { fromDecimal } from '#domain/money/money.ts'
import type { Recipient } from '#domain/player/recipient.ts'
import { seedDemo } from '../demo.ts'
import { type SeedOrder, seedHistory } from '../history/seed.ts'
import type { Listening } from '../http/listening.ts'
import { credit, ledgerSum, readWallet } from '../ledger.ts'
import { stopDeadlines, watchMoney } from '../money-deadlines.ts'
import type { Settings } from '../options.ts'
import { getAddress, lettersTo } from '../letters.ts'
import { createPlayer, playerAt } from '../players.ts'
import type { SocketMode } from '../realtime.ts'
import { type LandingKind, type ReportKind, readReports } from '../reports.ts'
import { PLAYER_TABLES } from '../schema.ts'
import type { TopicFault } from '../topics.ts'
import type { ServedSite } from '../site/routes.ts'
import { needVerification, sendDecision } from '../verification/decide.ts'
import type { World } from '../world.ts'
import type { Faults } from './faults.ts'
import { crashControl } from './crash.ts'
import { moneyControl } from './money.ts'
import { tournamentsControl } from './tournaments.ts'
import { pushControl } from './push.ts'
import { protectionControl } from './protection.ts'
import { originalsControl } from './originals.ts'
import { togetherControl } from './together.ts'
import type { RequestLog } from './journal.ts'
import { type FaultOrder, faultOrder, type RequestMatch } from './orders.ts'
import { settledPerKey } from './settled.ts'

type Parts = {
  world: World
  faults: Faults
  journal: RequestLog
  bettingRun: BettingRun
  listening: () => Listening
  site: ServedSite
  initialSite: string | null
  initialSettings: Settings
  demo: boolean
}

/** Tests name a player by email, or by phone for players without one. */
function toRecipient(name: string): Recipient {
  return name.startsWith('+') ? { phone: name } : { email: name }
}

/** The whole test control of an operator. Each method takes one value and returns one, both plain JSON. */
export function createControl(parts: Parts) {
  const { world, faults, journal } = parts
  const { database } = world

  async function readPlayerId(email: string): Promise<number> {
    const player = await database.read((query) => playerAt(query, toRecipient(email)))
    if (!player) throw new Error(`no player ${email}`)
    return player.id
  }

  async function getReports(kind: ReportKind, player: number | null = null): Promise<ReportOfPlayer[]> {
    const reports = await database.read((query) => readReports(query, kind, player))
    return reports.map(({ data, player: by }) => ({ ...data, player: by }))
  }

  async function end(invoice: number | string, status: 3 | 4 | 5): Promise<number> {
    const result = await endInvoice(world, Number(invoice), status)
    if (!result) throw new Error(`no invoice ${invoice}`)
    return result.status
  }

  return {
    /** Orders a fault; returns its id. */
    fault: (order: FaultOrder) => faults.order(v.parse(faultOrder, order)),
    /** Releases the requests that a fault holds; afterwards it holds nothing more. */
    release: (id: number) => faults.release(id),
    cancelFault: (id: number) => faults.cancel(id),
    /** The number of affected requests per active fault, by its id. */
    faultsHappened: () => faults.happened(),
    clearFaults: () => faults.clear(),

    /** The received requests, oldest first; every given field must match. */
    requests: (match: RequestMatch = {}) => journal.entries(match),
    /** Waits until `count` matching requests are at rest (answered or held); returns those present. */
    waitForRequests: ({ match, count = 1, withinMs = 10_000 }: WaitOrder) => journal.wait(match, count, withinMs),
    clearRequests: () => journal.clear(),

    /** Changes settings of the running operator, such as `tokenLifeMs`, `country` or `blocked`. */
    set: (change: Partial<Settings>) => void Object.assign(world.settings, change),
    /** Skews the Date header, pong frames and timestamps by this many ms. */
    skewClock: (skewMs: number) => void (world.clock.skewMs = skewMs),

    /** Expires the live tokens of all players, or of one. Returns how many. */
    expireTokens: async (email?: string | null) => {
      const player = email ? await readPlayerId(email) : null
      return database.write((tx) => expireTokens(tx, world, player))
    },

    /** Creates a player, optionally with a starting balance; returns id and token. */
    createPlayer: async (order: PlayerOrder) => {
      const id = await createPlayer(world, { ...order, currency: order.currency ?? 'RUB' })
      if (id === null) throw new Error(`${order.email} or ${order.phone} is taken`)
      if (order.balance !== undefined) await give(id, order.balance)
      return { id, token: await database.write((tx) => issueToken(tx, world, id)) }
    },
    /** The messages "sent" to an email address or phone number, or to all; newest first. */
    letters: (to: string | null = null) =>
      database.read((query) => lettersTo(query, to === null ? null : getAddress(toRecipient(to)))),
    /** Creates the one-time token of a simple-auth link. */
    simpleAuthToken: async (email: string) => {
      const player = await readPlayerId(email)
      return database.write((tx) => makeSimpleToken(tx, player))
    },
    /** Gives a player a year of past history lines. The ledger does not contain them. */
    seedHistory: async ({ email, ...order }: SeedOrder & { email: string }) => {
      const player = await readPlayerId(email)
      await database.write((tx) => seedHistory(tx, player, order, world.clock.now()))
    },
    /** Requires a player to submit documents. */
    needVerification: async (email: string) => {
      const player = await readPlayerId(email)
      await database.write((tx) => needVerification(tx, player))
    },
    /**
     * Decides about the submitted documents of a player; `status` is a wire status, `reason` is "key" or
     * "key:argument".
     */
    decideVerification: async (decision: { email: string; status: string; reason?: string }) => {
      const player = await readPlayerId(decision.email)
      await sendDecision(world, player, decision)
    },
    /** The traffic sources attached to a player, oldest first. */
    sources: async (email: string) => getReports('source', await readPlayerId(email)),
    /** Host and user agent of simple-auth visits. */
    visits: () => getReports('visit'),
    tracked: () => getReports('tracking'),
    /** The landing reports of one kind, oldest first. */
    landings: (kind: LandingKind) => getReports(kind),
    /** The received analytics events. */
    events: () => getReports('event'),
    /** What the third-party scripts of the site have received, oldest first. */
    vendorMessages: () => world.vendor.received(),
    /** Adds an amount to a player's wallet (negative: removes it) and pushes the new balance. */
    credit: async ({ email, amount }: { email: string; amount: string }) => give(await readPlayerId(email), amount),
    /** A player's wallet from the ledger; the amount is in minor units. */
    wallet: async (email: string) => {
      const id = await readPlayerId(email)
      const { balance, currency, version } = await database.read((query) => readWallet(query, id))
      return { id, balance: Number(balance), currency, version }
    },
    ledgerSum: () => database.read(ledgerSum),

    payInvoice: (invoice: number | string) => end(invoice, STATUS.paid),
    declineInvoice: (invoice: number | string) => end(invoice, STATUS.declined),
    expireInvoice: (invoice: number | string) => end(invoice, STATUS.expired),

    ...moneyControl(world, readPlayerId),
    ...originalsControl(world, readPlayerId),
    ...protectionControl(world, readPlayerId),
    ...pushControl(world, readPlayerId),
    ...togetherControl(world, readPlayerId),
    ...tournamentsControl(world, readPlayerId),
    ...bettingControl(world, parts.bettingRun, readPlayerId),
    ...crashControl(world),

    /** `refuse` answers 503 to new sockets, `silent` keeps them open and sends nothing more. */
    sockets: (mode: SocketMode) => void (world.realtime.mode = mode),
    /** Cuts every socket; returns how many. */
    dropSockets: () => world.realtime.drop(),
    /** Publishes an event of a topic, with data of any form. */
    publish: ({ topic, data }: { topic: string; data: unknown }) => world.topics.publish(topic, data),
    /** The next `times` events of a topic are dropped, doubled, or swapped with the following one. */
    topicFault: ({ topic, fault, times = 1 }: { topic: string; fault: TopicFault; times?: number }) =>
      world.topics.fault(topic, fault, times),
    /** How many connections are subscribed to a topic. */
    topicListeners: (topic: string) => world.topics.listeners(topic),
    /** Simulated players make this many bets per second; 0 stops them. */
    feedRate: (perSecond: number) => world.feed.setRate(perSecond),
    /** Sends any text to one player's sockets, or to all sockets. */
    sendFrame: async ({ email, text }: { email?: string; text: string }) =>
      world.realtime.sendText(email === undefined ? null : await readPlayerId(email), text),

    /** Simulates an outage: the port stops listening and open connections are cut. */
    stopListening: async () => {
      world.realtime.drop()
      await parts.listening().stop()
    },
    /** Listens on the same port again. */
    startListening: () => parts.listening().start(),
    /** Serves another build on the page host; null serves none. */
    serveSite: (directory: string | null) => parts.site.use(directory),

    /** Event counters. Bets per idempotency key and deposits per invoice are counted in the ledger. */
    counters: async () => ({
      ...world.counters,
      socketsOpen: world.realtime.count(),
      ...(await database.read(settledPerKey)),
    }),

    /** Undoes every order, skew and setting; with `data`, deletes all players too. */
    reset: async ({ data = false }: { data?: boolean } = {}) => {
      faults.clear()
      journal.clear()
      world.throttle.clear()
      world.vendor.clear()
      world.pushService.clear()
      world.clock.skewMs = 0
      world.topics.clear()
      world.feed.clear()
      parts.bettingRun.moving.setRate(0)
      world.book.clear()
      world.crash.reset()
      world.realtime.mode = 'accept'
      Object.assign(world.settings, parts.initialSettings)
      Object.assign(world.counters, createCounters())
      parts.site.use(parts.initialSite)
      await parts.listening().start()
      if (!data) return
      stopDeadlines(world.deadlines)
      world.tournaments.clear()
      world.realtime.drop()
      await database.write(async (tx) => {
        for (const table of PLAYER_TABLES) await tx.run(`DELETE FROM ${table}`)
      })
      if (parts.demo) {
        await seedDemo(world)
        await world.tournaments.startDemo()
      }
      await watchMoney(world)
    },
  }

  async function give(player: number, amount: string): Promise<void> {
    const value = fromDecimal(amount)
    if (value === null) throw new Error(`no amount: ${amount}`)
    await database.write((tx) =>
      credit(tx, {
        player,
        from: 'credits',
        kind: 'gift',
        reference: `${player}-${crypto.randomUUID()}`,
        amount: value,
        at: world.clock.now(),
      }),
    )
    await world.realtime.pushBalance(player)
  }
}

/** A player without a password was registered through a social provider. */
type PlayerOrder = { email?: string; phone?: string; password?: string; currency?: Currency; balance?: string }
/** Reported data with the id of its player. */
type ReportOfPlayer = Record<string, unknown> & { player: number | null }
type WaitOrder = { match: RequestMatch; count?: number; withinMs?: number }
export type Control = ReturnType<typeof createControl>
