import type { Dexie } from 'dexie'

const AGAIN_MIN_MS = 50
const AGAIN_MAX_MS = 2_000

type Options = {
  /** The browser has closed the connection: right then, before anything can be read anew. */
  onClosed?: () => void
  /** It is open again, if only on an empty database. */
  onOpened?: () => void
  /** How long somebody else has the first try, ms: who opens it first fills it. */
  firstAfterMs?: number
}

/**
 * Opens a connection again whenever the browser has closed it: another page deletes the database, or the browser clears
 * it. Dexie opens it by itself with the next query, but when that fails, as it does while the clearing is under way, it
 * stays closed. One that has never been open is left alone. Out: whether it is being opened again, and the end of it.
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
      // At the earliest in a task of its own: Dexie tells before it closes.
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      if (isEnded || (await isOpenNow())) break
    }
    isReopening = false
    if (!isEnded) onOpened?.()
  }

  /** It may be closed again by the time it has been opened. */
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
