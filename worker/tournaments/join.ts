import type { EndpointReply } from '../http/endpoint.ts'
import { getJoinByKey, getLeaveByKey, joinTournament, leaveTournament } from '#endpoints/tournaments.ts'
import type { Context } from '../core/context.ts'
import { anyKind, type IntentKind, type Journal } from '../money/index.ts'
import { applyBalance } from '../profile/index.ts'
import { CommandError } from '#domain/calls/result.ts'
import { assertUnblocked } from '../protection/index.ts'
import type { TournamentIntentKind } from '#domain/money/intent-kinds.ts'
import { ZERO } from '#domain/money/money.ts'
import { tournamentStatus } from '#domain/games/tournaments.ts'
import { validKey } from '../core/intent-key.ts'
import { putEntriesInside } from './entries.ts'

/** `key` is the idempotency key: a UUID that the page creates for this one join or leave. */
export type TournamentOrder = { key: string; id: string }

type Kind = IntentKind<typeof joinTournament, typeof getJoinByKey>

const NO_NAMES = new Map()

/** How the journal sends a join or leave and looks it up by key. */
export function tournamentKind(context: Context, kind: TournamentIntentKind): IntentKind {
  return anyKind(createKind(context, kind))
}

function createKind(context: Context, kind: TournamentIntentKind): Kind {
  const calls =
    kind === 'tournament.join'
      ? { send: joinTournament, look: getJoinByKey, unknownKeyCode: 'join.unknown' }
      : { send: leaveTournament, look: getLeaveByKey, unknownKeyCode: 'leave.unknown' }
  return {
    kind,
    ...calls,
    async apply(player, { entry, wallet }: EndpointReply<typeof joinTournament>, intent) {
      const { balance, currency, balance_version: version } = wallet
      // A player who has just joined or left has won nothing, so no notice is made and no name is needed.
      await putEntriesInside(context, player, [entry], NO_NAMES, intent)
      await applyBalance(context.db, { playerId: player.playerId, balance, currency, version }, context.clock.now())
      return { outcome: entry.tournament, state: 'settled' }
    },
  }
}

/** Joins or leaves a tournament; the player's entry is written when this resolves. Throws `CommandError`. */
export async function joinOrLeave(
  context: Context,
  journal: Journal,
  kind: TournamentIntentKind,
  { key, id }: TournamentOrder,
): Promise<void> {
  const { db, clock, session } = context
  const player = await session.player()
  const tournament = await db.tournaments.get(id)
  if (!tournament) throw new CommandError({ code: 'unavailable', retry: true })
  if (tournamentStatus(tournament, clock.now()) === 'ended') {
    throw new CommandError({ code: 'conflict', reason: 'tournament.over', retry: false })
  }
  const { currency, entryFee } = tournament
  if (kind === 'tournament.join') await assertUnblocked(context, player.playerId)
  if (kind === 'tournament.join' && entryFee !== null) {
    const wallet = await db.walletsByCurrency.get([player.playerId, currency])
    // A wallet that is not stored here is checked by the operator.
    if (wallet && wallet.balance !== null && wallet.balance < entryFee)
      throw new CommandError({ code: 'funds', retry: false })
  }
  await journal.send({
    key: validKey(key),
    player,
    kind: createKind(context, kind),
    subject: id,
    body: { tournament: id },
    order: { amount: entryFee ?? ZERO, currency },
  })
}
