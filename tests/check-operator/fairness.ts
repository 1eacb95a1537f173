import * as v from 'valibot'
import { getCases } from '#endpoints/originals/cases-catalogue.ts'
import { ROUND_CALLS } from '#endpoints/originals/endpoints.ts'
import { getProfile } from '#endpoints/profile.ts'
import type { RoundAction, RoundBet } from '#domain/games/round-shapes.ts'
import { ROUND_RULES } from '#domain/fairness/all-round-rules.ts'
import { draws, hashServerSeed } from '#domain/fairness/draws.ts'
import type { RoundRules } from '#domain/fairness/round-rules.ts'
import { CASE_TABLES } from '#domain/games/case-tables.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { betLimits } from '#domain/money/limits.ts'
import { type Minor, minor, toDecimal } from '#domain/money/money.ts'
import { isSame } from '#domain/browser/same-json.ts'
import type { Endpoint } from '#worker/http/endpoint.ts'
import { type Caller, readAnswer } from './caller.ts'
import type { Target } from './options.ts'
import { checkPublicRound } from './public-rounds.ts'
import type { Rows } from './report.ts'

/** So many that outcomes drawn in another way differ at least once, even those of a coin. */
const ROUNDS = 16
const STEPS_MOST = 3

/**
 * Plays each original at the least stake, rotates its seed, and draws every round again from the revealed seed: outcome,
 * payout, nonce and seeds must be those of the contract. Also tries a stake below and above the limits.
 */
export async function checkFairness({ allowMoney }: Target, caller: Caller, rows: Rows): Promise<void> {
  if (!allowMoney) return rows.add('draws and payouts', 'skipped', '--allow-money was not given')
  for (const game of ORIGINAL_GAMES) {
    if (!caller.absent.has(`${game}.getState`)) await checkGame(game, caller, rows)
  }
}

/** A round as every game reports it; `bet` and `state` are those of its game. */
const anyRound = v.object({
  id: v.string(),
  status: v.picklist(['open', 'settled']),
  step: v.number(),
  cash_out: v.nullable(v.number()),
  amount: v.custom<Minor>((value) => typeof value === 'number'),
  payout: v.number(),
  bet: v.unknown(),
  state: v.unknown(),
  server_seed_hash: v.string(),
  client_seed: v.string(),
  nonce: v.number(),
})
const settledReply = v.object({ round: anyRound })
const pair = v.object({ server_seed_hash: v.string(), client_seed: v.string(), nonce: v.number() })
const stateReply = v.object({ pair, open: v.nullable(v.unknown()) })
const rotatedReply = v.object({ pair, revealed: v.object({ server_seed: v.string(), server_seed_hash: v.string() }) })

type Round = v.InferOutput<typeof anyRound>
type Pair = v.InferOutput<typeof pair>
type Stake = { amount: Minor; currency: Currency }

async function checkGame(game: OriginalGame, caller: Caller, rows: Rows): Promise<void> {
  const row = `${game}: draws and payouts`
  // The calls of all games, taken for those of one: they differ in their bets alone.
  const calls = ROUND_CALLS[game] as (typeof ROUND_CALLS)['keno']
  const state = await read(caller, calls.getState, stateReply)
  const profile = await caller.check(getProfile, { as: `getProfile before ${game}` })
  const currency = profile?.user.currency
  if (!state || !currency) return rows.add(row, 'skipped', 'there is no state of the game, or no currency')
  if (state.open !== null) return rows.add(row, 'skipped', 'a round is open')
  const stake = await stakeFor(game, currency, caller)
  if (!stake) return rows.add(row, 'skipped', 'the contract has no table of any case on sale')
  if ((profile.user.balance ?? 0) < stake.amount * ROUNDS)
    return rows.add(row, 'skipped', `the account has less than ${toDecimal(minor(stake.amount * ROUNDS))} ${currency}`)
  await checkLimits(game, state.pair, stake, caller, rows)

  const played: Round[] = []
  for (let nth = 0; nth < ROUNDS; nth += 1) {
    const nonce = state.pair.nonce + nth
    const body = { ...inUnits(stake), ...state.pair, nonce, bet: stake.bet as never }
    const reply = await read(caller, calls.bet, settledReply, { body, key: crypto.randomUUID() })
    const round = reply && (await playOn(game, reply.round, nth, caller))
    if (!round) return rows.add(row, 'FAIL', `bet ${nth + 1} of ${ROUNDS} with nonce ${nonce} did not go through`)
    played.push(round)
  }
  const clientSeed = `check-${crypto.randomUUID().slice(0, 8)}`
  const rotated = await read(caller, calls.rotateSeed, rotatedReply, { body: { client_seed: clientSeed } })
  if (!rotated) return rows.add(row, 'FAIL', 'the seed could not be rotated, so no round can be checked')
  const problems = [
    ...rotationProblems(state.pair, rotated, clientSeed),
    ...firstProblem(game, played, state.pair, rotated.revealed.server_seed, stake),
  ]
  rows.judge(row, problems, `${played.length} rounds drawn again`)
  const last = played.at(-1)
  if (last && problems.length === 0) await checkPublicRound(game, last.id, rotated.revealed.server_seed, caller, rows)
}

type PlacedStake = Stake & { bet: RoundBet<OriginalGame> }

/** The least stake of a game, and a bet that most rounds lose only later. */
async function stakeFor(game: OriginalGame, currency: Currency, caller: Caller): Promise<PlacedStake | null> {
  if (game === 'cases') {
    const cases = (await caller.check(getCases, { as: 'getCases before the bets' }))?.cases ?? []
    const known = cases.flatMap(({ slug, price }) => {
      const amount = price[currency]
      return amount !== undefined && CASE_TABLES.some((table) => table.slug === slug) ? [{ slug, amount }] : []
    })
    const [cheapest] = known.toSorted((one, other) => one.amount - other.amount)
    return cheapest ? { amount: cheapest.amount, currency, bet: { slug: cheapest.slug, count: 1 } } : null
  }
  const { min: amount } = betLimits(game, currency)
  const bets: { [Game in Exclude<OriginalGame, 'cases'>]: RoundBet<Game> } = {
    dice: { target: 5_000, direction: 'over' },
    plinko: { rows: 16, risk: 'medium' },
    coinflip: { side: 'heads' },
    hilo: {},
    keno: { risk: 'classic', picks: [0, 7, 13, 21, 39] },
    miner: { mines: 3 },
    roulette: { chips: [{ place: 'red', amount: toDecimal(amount) }] },
    wheel: { risk: 'low' },
  }
  return { amount, currency, bet: bets[game] }
}

/** Takes steps until the round ends; a round that is still open after some is cashed out. */
async function playOn(game: OriginalGame, first: Round, nth: number, caller: Caller): Promise<Round | null> {
  let round = first
  while (round.status === 'open') {
    const action = round.step >= STEPS_MOST ? ({ kind: 'cashOut' } as const) : getStep(game, round.step, nth)
    if (!action || game === 'dice') return null
    const body = { round: round.id, step: round.step, action }
    const call = ROUND_CALLS[game].act as (typeof ROUND_CALLS)['miner']['act']
    const reply = await read(caller, call, settledReply, { body, key: crypto.randomUUID() })
    if (!reply) return null
    round = reply.round
  }
  return round
}

function getStep(game: OriginalGame, step: number, nth: number): RoundAction<OriginalGame> | null {
  if (game === 'coinflip') return { kind: 'flip', side: (step + nth) % 2 === 0 ? 'tails' : 'heads' }
  if (game === 'hilo') return { kind: (step + nth) % 2 === 0 ? 'higher' : 'lower' }
  return game === 'miner' ? { kind: 'open', tile: (nth * STEPS_MOST + step) % 25 } : null
}

function rotationProblems(before: Pair, rotated: v.InferOutput<typeof rotatedReply>, clientSeed: string): string[] {
  const { pair: next, revealed } = rotated
  return [
    ...(hashServerSeed(revealed.server_seed) === before.server_seed_hash
      ? []
      : ['the SHA-256 of the revealed seed’s text is not the hash that was shown before the bets']),
    ...(next.server_seed_hash === before.server_seed_hash ? ['the new pair has the hash of the old one'] : []),
    ...(next.nonce === 0 ? [] : [`the new pair begins at nonce ${next.nonce}, not 0`]),
    ...(next.client_seed === clientSeed ? [] : ['the new pair has not the client seed that was sent']),
  ]
}

/** What the first round that differs from its seeds has, and what it should have. */
function firstProblem(
  game: OriginalGame,
  played: readonly Round[],
  before: Pair,
  serverSeed: string,
  { currency }: Stake,
): string[] {
  // The rules of all games, taken for those of one: the round is that game's.
  const rules = ROUND_RULES[game] as RoundRules<OriginalGame>
  for (const [nth, round] of played.entries()) {
    const nonce = before.nonce + nth
    const where = `round ${round.id} (bet ${nth + 1} of ${played.length}, nonce ${nonce})`
    const isOfPair = round.server_seed_hash === before.server_seed_hash && round.client_seed === before.client_seed
    if (!isOfPair || round.nonce !== nonce) return [`${where} is not of the seeds and the nonce that the bet named`]
    const draw = (count: number) => draws({ serverSeed, clientSeed: before.client_seed }, nonce, count)
    const due = rules.replay(draw, round.bet as never, round.amount, round.state as never, currency)
    if (!isSame(due.state, round.state))
      return [`${where} drew ${JSON.stringify(round.state)}; its seeds give ${JSON.stringify(due.state)}`]
    if (due.payout !== round.payout)
      return [`${where} paid ${toDecimal(minor(round.payout))}; its outcome pays ${toDecimal(due.payout)}`]
  }
  return []
}

/** A stake outside the limits must be rejected with 422; cases have a price and no limits. */
async function checkLimits(
  game: OriginalGame,
  seeds: Pair,
  { currency, bet }: PlacedStake,
  caller: Caller,
  rows: Rows,
) {
  if (game === 'cases') return
  const { min, max } = betLimits(game, currency)
  const problems: string[] = []
  for (const amount of [minor(min - 1), minor(max + 1)]) {
    if (amount <= 0) continue
    const chips = { chips: [{ place: 'red', amount: toDecimal(amount) }] }
    const calls = ROUND_CALLS[game] as (typeof ROUND_CALLS)['keno']
    const wanted = (game === 'roulette' ? chips : bet) as never
    const body = { ...inUnits({ amount, currency }), ...seeds, bet: wanted }
    const answer = await caller.ask(calls.bet, { body, key: crypto.randomUUID() })
    if (answer && answer.status !== 422)
      problems.push(
        `${toDecimal(amount)} ${currency} is outside the limits and should be refused with 422, came ${answer.status}`,
      )
  }
  rows.judge(`${game}: limits`, problems, `${toDecimal(min)} to ${toDecimal(max)} ${currency}`)
}

function inUnits({ amount, currency }: Stake): { amount: string; currency: Currency } {
  return { amount: toDecimal(amount), currency }
}

/** A reply as far as it is needed here; null if it does not fit. The calls themselves have rows of their own. */
async function read<Schema extends v.GenericSchema>(
  caller: Caller,
  endpoint: Endpoint,
  schema: Schema,
  asked: Parameters<Caller['ask']>[1] = {},
): Promise<v.InferOutput<Schema> | null> {
  const answer = await caller.ask(endpoint, asked)
  const reply = answer && v.safeParse(schema, readAnswer(endpoint, answer).reply)
  return reply?.success ? reply.output : null
}
