import type { SharedGameOrder } from '#domain/games/shared-round-shapes.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { DUEL_MOST_OPEN, drawDuel, duelClientSeed, duelPayout, otherSide } from '#domain/games/duels.ts'
import { betLimits } from '#domain/money/limits.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import type { Query } from '../database.ts'
import { readPublicName } from '../feed/public-name.ts'
import { invalid, rejection } from '../http/problem.ts'
import type { Settings } from '../options.ts'
import { countStakes, holdStake, payPot, returnStake, takeableStake } from '../together/stakes.ts'
import { betByKey, betsIn, countOpenDuels, type Duel, type DuelBet, duelById, insertDuel } from './duels.ts'
import { duelName, duelNumber } from './wire.ts'

/** The current state of a duel, its bets, and the bonuses that its stakes have changed. */
export type DuelState = { duel: Duel; bets: DuelBet[]; bonuses: number[] }

type Kind = SharedGameOrder<'duel'>['kind']
type Order<Each extends Kind = Kind> = {
  player: number
  key: string
  amount: string
  currency: Currency
  at: number
  bet: Extract<SharedGameOrder<'duel'>, { kind: Each }>
}

/** Opens a duel in the caller's transaction, with a chosen `serverSeed` if given. Throws the operator's rejections. */
export async function createDuel(
  tx: Query,
  settings: Settings,
  order: Order<'create'>,
  serverSeed?: string,
): Promise<DuelState> {
  const { player, currency, at, bet } = order
  const amount = await takeableStake(tx, order, betLimits('coinflip', currency))
  if ((await countOpenDuels(tx, player)) >= DUEL_MOST_OPEN) throw rejection(409, 'duel.tooMany')
  const duel = await insertDuel(tx, { currency, amount, closesAt: at + settings.duelLifeMs }, serverSeed)
  await insertBet(tx, order, { duel, side: bet.side, amount })
  return played(tx, duel)
}

/**
 * Joins a duel in the caller's transaction, and so draws and pays it. Throws 409 `duel.taken` when another player was
 * faster, `duel.closed`, `duel.own`, and the rejections of the stake.
 */
export async function joinDuel(tx: Query, settings: Settings, order: Order<'join'>): Promise<DuelState> {
  const { player, key, currency, at, bet } = order
  const duel = await duelById(tx, duelNumber(bet.duel) ?? 0)
  if (!duel || duel.currency !== currency) throw rejection(404, 'duel.unknown')
  if (duel.status === 'taken') throw rejection(409, 'duel.taken')
  if (duel.status === 'closed' || duel.closesAt <= at) throw rejection(409, 'duel.closed')
  const [opened] = await betsIn(tx, duel.id)
  if (!opened) throw new Error(`nobody opened duel ${duel.id}`)
  if (opened.player === player) throw rejection(409, 'duel.own')
  const amount = await takeableStake(tx, order, betLimits('coinflip', currency))
  if (amount !== duel.amount) throw invalid({ amount: ['amount.invalid'] })

  const { side: result } = drawDuel(duel.serverSeed, duelClientSeed(duelName(duel), key))
  await insertBet(tx, order, { duel: duel.id, side: otherSide(opened.side), amount })
  await tx.run("UPDATE duels SET status = 'taken', flips_at = ?, result = ? WHERE id = ?", [
    at + settings.duelLeadMs,
    result,
    duel.id,
  ])
  const winner = result === opened.side ? opened.player : player
  const payout = duelPayout(amount)
  const pot = minor(amount * 2)
  await payPot(tx, { game: 'duel', reference: String(duel.id), winner, currency, pot, payout, at })
  await tx.run("UPDATE duel_bets SET status = 'settled', ended_at = ?, payout = iif(side = ?, ?, 0) WHERE duel = ?", [
    at,
    result,
    payout,
    duel.id,
  ])
  const bonuses = await countStakes(tx, await betsIn(tx, duel.id), at)
  return { ...(await played(tx, duel.id)), bonuses }
}

/** Cancels an unjoined duel. Throws 404 for another player's, 409 when it is over. */
export async function cancelDuel(
  tx: Query,
  { player, betId, at }: { player: number; betId: string; at: number },
): Promise<DuelState> {
  const bet = await betByKey(tx, betId)
  if (bet?.player !== player || bet.kind !== 'create') throw rejection(404, 'bet.unknown')
  const duel = await duelById(tx, bet.duel)
  if (duel?.status === 'taken') throw rejection(409, 'duel.taken')
  if (duel?.status !== 'open') throw rejection(409, 'bet.over')
  return closeDuel(tx, duel, at)
}

/** Closes an open duel and returns the stake. */
export async function closeDuel(tx: Query, { id }: Duel, at: number): Promise<DuelState> {
  for (const { id: key, player, amount, currency } of await betsIn(tx, id)) {
    await returnStake(tx, { player, game: 'duel', key, amount, currency, at })
  }
  await tx.run("UPDATE duel_bets SET status = 'cancelled', ended_at = ?, payout = amount WHERE duel = ?", [at, id])
  await tx.run("UPDATE duels SET status = 'closed' WHERE id = ?", [id])
  return played(tx, id)
}

async function insertBet(
  tx: Query,
  { player, key, currency, at, bet }: Pick<Order, 'player' | 'key' | 'currency' | 'at'> & { bet: { kind: Kind } },
  { duel, side, amount }: { duel: number; side: DuelBet['side']; amount: Minor },
): Promise<void> {
  await tx.run(
    `INSERT INTO duel_bets (key, duel, kind, player, shown, side, amount, currency, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [key, duel, bet.kind, player, await readPublicName(tx, player), side, amount, currency, at],
  )
  await holdStake(tx, { player, game: 'duel', key, amount, currency, at })
}

async function played(tx: Query, id: number): Promise<DuelState> {
  const duel = await duelById(tx, id)
  if (!duel) throw new Error(`duel ${id} is gone`)
  return { duel, bets: await betsIn(tx, id), bonuses: [] }
}
