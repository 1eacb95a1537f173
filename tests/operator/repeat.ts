/** Work that the operator does by itself, again and again. */
export type Repeated = {
  /** Sets the interval in ms; 0 stops it. */
  setEvery(ms: number): void
  stop(): void
}

/**
 * Repeats work, never twice at once. A failed run is logged and the next one follows as usual, so no error ends the
 * operator; an error that comes again and again is logged once.
 */
export function createRepeated(what: string, work: () => void | Promise<void>): Repeated {
  let timer: NodeJS.Timeout | undefined
  let isBusy = false
  let logged: string | null = null

  async function run(): Promise<void> {
    if (isBusy) return
    isBusy = true
    try {
      await work()
      logged = null
    } catch (cause) {
      if (String(cause) !== logged) console.error('operator:', what, cause)
      logged = String(cause)
    } finally {
      isBusy = false
    }
  }

  function setEvery(ms: number): void {
    clearInterval(timer)
    if (ms <= 0) return
    timer = setInterval(() => void run(), ms)
    timer.unref()
  }

  return { setEvery, stop: () => setEvery(0) }
}

/** Timers cannot fire often enough for high rates, so each tick has several events. */
const TICK_MS = 20

/** Events at a rate. */
type Rate = {
  /** 0 stops them. */
  setRate(perSecond: number): void
}

/** Calls `work` with the number of events that are due. */
export function createRate(what: string, work: (count: number) => void): Rate {
  let rate = 0
  let due = 0
  let last = 0
  const ticks = createRepeated(what, () => {
    // Count by elapsed time: timers fire late in a busy process. What a sleeping computer has missed is left out.
    const now = performance.now()
    due = Math.min(due + ((now - last) * rate) / 1_000, Math.max(1, rate))
    last = now
    const count = Math.floor(due)
    due -= count
    work(count)
  })
  return {
    setRate(perSecond) {
      rate = perSecond
      due = 0
      last = performance.now()
      ticks.setEvery(perSecond > 0 ? Math.max(TICK_MS, 1_000 / perSecond) : 0)
    },
  }
}
