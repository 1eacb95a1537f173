import { randomInt } from 'node:crypto'
import { betLimits, rangeProblem } from '#domain/money/limits.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { roubles } from '../billing/scale.ts'
import { expireBonuses } from '../bonuses/bonuses.ts'
import { countStake } from '../bonuses/wager.ts'
import type { Query } from '../database.ts'
import { rejection } from '../http/problem.ts'
import { transfer, readWallet } from '../ledger.ts'
import { assertMayPlay } from '../protection/guards.ts'
import type { CountedBet } from '../tournaments/points.ts'
import type { World } from '../world.ts'
import { payFreeSpin, type GamePlayer, spinsHere, takeSpin } from './free-spins.ts'
import { gameById } from './games.ts'
import { CHIPS, type GameSession } from './launch.ts'
import { type TableBet, POCKETS, spinAt, STRIP, wheelAt } from './machine.ts'

/** The stakes on offer, in roubles. */
const STAKES = [5, 10, 20, 50, 100, 200, 500, 1_000] as const

/** A round request of the page: its own name for the round, the stake in minor units, and the bet on the table. */
export type Ask = { round: string; stake: number; place?: TableBet | undefined }
/** What is announced after the transaction of a round: the id of the changed bonus, and the settled bet, if any. */
export type PlayedProvidedRound = { reply: object; bonus?: number | null; settled?: CountedBet }

/** The state of a game for its page. A demo is played for chips, which are not money and are given again. */
export async function readPicture(query: Query, world: World, session: GameSession) {
  const { player, mode, currency } = session
  const { min, max } = betLimits('coinflip', currency)
  const stakes = STAKES.map((stake) => roubles(stake, currency)).filter((stake) => stake >= min && stake <= max)
  if (player === null) return { mode, currency: null, balance: session.chips, stakes, free: null }
  const { balance } = await readWallet(query, player, currency)
  return { mode, currency, balance, stakes, free: await spinsHere(query, world, { ...session, player }) }
}

/**
 * Plays one round in one transaction: draws it, debits the stake, pays the winnings. A repeated round name gets the
 * stored reply.
 */
export async function playRound(tx: Query, world: World, session: GameSession, ask: Ask): Promise<PlayedProvidedRound> {
  const { player } = session
  if (player === null) return playDemo(tx, world, session, ask)
  const known = await tx.row({ reply: 'text' }, 'SELECT reply FROM provider_rounds WHERE session = ? AND name = ?', [
    session.session,
    ask.round,
  ])
  if (known) return { reply: JSON.parse(known.reply) as object }
  return playMoney(tx, world, { ...session, player }, ask)
}

async function playDemo(tx: Query, world: World, session: GameSession, ask: Ask): Promise<PlayedProvidedRound> {
  if (rangeProblem(minor(ask.stake), { min: minor(1), max: minor(CHIPS) })) throw rejection(422, 'amount.limits')
  const { payout, shown } = draw(world, session, ask)
  const chips = (session.chips < ask.stake ? CHIPS : session.chips) - ask.stake + payout
  await tx.run('UPDATE launches SET chips = ? WHERE session = ?', [chips, session.session])
  const picture = await readPicture(tx, world, { ...session, chips })
  return { reply: { ...shown, stake: ask.stake, payout, isFree: false, ...picture } }
}

async function playMoney(tx: Query, world: World, session: GamePlayer, ask: Ask): Promise<PlayedProvidedRound> {
  const { player, currency } = session
  const at = world.clock.now()
  // Free spins are used before money.
  const free = await spinsHere(tx, world, session)
  const stake = free?.bet ?? minor(ask.stake)
  const amount = free ? minor(0) : stake
  await assertMayPlay(tx, world, { player, family: session.family ?? '' }, { amount, currency })
  await expireBonuses(tx, player, at)
  if (!free && rangeProblem(stake, betLimits('coinflip', currency))) throw rejection(422, 'amount.limits')
  if (amount > (await readWallet(tx, player, currency)).balance) throw rejection(402, 'amount.funds')
  const game = gameById(world, session.game)
  const { payout, shown } = draw(world, session, { ...ask, stake })
  const { inserted } = await tx.run(
    `INSERT INTO provider_rounds (session, name, player, game, campaign, amount, payout, currency, ended_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [session.session, ask.round, player, game?.name ?? '', free?.campaign ?? null, amount, 0, currency, at],
  )
  const move = (kind: 'bet' | 'payout', change: Minor) => {
    const changes = { wallet: change, house: -change }
    return transfer(tx, { player, currency, at, kind: `provider.${kind}`, reference: String(inserted), changes })
  }
  let bonus: number | null
  let paid: Minor = payout
  if (free) {
    await takeSpin(tx, free.campaign)
    const won = await payFreeSpin(tx, world, session, free.campaign, payout)
    bonus = won.bonus
    paid = won.paid
  } else {
    await move('bet', minor(-amount))
    bonus = await countStake(tx, { player, currency, amount, at })
    if (payout > 0) await move('payout', payout)
  }
  await tx.run('UPDATE provider_rounds SET payout = ? WHERE id = ?', [paid, inserted])
  const reply = { ...shown, stake, payout, isFree: free !== null, ...(await readPicture(tx, world, session)) }
  await tx.run('UPDATE provider_rounds SET reply = ? WHERE id = ?', [JSON.stringify(reply), inserted])
  if (free) return { reply, bonus }
  const bet = { id: session.game, game: game?.name ?? session.game, kind: game?.kind ?? 'slots' } as const
  return { reply, bonus, settled: { ...bet, amount, currency, payout } }
}

/** Draws the outcome with cryptographically secure random numbers. */
function draw(world: World, { game }: GameSession, { stake, place }: Ask): { payout: Minor; shown: object } {
  const isTable = gameById(world, game)?.kind === 'live'
  const { payout, ...shown } = isTable
    ? wheelAt(randomInt(POCKETS), place ?? 'red', stake)
    : spinAt(
        [0, 1, 2].map(() => world.settings.slotStop ?? randomInt(STRIP.length)),
        stake,
      )
  return { payout: minor(payout), shown }
}
