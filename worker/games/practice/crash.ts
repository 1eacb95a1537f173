import type { SharedBetRow } from '#db/rows.ts'
import { CommandError } from '#domain/calls/result.ts'
import { crashMultiplier, crashPayout, isAutoCashOut } from '#domain/games/crash.ts'
import type { SharedGameAction, SharedGameOrder } from '#domain/games/shared-round-shapes.ts'
import { isSharedBetOpen } from '#domain/games/shared-rounds.ts'
import { betLimits } from '#domain/money/limits.ts'
import { type Minor, minor, ZERO } from '#domain/money/money.ts'
import { runInBackground } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import { validKey } from '../../core/intent-key.ts'
import { assertLimits } from '../../money/index.ts'
import { asOwner, payChips, putChips, readCurrency, unavailable } from './chips.ts'
import { advanceRound, CRASH_TABLES, endBet, getNextChange, hasOpenBets } from './crash-rounds.ts'
import { assertMayPractise } from './guard.ts'

/** A bet on the next round, as `PracticeBet`. */
export type PracticeCrashBet = { key: string; amount: Minor; bet: SharedGameOrder<'crash'> }
/** A cash-out or a cancellation. */
export type PracticeCrashStep = { key: string; betId: string; action: SharedGameAction<'crash'> }

/** The bets of a visitor that are stored; older ones are deleted. */
const BETS_STORED = 200
/** The page takes a round for current as long as its row is not older than some seconds, so it is written this often, ms. */
const WRITE_EVERY_MS = 1_000

/** Makes chips where there are none, and brings the rounds up to now. Throws `CommandError` as a bet does. */
export async function openCrash(context: Context): Promise<void> {
  await assertMayPractise(context)
  await asOwner(context, CRASH_TABLES, async (owner, playerId) => {
    const { db, clock } = context
    if (!(await db.wallets.get(owner))) await putChips(context, owner, await readCurrency(context, playerId))
    await advanceRound(context, clock.now())
  })
}

/**
 * Places a bet on the round that takes bets, or else on the next one. Throws `CommandError`: `limits`, `funds`,
 * `validation`, `conflict` with reason `round.open` if this slot has an active bet, `unavailable` before `openCrash`, and
 * `forbidden` as a bet of another game.
 */
export async function betCrash(context: Context, { key, amount, bet }: PracticeCrashBet): Promise<void> {
  validKey(key)
  await assertMayPractise(context)
  await asOwner(context, CRASH_TABLES, async (owner) => {
    const { db, clock } = context
    const now = clock.now()
    const round = await advanceRound(context, now)
    const [wallet, bets] = await Promise.all([db.wallets.get(owner), readBets(context, owner)])
    if (bets.some((each) => each.key === key)) return
    if (!wallet?.currency || wallet.balance === null) throw unavailable()
    const { slot, auto_cash_out: target } = bet
    if (bets.some((each) => each.bet.slot === slot && isSharedBetOpen(each))) throw conflict('round.open')
    assertLimits(amount, betLimits('crash', wallet.currency))
    if (target !== null && !isAutoCashOut(target)) {
      throw new CommandError({ code: 'validation', fields: { bet: ['autoCashOut'] }, retry: false })
    }
    if (amount > wallet.balance) throw new CommandError({ code: 'funds', retry: false })
    await db.liveBets.add({
      id: `practice-${crypto.randomUUID()}`,
      playerId: owner,
      game: 'crash',
      // Bets are read in the order of their time.
      at: Math.max(now, (bets[0]?.at ?? 0) + 1),
      key,
      lastKey: null,
      amount,
      currency: wallet.currency,
      payout: ZERO,
      status: 'waiting',
      roundId: round.phase === 'betting' ? round.id : null,
      bet,
      state: { multiplier: null, point: null },
    })
    await payChips(context, wallet, minor(-amount))
    await db.liveBets.bulkDelete(bets.slice(BETS_STORED - 1).map(({ id }) => id))
  })
}

/**
 * Cashes out an active bet at the multiplier of now, or cancels one that waits. Throws `CommandError`: `cancelled` for no
 * bet of this visitor, `conflict` with reason `bet.over`, `bet.cancelled`, or `bet.started` for a bet that waits no more.
 */
export async function stepCrash(context: Context, { key, betId, action }: PracticeCrashStep): Promise<void> {
  validKey(key)
  await asOwner(context, CRASH_TABLES, async (owner) => {
    const { db, clock } = context
    const now = clock.now()
    const round = await advanceRound(context, now)
    const bet = (await readBets(context, owner)).find(({ id }) => id === betId)
    if (!bet) throw new CommandError({ code: 'cancelled', retry: false })
    if (bet.lastKey === key) return
    if (!isSharedBetOpen(bet)) throw conflict(bet.status === 'cancelled' ? 'bet.cancelled' : 'bet.over')
    if (action.kind === 'cancel') {
      if (bet.status !== 'waiting') throw conflict('bet.started')
      await db.liveBets.put({ ...bet, lastKey: key, status: 'cancelled' })
      const wallet = await db.wallets.get(owner)
      if (wallet) await payChips(context, wallet, bet.amount)
      return
    }
    if (bet.status !== 'open' || round.phase !== 'running') throw conflict('bet.over')
    const multiplier = crashMultiplier(now - round.starts_at)
    const payout = crashPayout(bet.amount, multiplier)
    await endBet(context, bet, { status: 'settled', lastKey: key, payout, state: { multiplier, point: null } })
  })
}

/**
 * Lets the rounds go on in this tab while its page shows them, and after that until the last bet is settled. Several
 * tabs may do so: the transaction decides which of them changes the round.
 */
export function createCrashWatch(context: Context): (isShown: boolean) => void {
  let isShown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false

  async function tick(): Promise<void> {
    const { clock, db } = context
    const waitMs = await db.transaction('rw', CRASH_TABLES, async () => {
      await advanceRound(context, clock.now())
      const next = await getNextChange(context)
      const mayEnd = !isShown && !(await hasOpenBets(context))
      return mayEnd ? null : Math.min(WRITE_EVERY_MS, Math.max(0, (next ?? Infinity) - clock.now()))
    })
    // The page may show the rounds again by now.
    isRunning = waitMs !== null || isShown
    if (isRunning) timer = setTimeout(run, waitMs ?? 0)
  }

  function run(): void {
    isRunning = true
    runInBackground(
      tick().catch((error: unknown) => {
        // The next look tries again, as after a write that failed.
        timer = setTimeout(run, WRITE_EVERY_MS)
        throw error
      }),
    )
  }

  return (next) => {
    isShown = next
    if (isRunning || !isShown) return
    clearTimeout(timer)
    run()
  }
}

/** The bets of crash of an owner, newest first. */
async function readBets({ db }: Context, owner: string): Promise<SharedBetRow<'crash'>[]> {
  const rows = await db.liveBets
    .where('[playerId+game+at]')
    .between([owner, 'crash', 0], [owner, 'crash', Infinity])
    .toArray()
  return rows.flatMap((row) => (row.game === 'crash' ? [row] : [])).toReversed()
}

function conflict(reason: 'round.open' | 'bet.over' | 'bet.cancelled' | 'bet.started'): CommandError {
  return new CommandError({ code: 'conflict', reason, retry: false })
}
