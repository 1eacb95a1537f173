import type { Dexie } from 'dexie'
import { wait } from '#domain/browser/wait.ts'

const AGAIN_MIN_MS = 50
const AGAIN_MAX_MS = 2_000

type Options = {
  /** Runs as soon as the browser has closed the connection, before any query runs again. */
  onClosed?: () => void
  /** Runs when the connection is open again, possibly on an empty database. */
  onOpened?: () => void
  /** Delay before the first attempt, ms, so that another worker or page opens and fills the database first. */
  firstAfterMs?: number
}

/**
 * Reopens a connection that the browser has closed, because another page deleted the database or the browser cleared
 * it. Dexie reopens it at the next query, but stays closed if that fails, as it does while the clearing is under way. A
 * connection that was never open is ignored. Out: whether it is being reopened, and a function that stops this.
 */
export function reopenOnClose(
  db: Dexie,
  { onClosed, onOpened, firstAfterMs = 0 }: Options,
): { isReopening: () => boolean; end: () => void } {
  let wasOpen = db.isOpen()
  let isReopening = false
  let isEnded = false
  const noteOpen = (): void => {
    wasOpen = true
  }

  async function reopen(): Promise<void> {
    isReopening = true
    onClosed?.()
    for (let pauseMs = firstAfterMs; ; pauseMs = Math.min(AGAIN_MAX_MS, Math.max(AGAIN_MIN_MS, 2 * pauseMs))) {
      // Waits at least one task: Dexie fires `close` before the connection is closed.
      await wait(pauseMs)
      if (isEnded || (await isOpenNow())) break
    }
    isReopening = false
    if (!isEnded) onOpened?.()
  }

  /** True if the database is open now; it may have been closed again while it was opening. */
  function isOpenNow(): PromiseLike<boolean> {
    return db.open().then(
      () => db.isOpen(),
      () => false,
    )
  }

  const onClose = (): void => {
    if (wasOpen && !isReopening && !isEnded) void reopen()
  }
  db.on('ready', noteOpen, true)
  db.on('close', onClose)
  return {
    isReopening: () => isReopening,
    end(): void {
      isEnded = true
      db.on('close').unsubscribe(onClose)
    },
  }
}
