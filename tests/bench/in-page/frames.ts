/** Frames that were due at 60 a second, and how many of them did not come in time. */
export type Frames = { due: number; late: number }

const FRAME_MS = 1_000 / 60
const LATE_MS = 20

/** Counts the frames from a first one on, for as long as each says that another is to come. */
export function framesWhile(first: number, goesOn: (now: number) => boolean): Promise<Frames> {
  return new Promise((resolve) => {
    let last = first
    let late = 0
    const next = (now: number): void => {
      const took = now - last
      // A frame that took the time of three has cost two that did not come.
      if (took > LATE_MS) late += Math.max(1, Math.round(took / FRAME_MS) - 1)
      last = now
      if (goesOn(now)) requestAnimationFrame(next)
      else resolve({ due: Math.round((last - first) / FRAME_MS), late })
    }
    requestAnimationFrame(next)
  })
}
