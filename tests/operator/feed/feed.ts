import type { BetsFeedEventWire, BetsFeedSnapshotWire, FeedBetWire } from '#endpoints/bets-feed.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, toDecimal } from '#domain/money/money.ts'
import { toKopecks } from '../billing/scale.ts'
import type { CatalogueOrder } from '../catalogue/make.ts'
import type { OperatorClock } from '../clock.ts'
import { createRate } from '../repeat.ts'
import type { Topics } from '../topics.ts'
import { botBet } from './bots.ts'

const STORED_AT_MOST = 30
const HIGH_FOR_MS = 3_600_000
const FEED = 'bets'

export type SettledBet = {
  game: string
  /** The public name; null if the player hides it. */
  player: string | null
  amount: Minor
  currency: Currency
  payout: Minor
}

/** The live feed of settled bets. */
export type Feed = {
  add(bet: SettledBet): void
  /** Simulated bets per second; 0 stops them. */
  setRate(perSecond: number): void
  /** How many simulated players have bet on each game since a time, ms. */
  countSimulated(since: number): Map<string, number>
  clear(): void
  stop(): void
}

type StoredBet = FeedBetWire & { atMs: number; kopecks: Minor }

/** Publishes settled bets, of players and simulated ones, to the topics `bets` and `bets:<game>`. */
export function createFeed(topics: Topics, clock: OperatorClock, catalogue: () => CatalogueOrder): Feed {
  const lists = new Map<string, { latest: StoredBet[]; high: StoredBet[] }>()
  let next = 1

  const getList = (topic: string) => lists.get(topic) ?? { latest: [], high: [] }

  function store(topic: string, bet: StoredBet): void {
    const { latest, high } = getList(topic)
    const since = clock.now() - HIGH_FOR_MS
    lists.set(topic, {
      latest: [bet, ...latest].slice(0, STORED_AT_MOST),
      high: [...high.filter(({ atMs }) => atMs >= since), bet]
        .sort((one, other) => other.kopecks - one.kopecks)
        .slice(0, STORED_AT_MOST),
    })
    const event: BetsFeedEventWire = { bets: [wire(bet)] }
    topics.publish(topic, event)
  }

  function add({ game, player, amount, currency, payout }: SettledBet): void {
    const atMs = clock.now()
    const kopecks = toKopecks(amount, currency)
    const bet: StoredBet = {
      id: `f${next}`,
      game,
      player,
      amount: toDecimal(amount),
      currency,
      payout: toDecimal(payout),
      worth: toDecimal(kopecks),
      at: clock.moment(atMs),
      atMs,
      kopecks,
    }
    next += 1
    store(FEED, bet)
    // Only an original has a feed of its own; other games appear only in the feed of all games.
    if (/^[a-z]+$/.test(game)) store(`${FEED}:${game}`, bet)
  }

  topics.register({
    matches: (topic) => /^bets(:[a-z]+)?$/.test(topic),
    snapshot(topic): BetsFeedSnapshotWire {
      const { latest, high } = getList(topic)
      return { latest: latest.map(wire), high: high.map(wire) }
    },
  })

  /** When each simulated player last bet on a game, ms. */
  const simulated = new Map<string, { game: string; atMs: number }>()

  const bots = createRate('feed', (count) => {
    for (let each = 0; each < count; each += 1) {
      const bet = botBet(catalogue())
      add(bet)
      simulated.set(`${bet.game} ${bet.player}`, { game: bet.game, atMs: clock.now() })
    }
  })

  function countSimulated(since: number): Map<string, number> {
    const counts = new Map<string, number>()
    for (const { game, atMs } of simulated.values()) if (atMs >= since) counts.set(game, (counts.get(game) ?? 0) + 1)
    return counts
  }

  function clear(): void {
    lists.clear()
    simulated.clear()
  }

  return { add, setRate: bots.setRate, countSimulated, clear, stop: () => bots.setRate(0) }
}

function wire({ atMs: _at, kopecks: _kopecks, ...bet }: StoredBet): FeedBetWire {
  return bet
}
