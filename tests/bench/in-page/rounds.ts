import { afterPaint } from './loading.ts'

/** How a round, or a step of one, was drawn; ms. */
export type RoundDrawing = {
  /** From the press until the first frame that draws the outcome was painted. */
  drawn: number
  /** The longest task from the press until the drawing rested; 0 where none was over 50 ms, which the browser does not tell of. */
  longest: number
  /** Frames that were due at 60 a second while it moved, and how many of them did not come in time. */
  due: number
  late: number
}

const FRAME_MS = 1_000 / 60
const LATE_MS = 20
const MOTION_LIMIT_MS = 10_000

/** Resolves with the figures of the next round or step that a click brings, once its drawing rests. */
export function nextDrawing(): Promise<RoundDrawing> {
  const before = standing()
  const tasks = watchTasks()
  return new Promise((resolve) => {
    let pressed: number | null = null
    addEventListener('click', ({ timeStamp }) => (pressed ??= timeStamp), { capture: true, once: true })
    const observer = new MutationObserver(() => {
      if (pressed === null || !isDrawing(before)) return
      observer.disconnect()
      const since = pressed
      requestAnimationFrame((first) =>
        afterPaint(
          (painted) =>
            void framesUntilRest(first).then((frames) =>
              resolve({ drawn: painted - since, longest: tasks.longest(since), ...frames }),
            ),
        ),
      )
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}

type Standing = { round: string | null; moving: boolean; told: string | null; step: string | null }

/** Which round the table has, whether it is on its way to rest, and which one it tells. */
function standing(): Standing {
  const table = document.querySelector('[data-testid=original-round]')
  const result = document.querySelector('[data-testid=round-result]')
  return {
    round: table?.getAttribute('data-round') ?? null,
    moving: table?.hasAttribute('data-moving') ?? false,
    told: result?.getAttribute('data-round') ?? null,
    step: result?.getAttribute('data-step') ?? null,
  }
}

/** A new round is there, it has begun to move, or it tells of another step. */
function isDrawing(before: Standing): boolean {
  const now = standing()
  if (now.round !== before.round || (now.moving && !before.moving)) return true
  return now.told === before.told && now.step !== before.step
}

/** Counts the frames of a drawing from its first one on. */
function framesUntilRest(first: number): Promise<{ due: number; late: number }> {
  return new Promise((resolve) => {
    let last = first
    let late = 0
    const next = (now: number): void => {
      const took = now - last
      // A frame that took the time of three has cost two that did not come.
      if (took > LATE_MS) late += Math.max(1, Math.round(took / FRAME_MS) - 1)
      last = now
      if (standing().moving && now - first < MOTION_LIMIT_MS) requestAnimationFrame(next)
      else resolve({ due: Math.round((last - first) / FRAME_MS), late })
    }
    requestAnimationFrame(next)
  })
}

function watchTasks() {
  const entries: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
  observer.observe({ type: 'longtask' })
  return {
    longest(since: number): number {
      entries.push(...observer.takeRecords())
      observer.disconnect()
      const meant = entries.filter(({ startTime, duration }) => startTime + duration > since)
      return Math.max(0, ...meant.map(({ duration }) => duration))
    },
  }
}
