import { randomInt } from 'node:crypto'
import type { CrashEventWire } from '#endpoints/crash.ts'
import { crashMultiplier, crashPayout } from '#domain/games/crash.ts'
import { betLimits } from '#domain/money/limits.ts'
import { type Minor, toDecimal } from '#domain/money/money.ts'
import { botCurrency, botName, botStake } from '../feed/bots.ts'
import { createRate } from '../repeat.ts'
import type { StoredCrashRound } from './rounds.ts'

/** Default share of the bots that cash out, if the round lasts long enough. */
const CASH_OUT_SHARE = 0.6

/** Simulated crash players. Their money does not exist and is not in the ledger. */
export type Bots = {
  /** Messages per second; 0 stops them. `cashOuts` is the share of bots that cash out. */
  setRate(perSecond: number, cashOuts?: number): void
}

type Bot = { id: string; amount: Minor }
type Parts = { round: () => StoredCrashRound | null; now: () => number; publish: (event: CrashEventWire) => void }

/** Each bet and each cash-out is one message: bets in the betting phase, cash-outs while the round runs. */
export function createBots({ round, now, publish }: Parts): Bots {
  let share = CASH_OUT_SHARE
  let next = 1
  /** The bots of one round that have not cashed out yet. */
  let playing: { round: number; bots: Bot[] } = { round: 0, bots: [] }

  function act(): void {
    const on = round()
    if (on?.phase === 'betting') bet(on)
    else if (on?.phase === 'running') cashOut(on)
  }

  function bet(on: StoredCrashRound): void {
    if (playing.round !== on.id) playing = { round: on.id, bots: [] }
    const currency = botCurrency()
    const bot = { id: `b${next}`, amount: botStake(betLimits('crash', currency), currency) }
    next += 1
    if (Math.random() < share) playing.bots.push(bot)
    const added = on.bets.add({ ...bot, player: botName(), currency })
    publish({ kind: 'bets', round: String(on.id), bets: [added], totals: on.bets.totals() })
  }

  function cashOut(on: StoredCrashRound): void {
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

  const messages = createRate('crash bots', (count) => {
    for (let each = 0; each < count; each += 1) act()
  })

  return {
    setRate(perSecond, cashOuts = CASH_OUT_SHARE) {
      share = cashOuts
      messages.setRate(perSecond)
    },
  }
}
