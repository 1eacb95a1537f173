import type { LiveBetsEventWire, LiveBetsSnapshotWire, LiveBetWire } from '../../../worker/endpoints/live-bets.ts'
import type { Currency } from '../../../worker/domain/money/currencies.ts'
import { type Minor, minor, toDecimal } from '../../../worker/domain/money/money.ts'
import { wholeRoubles } from '../billing/scale.ts'
import type { Clock } from '../clock.ts'
import type { Topics } from '../topics.ts'
import { botBet } from './bots.ts'

const KEPT = 30
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
  clear(): void
  stop(): void
}

type Kept = LiveBetWire & { atMs: number; worthMinor: number }

/** Publishes settled bets, of players and simulated ones, to the topics `bets` and `bets:<game>`. */
export function createFeed(topics: Topics, clock: Clock): Feed {
  const lists = new Map<string, { latest: Kept[]; high: Kept[] }>()
  let next = 1
  let timer: NodeJS.Timeout | undefined

  const listOf = (topic: string) => lists.get(topic) ?? { latest: [], high: [] }

  function keep(topic: string, bet: Kept): void {
    const { latest, high } = listOf(topic)
    const since = clock.now() - HIGH_FOR_MS
    lists.set(topic, {
      latest: [bet, ...latest].slice(0, KEPT),
      high: [...high.filter(({ atMs }) => atMs >= since), bet]
        .sort((one, other) => other.worthMinor - one.worthMinor)
        .slice(0, KEPT),
    })
    const event: LiveBetsEventWire = { bets: [wire(bet)] }
    topics.publish(topic, event)
  }

  function add({ game, player, amount, currency, payout }: SettledBet): void {
    const atMs = clock.now()
    const worthMinor = wholeRoubles(amount, currency) * 100
    const bet: Kept = {
      id: `f${next}`,
      game,
      player,
      amount: toDecimal(amount),
      currency,
      payout: toDecimal(payout),
      worth: toDecimal(minor(worthMinor)),
      at: clock.moment(atMs),
      atMs,
      worthMinor,
    }
    next += 1
    keep(FEED, bet)
    // Only an original has a feed of its own; other games appear only in the feed of all games.
    if (/^[a-z]+$/.test(game)) keep(`${FEED}:${game}`, bet)
  }

  topics.register({
    matches: (topic) => /^bets(:[a-z]+)?$/.test(topic),
    snapshot(topic): LiveBetsSnapshotWire {
      const { latest, high } = listOf(topic)
      return { latest: latest.map(wire), high: high.map(wire) }
    },
  })

  return {
    add,
    setRate(perSecond) {
      clearInterval(timer)
      if (perSecond <= 0) return
      // Timers cannot fire often enough for high rates, so each tick adds several bets.
      const everyMs = Math.max(20, 1_000 / perSecond)
      let due = 0
      timer = setInterval(() => {
        for (due += (perSecond * everyMs) / 1_000; due >= 1; due -= 1) add(botBet())
      }, everyMs)
      timer.unref()
    },
    clear: () => lists.clear(),
    stop: () => clearInterval(timer),
  }
}

function wire({ atMs: _at, worthMinor: _worth, ...bet }: Kept): LiveBetWire {
  return bet
}
