import { liveQuery } from 'dexie'
import type { Context } from '../core/context.ts'
import { type Job, runJobs } from '../jobs/schedule.ts'
import { PAYOUT_POLL_MS } from '#domain/settings/constants.ts'
import { loadOpenInvoices } from './invoices.ts'
import type { Journal } from './journal.ts'
import { pollPayouts } from './payouts.ts'

/**
 * Background jobs of one log-in, in the leader tab: fetches the open invoices of other devices, polls withdrawals while
 * one is open, and deletes intents that were settled long ago. Returns when the signal aborts.
 */
export async function followMoney(context: Context, journal: Journal, signal: AbortSignal): Promise<void> {
  await untilPlayerIsKnown(context, signal)
  if (signal.aborted) return
  await journal.prune().catch(() => undefined)
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
  await runJobs([payouts], signal)
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
