import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Context } from '#worker/core/context.ts'
import { CommandError, type ErrorCode } from '#domain/calls/result.ts'
import { moveIntents } from '#db/move-intents.ts'
import { MyDatabase } from '#db/my-database.ts'
import type { IntentRow } from '#db/rows.ts'
import { createJournal, type IntentKind, type Journal } from '#worker/money/journal.ts'
import { createRandom, type Random } from '../operator/catalogue/random.ts'
import { minor } from '#domain/money/money.ts'
import { type IntentEvent, isFinalState, isUnsettled, nextIntentState } from '#domain/money/intent-transitions.ts'
import type { IntentState } from '#domain/money/intent-state.ts'

const PLAYER = { playerId: 'p1', loginId: 'l1', token: 't1' } as const
const STAKE = minor(100)
const START = minor(1_000_000)
const EVENTS = 60

/** Every change of a state that may happen; no other one may. */
const ALLOWED = [
  'sent → unknown',
  'sent → accepted',
  'sent → settled',
  'sent → refused',
  'unknown → accepted',
  'unknown → settled',
  'unknown → refused',
  'accepted → settled',
]

/** What happens to a bet on its way. */
const SENT = [
  'reply',
  'cutBefore',
  'cutAfter',
  'arrivesLate',
  'rejected',
  'throttled',
  'failed',
  'failedAfter',
  'diskFull',
] as const
/** What happens to a look-up by key. */
const LOOKED_UP = ['reply', 'reply', 'cutBefore', 'failed', 'strange404', 'diskFull'] as const
type Fate = (typeof SENT)[number] | (typeof LOOKED_UP)[number]

/** An operator that books each bet that reaches it, and a round that ends at once or later. */
function createBank(random: Random) {
  const rounds = new Map<string, 'open' | 'over'>()
  const arrivals = new Map<string, number>()
  let late: string[] = []

  function book(key: string): void {
    arrivals.set(key, (arrivals.get(key) ?? 0) + 1)
    rounds.set(key, random.below(2) === 0 ? 'open' : 'over')
  }
  return {
    rounds,
    arrivals,
    book,
    postpone: (key: string) => void late.push(key),
    /** Requests on their way arrive. */
    deliver(): void {
      late.forEach(book)
      late = []
    },
    /** Each open round ends or goes on. */
    play(): void {
      for (const [key, state] of rounds) if (state === 'open' && random.below(3) === 0) rounds.set(key, 'over')
    },
  }
}

function fail(code: ErrorCode, status?: number, reason?: string): never {
  throw new CommandError({ code, retry: false, ...(status && { status }), ...(reason && { reason }) })
}

test('the table of transitions allows these changes and no other', () => {
  const states: IntentState[] = ['sent', 'unknown', 'accepted', 'settled', 'refused']
  const events: IntentEvent[] = ['replyLost', 'accepted', 'settled', 'roundEnded', 'rejected']
  const changes = states.flatMap((state) =>
    events.flatMap((event) => {
      const next = nextIntentState(state, event)
      return next === null || next === state ? [] : `${state} → ${next}`
    }),
  )
  expect(changes.toSorted()).toEqual(ALLOWED.toSorted())
})

const grantAtOnce = (name: string, _options: unknown, work: (lock: { name: string }) => unknown) => work({ name })

describe('the journal', () => {
  let db: MyDatabase
  beforeEach(async () => {
    db = new MyDatabase()
    await db.open()
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    db.close()
    await MyDatabase.delete('MyDatabase')
  })

  /** Two tabs of one browser with the same database, an operator whose replies `fate` decides, and a clock. */
  function createTabs(random: Random) {
    const bank = createBank(random)
    const changes = new Set<string>()
    let now = 1_000_000
    let fate: Fate = 'reply'

    db.intents.hook('updating', (change, _key, { state }) => {
      const next = (change as Partial<IntentRow>).state
      if (next !== undefined && next !== state) changes.add(`${state} → ${next}`)
    })

    async function call(endpoint: unknown, { key, params }: { key?: string; params?: { key: string } }) {
      // Two calls may be on their way together.
      const mine = fate
      await Promise.resolve()
      if (mine === 'cutBefore') fail('offline')
      if (mine === 'failed') fail('operator', 503)
      const id = key ?? params?.key ?? ''
      if (endpoint === 'send') {
        if (mine === 'rejected') fail('validation', 422)
        if (mine === 'throttled') fail('tooMany', 429)
        if (mine === 'arrivesLate') {
          bank.postpone(id)
          fail('timeout')
        }
        bank.book(id)
        if (mine === 'cutAfter') fail('offline')
        if (mine === 'failedAfter') fail('operator', 502)
      } else {
        if (mine === 'strange404') fail('notOffered', 404)
        if (!bank.rounds.has(id)) fail('unavailable', 404, 'bet.unknown')
      }
      return { id, isOpen: bank.rounds.get(id) === 'open', isDiskFull: mine === 'diskFull' }
    }

    const kind = {
      kind: 'hilo.bet',
      send: 'send',
      look: 'look',
      unknownKeyCode: 'bet.unknown',
      async apply(_authSession: unknown, reply: Awaited<ReturnType<typeof call>>) {
        const wallet = await db.wallets.get(PLAYER.playerId)
        await db.wallets.update(PLAYER.playerId, { balance: minor((wallet?.balance ?? 0) - STAKE) })
        if (reply.isDiskFull) throw new DOMException('full', 'QuotaExceededError')
        return { outcome: reply.id, state: reply.isOpen ? 'accepted' : 'settled' }
      },
      // The journal passes both endpoints on to `call`, which is this test's own.
    } as unknown as IntentKind
    // The journal uses no more of the context than this.
    const context = {
      db,
      call,
      clock: { now: () => now },
      connection: { reachable: true },
      session: {
        player: async () => PLAYER,
        write: (_authSession: unknown, work: () => Promise<unknown>) => db.transaction('rw', db.tables, work),
      },
    } as unknown as Context
    const tabs = [0, 1].map(() => createJournal(context, async () => kind))
    const order = (key: string, subject: string) => ({
      key,
      player: PLAYER,
      kind,
      subject,
      body: undefined as never,
      order: { amount: STAKE, currency: 'RUB' as const },
    })
    return {
      bank,
      changes,
      send: (tab: Journal, key: string, subject: string) => tab.send(order(key, subject)).catch(() => undefined),
      tab: () => random.of(tabs),
      draw: (fates: readonly Fate[]) => {
        fate = random.of(fates)
      },
      /** Long enough that no request is on its way any more. */
      wait: () => {
        bank.deliver()
        now += 10_000
      },
    }
  }

  /** The money that left the wallet is that of the booked bets, whose intents say so. */
  async function assertMoney(bank: ReturnType<typeof createBank>): Promise<void> {
    const intents = await db.intents.toArray()
    const booked = intents.filter(({ state }) => state === 'accepted' || state === 'settled')
    const wallet = await db.wallets.get(PLAYER.playerId)
    expect(START - (wallet?.balance ?? 0)).toBe(booked.length * STAKE)
    for (const { key } of booked) expect(bank.rounds.has(key), key).toBe(true)
    for (const { key, state } of intents) if (state === 'refused') expect(bank.rounds.has(key), key).toBe(false)
    for (const [key, times] of bank.arrivals) expect(times, key).toBe(1)
  }

  const seeds = Array.from({ length: 25 }, (_, at) => at + 1)
  test.each(seeds)('moves money once and makes only allowed changes, whatever happens (seed %i)', async (seed) => {
    // Every other time the two tabs get each lock at once, as if they did not see each other's.
    if (seed % 2 === 0) vi.stubGlobal('navigator', { locks: { request: grantAtOnce } })
    const random = createRandom(seed)
    const { bank, changes, send, tab, draw, wait } = createTabs(random)
    await db.wallets.put({
      playerId: PLAYER.playerId,
      currency: 'RUB',
      balance: START,
      bonus: null,
      bonusBalance: null,
      totalBalance: null,
      version: 1,
      fetchedAt: 0,
      bonusAskedAt: 0,
      chosenAt: 0,
    })
    const final = new Map<string, IntentRow>()
    let keys = 0

    const endRounds = () => {
      bank.play()
      // A load of the game names every round that is over, whatever this device knows of its bet.
      const over = [...bank.rounds].filter(([, state]) => state === 'over').map(([key]) => key)
      return moveIntents(db, over, 'roundEnded')
    }
    const place = () => {
      draw(SENT)
      const key = `k${(keys += 1)}`
      const subject = `s${random.below(3)}`
      // Sometimes a second press with the same key, or one for the same subject, in another tab.
      const second = random.below(4)
      const other = second === 0 ? key : `k${(keys += 1)}`
      return Promise.all([send(tab(), key, subject), second < 2 && send(tab(), other, subject)])
    }
    const lookUp = () => {
      draw(LOOKED_UP)
      return Promise.all([tab().settle(), random.below(3) === 0 && tab().settle(), endRounds()])
    }

    for (let event = 0; event < EVENTS; event += 1) {
      await random.of([place, place, lookUp, endRounds, wait, () => Promise.all([place(), lookUp()])])()
      await assertMoney(bank)
      for (const intent of await db.intents.toArray()) {
        expect(final.get(intent.key) ?? intent, intent.key).toEqual(intent)
        if (isFinalState(intent.state)) final.set(intent.key, intent)
      }
    }
    // In the end everything is known: the operator has answered each look-up.
    wait()
    draw(['reply'])
    await tab().settle()
    const intents = await db.intents.toArray()
    expect(intents.filter(isUnsettled)).toEqual([])
    expect(bank.rounds.size).toBe(intents.filter(({ state }) => state !== 'refused').length)
    await assertMoney(bank)
    for (const change of changes) expect(ALLOWED).toContain(change)
  })
})
