import * as v from 'valibot'
import { type CrashEvent, crashEvent, crashSnapshot } from '#endpoints/crash.ts'
import { runInBackground } from '../../core/command.ts'
import type { Context } from '../../core/context.ts'
import type { CrashState } from '#db/rows.ts'
import type { TopicReader } from '../../realtime/topics.ts'
import { CRASH_BETS_SHOWN, CRASH_POINTS_SHOWN } from '#domain/games/crash.ts'
import type { CrashBet, CrashPoint, CrashRound, CrashTotals } from '#domain/games/crash-round.ts'
import { isSharedBetOpen } from '#domain/games/shared-rounds.ts'

/** How long the socket may take to report the player's own bets after a round's end before they are fetched, ms. */
const BET_EVENTS_WITHIN_MS = 1_000

/**
 * Creates the reader of the crash topic: the round, its totals and largest bets, and the last points, never more than a
 * page shows. The player's own bets are fetched with each snapshot, and after a round if one of them still seems open.
 */
export function createCrashReader(context: Context): TopicReader {
  const { db, clock } = context
  let round: CrashRound | null = null
  let totals: CrashTotals | null = null
  let last: readonly CrashPoint[] = []
  const bets = createLargest(CRASH_BETS_SHOWN)

  function takeRound(next: CrashRound): void {
    if (next.phase === 'betting' && next.id !== round?.id) {
      bets.clear()
      totals = totals && { ...totals, bets: 0, cashed_out: 0, worth: NOTHING, paid: NOTHING }
    }
    round = next
    if (next.phase !== 'crashed') return
    const { id, game, point, hash } = next
    last = [{ id, game, point, hash }, ...last.filter((known) => known.id !== id)].slice(0, CRASH_POINTS_SHOWN)
    setTimeout(() => runInBackground(fetchOpenBets(context, id)), BET_EVENTS_WITHIN_MS)
  }

  function takeEvent(event: CrashEvent): void {
    if (event.kind === 'still') return
    if (event.kind === 'round') return takeRound(event.round)
    // An event of an earlier round.
    if (event.round !== round?.id) return
    ;({ totals } = event)
    if (event.kind === 'bets') for (const bet of event.bets) bets.add(bet)
    else if (event.kind === 'cancelled') for (const id of event.bets) bets.remove(id)
    else for (const { id, ...out } of event.cash_outs) bets.change(id, out)
  }

  return {
    takeSnapshot(data, isPolled) {
      const parsed = v.safeParse(crashSnapshot, data)
      if (!parsed.success) return false
      const { output } = parsed
      ;({ round, totals } = output)
      last = output.last.slice(0, CRASH_POINTS_SHOWN)
      bets.clear()
      for (const bet of output.bets) bets.add(bet)
      if (!isPolled) runInBackground(fetchPlayerBets(context))
      return true
    },
    takeEvent(data) {
      const parsed = v.safeParse(crashEvent, data)
      if (parsed.success) takeEvent(parsed.output)
      return parsed.success
    },
    async write() {
      if (!totals) return
      const state: CrashState = { round, totals, bets: bets.list(), last: [...last] }
      await db.topics.put({ id: 'crash', asOf: clock.now(), state })
    },
  }
}

const NOTHING = 0 as CrashTotals['worth']

/** The largest bets by worth, at most `most`; of two equal bets the earlier comes first. */
function createLargest(most: number) {
  let sorted: CrashBet[] = []

  function remove(id: string): void {
    sorted = sorted.filter((known) => known.id !== id)
  }

  return {
    list: (): CrashBet[] => [...sorted],
    clear(): void {
      sorted = []
    },
    remove,
    add(bet: CrashBet): void {
      const smallest = sorted.at(-1)
      if (sorted.length >= most && smallest && smallest.worth >= bet.worth) return
      // Snapshot and events may overlap.
      if (sorted.some(({ id }) => id === bet.id)) remove(bet.id)
      const at = sorted.findIndex(({ worth }) => worth < bet.worth)
      sorted.splice(at < 0 ? sorted.length : at, 0, bet)
      if (sorted.length > most) sorted.pop()
    },
    change(id: string, out: Pick<CrashBet, 'multiplier' | 'payout'>): void {
      const at = sorted.findIndex((known) => known.id === id)
      const known = sorted[at]
      if (known) sorted[at] = { ...known, ...out }
    },
  }
}

/**
 * Fetches the player's own bets; a guest has none. After a failure, the page or the end of the next round fetches them.
 */
async function fetchPlayerBets(context: Context): Promise<void> {
  const authSession = await context.session.current()
  if (!authSession?.playerId) return
  const { loadSharedBets } = await import('../index.ts')
  await loadSharedBets(context, 'crash').catch(() => undefined)
}

/**
 * Fetches the player's bets if one still seems open after a round's end: a bet of that round, or one in play of any
 * round. Bets that wait for a later round do not count.
 */
async function fetchOpenBets(context: Context, roundId: string): Promise<void> {
  const playerId = (await context.session.current())?.playerId
  if (!playerId) return
  const openCount = await context.db.liveBets
    .where({ playerId })
    .filter((row) => row.game === 'crash' && isSharedBetOpen(row) && (row.status === 'open' || row.roundId === roundId))
    .count()
  if (openCount > 0) await fetchPlayerBets(context)
}
