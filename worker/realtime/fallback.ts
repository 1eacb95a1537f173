import { getTopic } from '#endpoints/topic-snapshot.ts'
import { runInBackground, toAppError } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import type { SocketFallback } from '#db/rows.ts'
import { computeBackoff, runJobs } from '../jobs/schedule.ts'
import { SOCKET_BLOCKED_AFTER_MS } from '#domain/settings/constants.ts'
import { createBetPolling } from './poll-bets.ts'

const LOOK_EVERY_MS = 1_000
const RETRY_MAX_MS = 60_000
/** A call that the operator does not offer is tried again after this time. */
const NOT_OFFERED_AGAIN_MS = 5 * 60_000
const REQUESTS_AT_ONCE = 6

type Poll = { dueAt: number; tries: number; isPending: boolean }

type Parts = {
  context: Context
  topics: {
    /** The topics on screen that can be read, with the interval of their snapshots, ms. */
    polled(): readonly { name: string; pollMs: number }[]
    onPolled(name: string, data: unknown): void
  }
  /** Whether a socket is wanted, the operator answers calls, and no socket is open. */
  isMissing: () => boolean
  onChange: () => void
  signal: AbortSignal
}

export type Fallback = {
  /** What replaces the socket now; null while it is open, or may still open. */
  current(): SocketFallback | null
  /** The socket is open again. */
  end(): void
}

/**
 * Some networks let calls through and block sockets. If none has opened for 10 s, fetches the snapshots of the topics on
 * screen and the player's open bets every few seconds, and less often while that fails, until a socket opens.
 */
export function startFallback({ context, topics, isMissing, onChange, signal }: Parts): Fallback {
  const polls = new Map<string, Poll>()
  const pollBets = createBetPolling(context)
  let missingSince: number | null = null
  let current: SocketFallback | null = null
  let offeredFrom = -Infinity

  function become(next: SocketFallback): void {
    if (next === current) return
    current = next
    onChange()
  }

  async function look(): Promise<void> {
    const now = performance.now()
    if (!isMissing()) {
      missingSince = null
      return
    }
    missingSince ??= now
    if (current === null && now - missingSince < SOCKET_BLOCKED_AFTER_MS) return
    if (current === null) become('polled')
    pollTopics(now)
    await pollBets()
  }

  function pollTopics(now: number): void {
    if (now < offeredFrom) return
    const shown = topics.polled()
    const names = new Set(shown.map(({ name }) => name))
    for (const name of polls.keys()) if (!names.has(name)) polls.delete(name)
    let free = REQUESTS_AT_ONCE - [...polls.values()].filter(({ isPending }) => isPending).length
    for (const { name, pollMs } of shown) {
      const poll = polls.get(name) ?? { dueAt: now, tries: 0, isPending: false }
      polls.set(name, poll)
      if (free <= 0 || poll.isPending || poll.dueAt > now) continue
      free -= 1
      runInBackground(pollTopic(name, pollMs, poll))
    }
  }

  async function pollTopic(name: string, pollMs: number, poll: Poll): Promise<void> {
    poll.isPending = true
    try {
      const { state } = await context.call(getTopic, { params: { topic: name }, signal })
      poll.tries = 0
      poll.dueAt = performance.now() + pollMs
      // A socket may have opened meanwhile.
      if (current === null) return
      become('polled')
      topics.onPolled(name, state)
    } catch (error) {
      const { code, retryAt = 0 } = toAppError(error)
      poll.tries += 1
      poll.dueAt =
        performance.now() + Math.max(retryAt - context.clock.now(), computeBackoff(poll.tries, pollMs, RETRY_MAX_MS))
      if (code !== 'notOffered' || current === null) return
      offeredFrom = performance.now() + NOT_OFFERED_AGAIN_MS
      become('bare')
    } finally {
      poll.isPending = false
    }
  }

  runInBackground(runJobs([{ name: 'fallback', everyMs: LOOK_EVERY_MS, when: () => true, run: look }], signal))
  return {
    current: () => current,
    end(): void {
      missingSince = null
      current = null
      polls.clear()
    },
  }
}
