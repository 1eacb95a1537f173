import { randomInt } from 'node:crypto'
import type { CrashEventWire } from '../../../worker/endpoints/crash.ts'
import { crashMultiplier, crashPayout } from '../../../worker/domain/games/crash.ts'
import type { Currency } from '../../../worker/domain/money/currencies.ts'
import { type Minor, minor, toDecimal } from '../../../worker/domain/money/money.ts'
import { BOT_NAMES, oneOf } from '../feed/bots.ts'
import { publicName } from '../feed/public-name.ts'
import type { Round } from './rounds.ts'

const CURRENCIES: readonly Currency[] = ['RUB', 'KZT', 'RUB', 'INR', 'RUB']
const STAKES = [100, 200, 500, 1_000, 1_500, 2_500, 5_000, 10_000, 50_000]
/** Default share of the bots that cash out, if the round lasts long enough. */
const CASH_OUT_SHARE = 0.6
const TICK_MS = 20

/** Simulated crash players. Their money does not exist and is not in the ledger. */
export type Bots = {
  /** Messages per second; 0 stops them. `cashOuts` is the share of bots that cash out. */
  setRate(perSecond: number, cashOuts?: number): void
}

type Bot = { id: string; amount: Minor }
type Parts = { round: () => Round | null; now: () => number; publish: (event: CrashEventWire) => void }

/** Each bet and each cash-out is one message: bets in the betting phase, cash-outs while the round runs. */
export function createBots({ round, now, publish }: Parts): Bots {
  let timer: NodeJS.Timeout | undefined
  let share = CASH_OUT_SHARE
  let next = 1
  /** The bots of one round that have not cashed out yet. */
  let playing: { round: number; bots: Bot[] } = { round: 0, bots: [] }

  function act(): void {
    const on = round()
    if (on?.phase === 'betting') bet(on)
    else if (on?.phase === 'running') cashOut(on)
  }

  function bet(on: Round): void {
    if (playing.round !== on.id) playing = { round: on.id, bots: [] }
    const bot = { id: `b${next}`, amount: minor(oneOf(STAKES)) }
    next += 1
    if (Math.random() < share) playing.bots.push(bot)
    const player = Math.random() < 0.15 ? null : publicName(oneOf(BOT_NAMES))
    const added = on.bets.add({ ...bot, player, currency: oneOf(CURRENCIES) })
    publish({ kind: 'bets', round: String(on.id), bets: [added], totals: on.bets.totals() })
  }

  function cashOut(on: Round): void {
    const elapsed = now() - on.startsAt
    const { bots } = playing
    if (playing.round !== on.id || bots.length === 0 || elapsed <= 0 || elapsed >= on.crashesAfterMs) return
    // Removes a random bot; the last one moves into its slot.
    const at = randomInt(bots.length)
    const bot = bots[at]
    const moved = bots.pop()
    if (!bot || !moved) return
    if (moved !== bot) bots[at] = moved
    const multiplier = crashMultiplier(elapsed)
    const payout = crashPayout(bot.amount, multiplier)
    on.bets.cashOut(bot.id, multiplier, payout)
    const out = { id: bot.id, multiplier, payout: toDecimal(payout) }
    publish({ kind: 'cashOuts', round: String(on.id), cash_outs: [out], totals: on.bets.totals() })
  }

  return {
    setRate(perSecond, cashOuts = CASH_OUT_SHARE) {
      clearInterval(timer)
      share = cashOuts
      if (perSecond <= 0) return
      // Timers cannot fire often enough for high rates, so each tick sends several messages.
      const everyMs = Math.max(TICK_MS, 1_000 / perSecond)
      let due = 0
      let last = performance.now()
      timer = setInterval(() => {
        // Count by elapsed time: timers fire late in a busy process.
        due += ((performance.now() - last) * perSecond) / 1_000
        last = performance.now()
        for (; due >= 1; due -= 1) act()
      }, everyMs)
      timer.unref()
    },
  }
}
