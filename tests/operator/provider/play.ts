import { randomInt, randomUUID } from 'node:crypto'
import { roubles } from '../billing/scale.ts'
import { REELS, spinAt, STOPS } from './machine.ts'
import type { OpenGame } from './sessions.ts'
import { type WalletClient, WalletRejection } from './wallet-client.ts'
import { type Place, POCKETS, placeOf, wheelPayout } from './wheel.ts'

/** The stakes on offer, in roubles. */
const STAKES = [5, 10, 20, 50, 100, 200, 500, 1_000] as const
const REPEATS = 3

/** A round request of the browser: its own name for the round, the stake in minor units, and the table bet. */
export type Ask = { round: string; stake: number; place?: Place | undefined }
type Outcome = { payout: number; shown: object }

export function stakesOf({ standing, mode }: OpenGame): number[] {
  const { limits, currency } = standing
  const stakes = STAKES.map((stake) => Number(roubles(stake, mode === 'demo' ? 'RUB' : currency)))
  return mode === 'demo' ? stakes : stakes.filter((stake) => stake >= limits.min && stake <= limits.max)
}

/** The state of the game for its page. */
export function pictureOf(open: OpenGame) {
  const { mode, standing, chips } = open
  const { currency, free } = standing
  return {
    mode,
    currency: mode === 'demo' ? null : currency,
    balance: mode === 'demo' ? chips : standing.balance,
    stakes: stakesOf(open),
    free: mode === 'demo' || open.game.kind === 'live' ? null : free,
  }
}

/**
 * Plays one round: draws it, debits the stake, pays the winnings. A debit without an answer is rolled back, so its
 * outcome is never left open. A repeated round name returns the stored result. Throws `WalletRefusal` when the stake
 * was not debited.
 */
export function playRound(open: OpenGame, wallet: WalletClient, ask: Ask): Promise<unknown> {
  const turn = open.turn.then(async () => {
    const known = open.told.get(ask.round)
    if (known) return known
    const result = open.mode === 'demo' ? playDemo(open, ask) : await playMoney(open, wallet, ask)
    open.told.set(ask.round, result)
    return result
  })
  open.turn = turn.catch(() => undefined)
  return turn
}

function playDemo(open: OpenGame, ask: Ask): unknown {
  if (!stakesOf(open).includes(ask.stake)) throw new WalletRejection('amount.limits')
  if (open.chips < ask.stake) throw new WalletRejection('amount.funds')
  const { payout, shown } = draw(open, ask)
  open.chips += payout - ask.stake
  return { ...shown, stake: ask.stake, payout, isFree: false, ...pictureOf(open) }
}

async function playMoney(open: OpenGame, wallet: WalletClient, ask: Ask): Promise<unknown> {
  await settleOwed(open)
  // While wallet orders are unanswered, the balance is uncertain; do not begin a round.
  if (open.owed.length > 0) throw new WalletRejection('away')
  const { session } = open
  // Free spins are used before money.
  const free = open.game.kind === 'slots' ? open.standing.free : null
  const stake = free?.bet ?? ask.stake
  if (!free && !stakesOf(open).includes(stake)) throw new WalletRejection('amount.limits')
  const transaction = `debit:${randomUUID()}`
  const order = { session, transaction, round: ask.round, amount: stake }
  try {
    open.standing = await wallet('debit', free ? { ...order, campaign: free.campaign } : order)
  } catch (cause) {
    if (isUnanswered(cause)) {
      const undo = { session, transaction: `rollback:${randomUUID()}`, debit: transaction }
      open.owed.push(() => wallet('rollback', undo))
      await settleOwed(open)
    } else if (free) {
      // The known free spins are outdated. If that campaign is over, use the next one.
      open.standing = await wallet('state', { session }).catch(() => ({ ...open.standing, free: null }))
      const next = open.standing.free
      if (next && next.campaign !== free.campaign) return playMoney(open, wallet, ask)
    }
    throw cause
  }
  const { payout, shown } = draw(open, { ...ask, stake })
  const win = { session, transaction: `credit:${randomUUID()}`, round: ask.round, amount: payout }
  open.owed.push(() => wallet('credit', win))
  await settleOwed(open)
  return { ...shown, stake, payout, isFree: free !== null, ...pictureOf(open) }
}

/**
 * Sends the outstanding credits and rollbacks. Orders that the wallet does not answer now are sent again before the
 * next round.
 */
async function settleOwed(open: OpenGame): Promise<void> {
  for (let [send] = open.owed; send; [send] = open.owed) {
    try {
      open.standing = await repeated(send)
    } catch (cause) {
      if (isUnanswered(cause)) return
    }
    open.owed.shift()
  }
}

/** Whether an order may have been executed although it failed here. */
function isUnanswered(cause: unknown): boolean {
  return !(cause instanceof WalletRejection) || cause.code === 'away'
}

/** Repeats an unanswered order; its transaction id ensures that it is executed only once. */
async function repeated<Value>(send: () => Promise<Value>): Promise<Value> {
  for (let time = 1; ; time += 1) {
    try {
      return await send()
    } catch (cause) {
      if (!isUnanswered(cause) || time === REPEATS) throw cause
    }
  }
}

/** Draws the outcome with cryptographically secure random numbers. */
function draw({ game }: OpenGame, { stake, place }: Ask): Outcome {
  if (game.kind === 'live') {
    const pocket = randomInt(POCKETS)
    return { payout: wheelPayout(pocket, place ?? 'red', stake), shown: { pocket, colour: placeOf(pocket) } }
  }
  const stops = Array.from({ length: REELS }, () => randomInt(STOPS))
  const { payout, grid, wins } = spinAt(stops, stake)
  return { payout, shown: { grid, wins } }
}
