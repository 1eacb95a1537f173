import { requestLock } from '#domain/browser/locks.ts'
import { TOPICS_AT_MOST, topicName } from '#domain/wire/topics.ts'

const CHANNEL = 'topics'

/** What each tab broadcasts: the topics on its screen. `asks` requests the same from all other tabs. */
type Message = { tab: string; topics: readonly string[]; asks?: true }

/** The topics that are on screen in any tab of the browser. */
export type Watches = {
  /** Replaces the topics on this tab's screen; invalid names are left out. */
  set(topics: readonly string[]): void
  /** The topics on screen in any tab. */
  wanted(): ReadonlySet<string>
  onChange(listener: () => void): () => void
  stop(): void
}

/**
 * Shares the watched topics among the workers of all tabs. When a tab is gone, its lock is freed and its topics are
 * removed.
 */
export function createWatches(): Watches {
  const tab = crypto.randomUUID()
  const stopping = new AbortController()
  const byTab = new Map<string, readonly string[]>()
  const listeners = new Set<() => void>()
  let wanted = new Set<string>()
  const channel = new BroadcastChannel(CHANNEL)

  function update(): void {
    const next = new Set([...byTab.values()].flat())
    if (next.size === wanted.size && [...next].every((topic) => wanted.has(topic))) return
    wanted = next
    for (const listener of listeners) listener()
  }

  function post(asks?: true): void {
    const message: Message = { tab, topics: byTab.get(tab) ?? [], ...(asks && { asks }) }
    channel.postMessage(message)
  }

  // Held for the life of this worker: another tab that gets this lock knows that this tab is gone.
  void requestLock(getLockName(tab), () => untilAborted(stopping.signal), { signal: stopping.signal }).catch(
    () => undefined,
  )

  function forgetOnceGone(other: string): void {
    const forget = (): void => {
      byTab.delete(other)
      update()
    }
    // Rejects if this tab stops first.
    void requestLock(getLockName(other), forget, { signal: stopping.signal }).catch(() => undefined)
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const isNew = !byTab.has(data.tab)
    byTab.set(data.tab, validTopics(data.topics))
    if (isNew) forgetOnceGone(data.tab)
    if (data.asks) post()
    update()
  })
  post(true)

  return {
    set(topics) {
      byTab.set(tab, validTopics(topics))
      post()
      update()
    },
    wanted: () => wanted,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      if (stopping.signal.aborted) return
      byTab.delete(tab)
      post()
      stopping.abort()
      channel.close()
    },
  }
}

function getLockName(tab: string): string {
  return `tab:${tab}`
}

function validTopics(topics: readonly string[]): string[] {
  return topics.filter((topic) => topicName.test(topic)).slice(0, TOPICS_AT_MOST)
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })
}
