import { randomInt, randomUUID } from 'node:crypto'
import { roubles } from '../billing/scale.ts'
import { REELS, spinAt, STOPS } from './machine.ts'
import type { OpenGame } from './sessions.ts'
import { type WalletClient, WalletRefusal } from './wallet-client.ts'
import { type Place, POCKETS, placeOf, wheelPayout } from './wheel.ts'

/** What a spin of a game of this currency can cost, in roubles. */
const STAKES = [5, 10, 20, 50, 100, 200, 500, 1_000] as const
const REPEATS = 3

/** What the browser asks for: a name of its own for the round, the stake in minor units, and where it is laid. */
export type Ask = { round: string; stake: number; place?: Place | undefined }
type Outcome = { payout: number; shown: object }

export function stakesOf({ standing, mode }: OpenGame): number[] {
  const { limits, currency } = standing
  const stakes = STAKES.map((stake) => Number(roubles(stake, mode === 'demo' ? 'RUB' : currency)))
  return mode === 'demo' ? stakes : stakes.filter((stake) => stake >= limits.min && stake <= limits.max)
}

/** How the game stands, as its page shows it. */
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
 * Plays one round: draws it, takes the stake, pays what it won. Throws `WalletRefusal` where the stake was not taken;
 * whether it was is never left open: what was not answered is rolled back. The same round again is told again.
 */
export function playRound(open: OpenGame, wallet: WalletClient, ask: Ask): Promise<unknown> {
  const turn = open.turn.then(async () => {
    const told = open.told.get(ask.round)
    if (told) return told
    const result = open.mode === 'demo' ? playDemo(open, ask) : await playMoney(open, wallet, ask)
    open.told.set(ask.round, result)
    return result
  })
  open.turn = turn.catch(() => undefined)
  return turn
}

function playDemo(open: OpenGame, ask: Ask): unknown {
  if (!stakesOf(open).includes(ask.stake)) throw new WalletRefusal('amount.limits')
  if (open.chips < ask.stake) throw new WalletRefusal('amount.funds')
  const { payout, shown } = draw(open, ask)
  open.chips += payout - ask.stake
  return { ...shown, stake: ask.stake, payout, isFree: false, ...pictureOf(open) }
}

async function playMoney(open: OpenGame, wallet: WalletClient, ask: Ask): Promise<unknown> {
  await settleOwed(open)
  // A round that rests on what is not known is not begun.
  if (open.owed.length > 0) throw new WalletRefusal('away')
  const { session } = open
  // Free spins are used up before money is.
  const free = open.game.kind === 'slots' ? open.standing.free : null
  const stake = free?.bet ?? ask.stake
  if (!free && !stakesOf(open).includes(stake)) throw new WalletRefusal('amount.limits')
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
      // What was known of the free spins is out of date: where those are over, the next ones are used.
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

/** Pays what was won and gives back what was taken in vain; what the wallet does not answer now, it is asked before the next round. */
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

/** Whether an order may have been carried out all the same. */
function isUnanswered(cause: unknown): boolean {
  return !(cause instanceof WalletRefusal) || cause.code === 'away'
}

/** Sends again what was not answered: by its transaction it is carried out once. */
async function repeated<Value>(send: () => Promise<Value>): Promise<Value> {
  for (let time = 1; ; time += 1) {
    try {
      return await send()
    } catch (cause) {
      if (!isUnanswered(cause) || time === REPEATS) throw cause
    }
  }
}

/** The outcome, by the machine's own random numbers, which nobody can foresee. */
function draw({ game }: OpenGame, { stake, place }: Ask): Outcome {
  if (game.kind === 'live') {
    const pocket = randomInt(POCKETS)
    return { payout: wheelPayout(pocket, place ?? 'red', stake), shown: { pocket, colour: placeOf(pocket) } }
  }
  const stops = Array.from({ length: REELS }, () => randomInt(STOPS))
  const { payout, grid, wins } = spinAt(stops, stake)
  return { payout, shown: { grid, wins } }
}
