import { type Frames, framesWhile } from './frames.ts'
import { afterPaint } from './loading.ts'
import { watchTasks } from './tasks.ts'

/** How a round, or a step of one, was drawn; ms. */
export type RoundDrawing = Frames & {
  /** From the press until the first frame that draws the outcome was painted. */
  drawn: number
  /** The longest task from the press until the drawing rested; 0 where none was over 50 ms, which the browser does not tell of. */
  longest: number
}

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
            void framesWhile(first, (now) => standing().moving && now - first < MOTION_LIMIT_MS).then((frames) =>
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
