import { getPublicRound, publishRound } from '#endpoints/public-rounds.ts'
import type { EndpointReply } from '../http/endpoint.ts'
import type { Context } from '../core/context.ts'
import { CommandError } from '#domain/calls/result.ts'
import type { OriginalGame, PublicRoundRow, RoundRow } from '#db/rows.ts'
import { toUnitBet } from '#domain/fairness/public-round.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currencies.ts'
import { minor, ZERO } from '#domain/money/money.ts'
import { assertSameRound, toKnownId } from './round-id.ts'

type Asked = { game: OriginalGame; roundId: string }
type Reply = EndpointReply<typeof getPublicRound>['round']

/** Older rounds are dropped; each is about 1 kB. */
const STORED = 30

/** Fetches a shared round and stores it. Throws `CommandError`; one that is no longer shared is dropped. */
export async function loadPublicRound(context: Context, { game, roundId }: Asked): Promise<void> {
  const params = { game, id: toKnownId(roundId) }
  try {
    await store(context, { game, roundId }, (await context.call(getPublicRound, { params })).round)
  } catch (error) {
    if (isUnknown(error)) await saveRounds(context, (rounds) => rounds.filter(({ round }) => !isAsked(round, params)))
    throw error
  }
}

/** Shares a round of the player. Throws `CommandError`. */
export async function publish(context: Context, { amounts, ...asked }: Asked & { amounts: boolean }) {
  const authSession = await context.session.player()
  const params = { game: asked.game, id: toKnownId(asked.roundId) }
  const { round } = await context.call(publishRound, { params, body: { amounts }, authSession })
  await store(context, asked, round)
  return { multiplier: round.multiplier }
}

async function store(context: Context, { game, roundId }: Asked, round: Reply): Promise<void> {
  assertSameRound(`${game} ${roundId}`, `${round.game} ${round.id}`)
  const added = toStored(round)
  await saveRounds(context, (rounds) =>
    [added, ...rounds.filter((each) => !isAsked(each.round, { game, id: roundId }))].slice(0, STORED),
  )
}

/** Changes the stored list in one transaction, because several tabs write it. */
async function saveRounds(
  { db }: Context,
  change: (rounds: readonly PublicRoundRow[]) => PublicRoundRow[],
): Promise<void> {
  await db.transaction('rw', db.facts, async () => {
    const row = await db.facts.get('publicRounds')
    await db.facts.put({ id: 'publicRounds', rounds: change(row?.id === 'publicRounds' ? row.rounds : []) })
  })
}

function isAsked(round: RoundRow, { game, id }: { game: OriginalGame; id: string }): boolean {
  return round.game === game && round.id === id
}

function isUnknown(error: unknown): boolean {
  return error instanceof CommandError && error.error.code === 'unavailable'
}

/** Throws `CommandError` (`contract`) for amounts that no round can have. */
function toStored(reply: Reply): PublicRoundRow {
  try {
    return toPublicRound(reply)
  } catch {
    throw new CommandError({ code: 'contract', retry: false })
  }
}

/** The form of a player's round, so that the same code verifies it; without amounts it has a unit stake. */
function toPublicRound(reply: Reply): PublicRoundRow {
  const { game, multiplier, stake } = reply
  const row = {
    id: reply.id,
    playerId: '',
    key: null,
    lastKey: null,
    game,
    at: reply.at,
    amount: stake?.amount ?? ZERO,
    currency: stake?.currency ?? DEFAULT_CURRENCY,
    payout: stake?.payout ?? ZERO,
    status: 'settled',
    step: 0,
    cashOut: null,
    bet: reply.bet,
    state: reply.state,
    serverSeedHash: reply.server_seed_hash,
    clientSeed: reply.client_seed,
    nonce: reply.nonce,
  } as unknown as RoundRow // `bet` and `state` were parsed by the schema of this game.
  const round = stake ? row : toUnitBet(row)
  return {
    round: stake ? round : { ...round, payout: minor(Math.floor((round.amount * multiplier) / 100)) },
    multiplier,
    hasAmounts: stake !== null,
    serverSeed: reply.server_seed,
  }
}
