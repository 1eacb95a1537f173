import { putCrashRound } from '#db/put-crash-round.ts'
import { getCrashRound } from '#endpoints/crash.ts'
import { command } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import { CommandError } from '#domain/calls/result.ts'
import { cancelChainCheck, type ChainCheckOrder, checkChain, loadChain, refreshChainCheck } from './check-chain.ts'
import { assertSameRound, toKnownId } from '../round-id.ts'

export function crashCommands(context: Context) {
  return {
    /**
     * Fetches a finished round with everything needed to check it; resolves after it is written, at once if it is
     * stored already. In: its id. Errors: `unavailable` with reason `round.unknown` if there is no such round or it is
     * not over, and those of a call. Needs no login.
     */
    loadRound: command(({ roundId }: { roundId: string }) => loadCrashRound(context, roundId)),
    /** Fetches the published hash chain of all games into app state `crashChain`. Errors: those of a call. */
    loadChain: command(() => loadChain(context)),
    /**
     * Walks from a game's hash back to the published end of the chain, in slices that let other commands run; works
     * offline once the chain is stored. In: the game's number in the chain, and its hash (64 hex digits). Out: nothing,
     * when the walk has ended; progress and result are in app state `chainCheck`. Errors: `validation` with `hash` or
     * `game` in fields, `unavailable` if the chain was never fetched.
     */
    checkChain: command((order: ChainCheckOrder) => checkChain(context, order)),
    /** Cancels the running check, also one of another tab; its state is `cancelled` by then. */
    cancelChainCheck: command(() => cancelChainCheck(context)),
    /** Sets a check in state `walking` to `cancelled` if its tab was closed: now, or as soon as that tab closes. */
    refreshChainCheck: command(() => refreshChainCheck(context)),
  }
}

/** Fetches a round unless it is stored: a finished round never changes. Throws `CommandError`. */
async function loadCrashRound({ db, call }: Context, roundId: string): Promise<void> {
  if (await db.crashRounds.get(roundId)) return
  const reply = await call(getCrashRound, { params: { id: toKnownId(roundId) } })
  assertSameRound(roundId, reply.id)
  const { starts_at: startedAt, ended_at: endedAt, terminating_hash: terminatingHash, ...round } = reply
  if (endedAt < startedAt) throw new CommandError({ code: 'contract', retry: false })
  await db.transaction('rw', db.crashRounds, () => putCrashRound(db, { ...round, startedAt, endedAt, terminatingHash }))
}
