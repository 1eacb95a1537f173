import { atom, useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { requestLock } from '#domain/browser/locks.ts'

/** The lock of the one tab that may play. */
const LOCK = 'table'
/** What a tab writes to ask the one that plays for its table. */
const REQUEST_KEY = 'games.table'
/** How often a tab in view looks whether the other one has been closed, ms. */
const LOOK_EVERY_MS = 2_000

/**
 * `here`: this tab may play. `leaving`: another one has asked for the table, and the open round here is finished first.
 * `elsewhere`: another tab plays. `asked`: this tab waits until the other one has finished.
 */
export type Seat = 'here' | 'leaving' | 'elsewhere' | 'asked'

type SeatControl = { ask: () => void; leave: () => void; close: () => void }

const seatAtom = atom<Seat>('here')
let control: SeatControl | undefined

/** Which tab plays, where only one may. */
export const useSeat = (): Seat => useAtomValue(seatAtom)

/** Asks the tab that plays to leave the table to this one. */
export function takeSeat(): void {
  control?.ask()
}

/**
 * While `isOnly`, one tab of this browser plays at a time. Another one gets the table at the player's press there, once
 * no round is open here (`isBusy`), or when this one is closed.
 */
export function useOneTable(isOnly: boolean, isBusy: boolean): void {
  const [seat, setSeat] = useAtom(seatAtom)
  useEffect(() => {
    if (!isOnly) return undefined
    const opened = openSeat(setSeat)
    control = opened
    return () => {
      opened.close()
      if (control === opened) control = undefined
      setSeat('here')
    }
  }, [isOnly, setSeat])
  useEffect(() => {
    if (seat === 'leaving' && !isBusy) control?.leave()
  }, [seat, isBusy])
}

/** Sits down at once if no other tab plays. */
function openSeat(onSeat: (seat: Seat) => void): SeatControl {
  const closing = new AbortController()
  let seat: Seat | null = null
  let waiting: AbortController | undefined
  let release: (() => void) | undefined

  function set(now: Seat): void {
    seat = now
    if (!closing.signal.aborted) onSeat(now)
  }

  function sit(isGranted: boolean): Promise<void> | undefined {
    if (closing.signal.aborted || seat === 'here') return undefined
    if (!isGranted) {
      if (seat === null) set('elsewhere')
      return undefined
    }
    waiting?.abort()
    set('here')
    return new Promise((resolve) => {
      release = resolve
    })
  }

  function request(options: Parameters<typeof requestLock>[2]): void {
    // A request that is given up rejects.
    requestLock(LOCK, sit, options).catch(() => undefined)
  }

  function look(): void {
    if (seat === 'elsewhere' && document.visibilityState === 'visible') request({ ifAvailable: true })
  }

  const timer = setInterval(look, LOOK_EVERY_MS)
  const { signal } = closing
  document.addEventListener('visibilitychange', look, { signal })
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === REQUEST_KEY && seat === 'here') set('leaving')
    },
    { signal },
  )
  request({ ifAvailable: true })

  return {
    ask() {
      if (seat !== 'elsewhere') return
      set('asked')
      waiting = new AbortController()
      request({ signal: waiting.signal })
      localStorage.setItem(REQUEST_KEY, crypto.randomUUID())
    },
    leave() {
      set('elsewhere')
      release?.()
    },
    close() {
      clearInterval(timer)
      closing.abort()
      waiting?.abort()
      release?.()
    },
  }
}
