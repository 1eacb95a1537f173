import { KENO_DRAWN } from '#domain/games/keno.ts'

/** From one ball to the next, ms: all ten are out in less than a second. */
export const BALL_STEP_MS = 60
/** How long a ball falls from the urn to its place, ms. */
export const BALL_FALL_MS = 340
/** From the operator's reply until the last ball lies in its place, ms. */
export const DRAWING_MS = BALL_STEP_MS * (KENO_DRAWN - 1) + BALL_FALL_MS + 60
