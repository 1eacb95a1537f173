const TICK_MS = 5
/** A link does not accumulate unused capacity: a late timer catches up for at most this time, ms. */
const CATCH_UP_MS = 50

/** The data of one connection in one direction, in order; null is its end. */
type Said = Buffer | null
type Lane = { waiting: Said[]; deliver: (said: Said) => void }
export type Rate = { bytesPerSecond: number; delayMs: number }

export type LaneHandle = { send(said: Said): void; close(): void }

/**
 * One direction of a link: all connections share its rate equally, and every byte arrives a fixed time after it was
 * sent. Without a rate, bytes are passed on at once.
 */
export function createOneWay(rate: () => Rate | null) {
  const lanes = new Set<Lane>()
  let timer: ReturnType<typeof setInterval> | undefined
  let last = 0

  function tick(): void {
    const now = performance.now()
    const elapsed = Math.min(now - last, CATCH_UP_MS)
    last = now
    const busy = [...lanes].filter(({ waiting }) => waiting.length > 0)
    if (busy.length === 0) return stop()
    const { bytesPerSecond, delayMs } = rate() ?? { bytesPerSecond: Infinity, delayMs: 0 }
    let budget = (elapsed / 1_000) * bytesPerSecond
    for (const [index, lane] of busy.entries()) budget -= drain(lane, budget / (busy.length - index), delayMs)
  }

  function stop(): void {
    clearInterval(timer)
    timer = undefined
  }

  return {
    lane(deliver: (said: Said) => void): LaneHandle {
      const lane: Lane = { waiting: [], deliver }
      lanes.add(lane)
      return {
        send(said) {
          lane.waiting.push(said)
          if (timer === undefined) {
            last = performance.now() - TICK_MS
            timer = setInterval(tick, TICK_MS)
          }
          if (!rate()) drain(lane, Infinity, 0)
        },
        close: () => lanes.delete(lane),
      }
    },
    stop,
  }
}

/** Sends at most `most` bytes of a lane; returns how many. */
function drain(lane: Lane, most: number, delayMs: number): number {
  let sent = 0
  while (lane.waiting.length > 0 && sent < most) {
    const first = lane.waiting.shift() ?? null
    const part = first?.subarray(0, Math.ceil(most - sent)) ?? null
    if (first && part && part.length < first.length) lane.waiting.unshift(first.subarray(part.length))
    sent += part?.length ?? 0
    // Timers of the same length fire in the order in which they were set.
    if (delayMs > 0) setTimeout(lane.deliver, delayMs, part)
    else lane.deliver(part)
  }
  return sent
}
