import * as v from 'valibot'
import { makeSimpleToken } from '../auth/simple-tokens.ts'
import { expireTokens, issueToken } from '../auth/tokens.ts'
import { STATUS } from '../billing/invoices.ts'
import { endInvoice } from '../billing/settle.ts'
import { bettingControl } from '../betting/control.ts'
import type { BettingRun } from '../betting/run.ts'
import { createCounters } from '../counters.ts'
import type { Currency } from '../../../worker/domain/money/currencies.ts'
import { fromDecimal } from '../../../worker/domain/money/money.ts'
import type { Recipient } from '../../../worker/domain/account/recipient.ts'
import { seedDemo } from '../demo.ts'
import { type SeedOrder, seedHistory } from '../history/seed.ts'
import type { Listening } from '../http/listening.ts'
import { credit, ledgerSum, walletOf } from '../ledger.ts'
import { stopDeadlines, watchMoney } from '../money-deadlines.ts'
import type { Settings } from '../options.ts'
import { addressOf, lettersTo } from '../letters.ts'
import { createPlayer, playerAt } from '../players.ts'
import type { SocketMode } from '../realtime.ts'
import { type LandingKind, type ReportKind, reportsOf } from '../reports.ts'
import { TABLES } from '../schema.ts'
import type { TopicFault } from '../topics.ts'
import type { ServedSite } from '../site/routes.ts'
import { decideVerification, needVerification } from '../verification/decide.ts'
import type { World } from '../world.ts'
import type { Faults } from './faults.ts'
import { crashControl } from './crash.ts'
import { moneyControl } from './money.ts'
import { tournamentsControl } from './tournaments.ts'
import { originalsControl } from './originals.ts'
import { togetherControl } from './together.ts'
import type { Journal } from './journal.ts'
import { type FaultOrder, faultOrder, type RequestMatch } from './orders.ts'
import { settledPerKey } from './settled.ts'

type Parts = {
  world: World
  faults: Faults
  journal: Journal
  bettingRun: BettingRun
  listening: () => Listening
  site: ServedSite
  initialSite: string | null
  initialSettings: Settings
  demo: boolean
}

/** A player is named by email, or by phone where that is all there is. */
function recipientOf(name: string): Recipient {
  return name.startsWith('+') ? { phone: name } : { email: name }
}

/** Everything a test can ask of an operator. Each method takes one value and gives one, both plain JSON. */
export function createControl(parts: Parts) {
  const { world, faults, journal } = parts
  const { database } = world

  async function playerOf(email: string): Promise<number> {
    const player = await database.read((query) => playerAt(query, recipientOf(email)))
    if (!player) throw new Error(`no player ${email}`)
    return player.id
  }

  async function told(kind: ReportKind, player: number | null = null): Promise<Told[]> {
    const reports = await database.read((query) => reportsOf(query, kind, player))
    return reports.map(({ data, player: by }) => ({ ...data, player: by }))
  }

  async function end(invoice: number | string, status: 3 | 4 | 5): Promise<number> {
    const result = await endInvoice(world, Number(invoice), status)
    if (!result) throw new Error(`no invoice ${invoice}`)
    return result.status
  }

  return {
    /** Orders a fault; gives its id. */
    fault: (order: FaultOrder) => faults.order(v.parse(faultOrder, order)),
    /** Lets go what a fault holds, now and from now on. */
    release: (id: number) => faults.release(id),
    cancelFault: (id: number) => faults.cancel(id),
    /** How many requests each standing order befell, by its id. */
    faultsHappened: () => faults.happened(),
    clearFaults: () => faults.clear(),

    /** Requests as they came, the oldest first; the parts given must fit. */
    requests: (match: RequestMatch = {}) => journal.entries(match),
    /** Waits till so many fitting requests have come to rest, answered or held; gives those there are. */
    waitForRequests: ({ match, count = 1, withinMs = 10_000 }: WaitOrder) => journal.wait(match, count, withinMs),
    clearRequests: () => journal.clear(),

    /** Changes settings of the running operator: token and invoice life, country, block, sso, newLink, … */
    set: (change: Partial<Settings>) => void Object.assign(world.settings, change),
    /** Skews every Date header, pong and moment by so many ms. */
    skewClock: (skewMs: number) => void (world.clock.skewMs = skewMs),

    /** Makes tokens expire now: all, or one player's. Gives how many. */
    expireTokens: async (email?: string | null) => {
      const player = email ? await playerOf(email) : null
      return database.write((tx) => expireTokens(tx, world, player))
    },

    /** Makes a player, with an amount from the house; gives id and a token. */
    createPlayer: async (order: PlayerOrder) => {
      const id = await createPlayer(world, { ...order, currency: order.currency ?? 'RUB' })
      if (id === null) throw new Error(`${order.email} or ${order.phone} is taken`)
      if (order.balance !== undefined) await give(id, order.balance)
      return { id, token: await database.write((tx) => issueToken(tx, world, id)) }
    },
    /** What was "sent" to an address or a number, or to all: the newest first. */
    letters: (to: string | null = null) =>
      database.read((query) => lettersTo(query, to === null ? null : addressOf(recipientOf(to)))),
    /** The one-time token of a simple-auth link. */
    simpleAuthToken: async (email: string) => {
      const player = await playerOf(email)
      return database.write((tx) => makeSimpleToken(tx, player))
    },
    /** Gives a player a past of so many lines, spread over the last year; the ledger knows nothing of it. */
    seedHistory: async ({ email, ...order }: SeedOrder & { email: string }) => {
      const player = await playerOf(email)
      await database.write((tx) => seedHistory(tx, player, order, world.clock.now()))
    },
    /** Has a player asked for documents. */
    needVerification: async (email: string) => {
      const player = await playerOf(email)
      await database.write((tx) => needVerification(tx, player))
    },
    /** Somebody has looked at what a player submitted; `status` is a word of spec 4, `reason` "key" or "key:argument". */
    decideVerification: async (decision: { email: string; status: string; reason?: string }) => {
      const player = await playerOf(decision.email)
      await database.write((tx) => decideVerification(tx, player, decision))
    },
    /** The sources that were attached to a player, the oldest first. */
    sources: async (email: string) => told('source', await playerOf(email)),
    /** Host and user agent of simple-auth visits. */
    visits: () => told('visit'),
    tracked: () => told('tracking'),
    /** What was told of landings, the oldest first. */
    landings: (kind: LandingKind) => told(kind),
    /** Events of analytics. */
    events: () => told('event'),
    /** What reached the third party that the operator's site has scripts of, the oldest first. */
    vendorHeard: () => world.vendor.heard(),
    /** Gives (negative: takes) an amount, and tells the player's sockets. */
    credit: async ({ email, amount }: { email: string; amount: string }) => give(await playerOf(email), amount),
    /** A player's wallet as the ledger has it; the amount in minor units. */
    wallet: async (email: string) => {
      const id = await playerOf(email)
      const { balance, currency, version } = await database.read((query) => walletOf(query, id))
      return { id, balance: Number(balance), currency, version }
    },
    ledgerSum: () => database.read(ledgerSum),
    /** What a provider of games signs its calls of the wallet with. */
    providerKey: () => world.providerKey,

    payInvoice: (invoice: number | string) => end(invoice, STATUS.paid),
    declineInvoice: (invoice: number | string) => end(invoice, STATUS.declined),
    expireInvoice: (invoice: number | string) => end(invoice, STATUS.expired),

    ...moneyControl(world, playerOf),
    ...originalsControl(world, playerOf),
    ...togetherControl(world, playerOf),
    ...tournamentsControl(world, playerOf),
    ...bettingControl(world, parts.bettingRun, playerOf),
    ...crashControl(world),

    /** `refuse` answers 503 to new sockets, `silent` keeps them open and says nothing more. */
    sockets: (mode: SocketMode) => void (world.realtime.mode = mode),
    /** Cuts every socket; gives how many. */
    dropSockets: () => world.realtime.drop(),
    /** Sends an event of a topic, of any form, as if the operator had something to tell. */
    publish: ({ topic, data }: { topic: string; data: unknown }) => world.topics.publish(topic, data),
    /** Has the next events of a topic get lost, come twice, or change places with the one after. */
    topicFault: ({ topic, fault, times = 1 }: { topic: string; fault: TopicFault; times?: number }) =>
      world.topics.fault(topic, fault, times),
    /** How many connections listen to a topic. */
    topicListeners: (topic: string) => world.topics.listeners(topic),
    /** Other players bet so often, in bets a second; 0: nobody does. */
    feedRate: (perSecond: number) => world.feed.setRate(perSecond),
    /** Sends any text to one player's sockets, or to everyone's. */
    sendFrame: async ({ email, text }: { email?: string; text: string }) =>
      world.realtime.sendText(email === undefined ? null : await playerOf(email), text),

    /** The operator goes down: nothing listens on its port, what was open is cut. */
    stopListening: async () => {
      world.realtime.drop()
      await parts.listening().stop()
    },
    /** … and comes back on the same port. */
    startListening: () => parts.listening().start(),
    /** Serves another build on the page host, null for none. */
    serveSite: (directory: string | null) => parts.site.use(directory),

    /** What happened so far; bets and deposits are counted in the ledger, per idempotency key and per invoice. */
    counters: async () => ({
      ...world.counters,
      socketsOpen: world.realtime.count(),
      ...(await database.read(settledPerKey)),
    }),

    /** Takes back every order, skew and setting; with `data`, forgets all players too. */
    reset: async ({ data = false }: { data?: boolean } = {}) => {
      faults.clear()
      journal.clear()
      world.throttle.clear()
      world.vendor.clear()
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
        for (const table of TABLES) await tx.run(`DELETE FROM ${table}`)
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

/** Without a password the player has come in by a provider. */
type PlayerOrder = { email?: string; phone?: string; password?: string; currency?: Currency; balance?: string }
/** What was told, with whose it is. */
type Told = Record<string, unknown> & { player: number | null }
type WaitOrder = { match: RequestMatch; count?: number; withinMs?: number }
export type Control = ReturnType<typeof createControl>
