import { liveQuery } from 'dexie'
import type { Context } from '../core/context.ts'
import { type Job, runJobs } from '../jobs/schedule.ts'
import { PAYOUT_POLL_MS } from '#domain/settings/constants.ts'
import { pruneRounds } from '#db/prune-rounds.ts'
import { loadOpenInvoices } from './invoices.ts'
import type { Journal } from './journal.ts'
import { pollPayouts } from './payouts.ts'

const HOUR_MS = 3_600_000

/**
 * Background jobs of one log-in, in the leader tab: fetches the open invoices of other devices, polls withdrawals while
 * one is open, and each hour deletes intents and rounds that are over and old. Returns when the signal aborts.
 */
export async function followMoney(context: Context, journal: Journal, signal: AbortSignal): Promise<void> {
  await untilPlayerIsKnown(context, signal)
  if (signal.aborted) return
  await prune()
  await context.connection.untilOnline(signal)
  if (signal.aborted) return
  // An operator without this endpoint has no invoices of other devices.
  await loadOpenInvoices(context).catch(() => undefined)
  const payouts: Job = {
    name: 'payouts',
    everyMs: PAYOUT_POLL_MS,
    when: () => context.connection.reachable,
    run: () => pollPayouts(context),
  }
  const pruning: Job = { name: 'prune', everyMs: HOUR_MS, firstAfterMs: HOUR_MS, when: () => true, run: prune }
  await runJobs([payouts, pruning], signal)

  async function prune(): Promise<void> {
    await Promise.all([
      journal.prune(),
      context.session.player().then(({ playerId }) => pruneRounds(context.db, playerId)),
    ])
      // The next hour tries again.
      .catch(() => undefined)
  }
}

function untilPlayerIsKnown({ session }: Context, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const subscription = liveQuery(() => session.current()).subscribe((authSession) => authSession?.playerId && end())
    function end(): void {
      subscription.unsubscribe()
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
