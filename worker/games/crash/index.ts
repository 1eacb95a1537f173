import { getCrashRound } from '../../endpoints/crash.ts'
import { command } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import { CommandError } from '../../core/result.ts'
import { cancelChainCheck, type ChainCheckOrder, checkChain, loadChain, refreshChainCheck } from './check-chain.ts'
import { lockToRound, toKnownId } from '../round-id.ts'

/** So many rounds are kept for their check, the newest. */
const ROUNDS_KEPT = 200

export function crashCommands(context: Context) {
  return {
    /**
     * Fetches a round that is over, with all that its check takes; answers after it is written, and at once for one that
     * is kept. In: its id. Errors: `unavailable` with reason `round.unknown` where there is none of that id or it is not
     * over, and those of a call. Needs no player.
     */
    loadRound: command(({ roundId }: { roundId: string }) => loadCrashRound(context, roundId)),
    /** Fetches the chain that games are drawn from, as published; the fact `crashChain`. Errors: those of a call. */
    loadChain: command(() => loadChain(context)),
    /**
     * Walks from a game's hash back to the published end, in slices between which others get their turn; without a
     * network as well, once the chain is here. In: the game's number in the chain, and its hash (64 hex digits). Out:
     * nothing, once it has ended; progress and result are in the fact `chainCheck`. Errors: `validation` with `hash` or
     * `game` in fields, `unavailable` where the chain was never fetched.
     */
    checkChain: command((order: ChainCheckOrder) => checkChain(context, order)),
    /** Ends the check that is on, also one of another tab; it says `cancelled` by then. */
    cancelChainCheck: command(() => cancelChainCheck(context)),
    /** Has a check that says `walking`, and whose worker is gone, say `cancelled`: at once, or as soon as it goes. */
    refreshChainCheck: command(() => refreshChainCheck(context)),
  }
}

/** Fetches a round unless it is kept: nothing of one that is over changes. Throws `CommandError`. */
async function loadCrashRound({ db, call }: Context, roundId: string): Promise<void> {
  if (await db.crashRounds.get(roundId)) return
  const told = await call(getCrashRound, { params: { id: toKnownId(roundId) } })
  lockToRound(roundId, told.id)
  const { starts_at: startedAt, ended_at: endedAt, terminating_hash: terminatingHash, ...round } = told
  if (endedAt < startedAt) throw new CommandError({ code: 'contract', retry: false })
  await db.transaction('rw', db.crashRounds, async () => {
    await db.crashRounds.put({ ...round, startedAt, endedAt, terminatingHash })
    const over = (await db.crashRounds.count()) - ROUNDS_KEPT
    if (over > 0) await db.crashRounds.orderBy('startedAt').limit(over).delete()
  })
}
