/** How many frames were due at 60 per second, and how many of them were late. */
export type Frames = { due: number; late: number }

const FRAME_MS = 1_000 / 60
const LATE_MS = 20

/** Counts frames, from the first one until `goesOn` returns false. */
export function framesWhile(first: number, goesOn: (now: number) => boolean): Promise<Frames> {
  return new Promise((resolve) => {
    let last = first
    let late = 0
    const next = (now: number): void => {
      const took = now - last
      // A frame that took as long as three means two missed frames.
      if (took > LATE_MS) late += Math.max(1, Math.round(took / FRAME_MS) - 1)
      last = now
      if (goesOn(now)) requestAnimationFrame(next)
      else resolve({ due: Math.round((last - first) / FRAME_MS), late })
    }
    requestAnimationFrame(next)
  })
}
