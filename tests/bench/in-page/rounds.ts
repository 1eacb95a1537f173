import { type Frames, framesWhile } from './frames.ts'
import { afterPaint } from './loading.ts'
import { watchTasks } from './tasks.ts'

/** How a round, or a step of one, was animated; ms. */
export type RoundDrawing = Frames & {
  /** From the press until the first frame of the outcome was painted. */
  drawn: number
  /**
   * The longest task from the press until the animation ended; 0 when none exceeded 50 ms, as the browser reports only
   * those.
   */
  longest: number
}

const MOTION_LIMIT_MS = 10_000

/** Resolves with the figures of the next round or step that a click starts, once its animation has ended. */
export function nextDrawing(): Promise<RoundDrawing> {
  const before = readRoundState()
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
            void framesWhile(first, (now) => readRoundState().moving && now - first < MOTION_LIMIT_MS).then((frames) =>
              resolve({ drawn: painted - since, longest: tasks.longest(since), ...frames }),
            ),
        ),
      )
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}

type RoundState = { round: string | null; moving: boolean; told: string | null; step: string | null }

/** The round on the table, whether it is animated, and the round and step of the result. */
function readRoundState(): RoundState {
  const table = document.querySelector('[data-testid=original-round]')
  const result = document.querySelector('[data-testid=round-result]')
  return {
    round: table?.getAttribute('data-round') ?? null,
    moving: table?.hasAttribute('data-moving') ?? false,
    told: result?.getAttribute('data-round') ?? null,
    step: result?.getAttribute('data-step') ?? null,
  }
}

/** A new round has arrived, it has begun to move, or the result is of another step. */
function isDrawing(before: RoundState): boolean {
  const now = readRoundState()
  if (now.round !== before.round || (now.moving && !before.moving)) return true
  return now.told === before.told && now.step !== before.step
}
