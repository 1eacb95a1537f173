import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { watchPixelRatio } from '../../browser/pixel-ratio.ts'
import { usePace } from '../table/settings/pace.ts'
import {
  type Ball,
  type PlinkoBoard,
  drawBalls,
  drawPegs,
  isVisible,
  LANDING_LABEL_MS,
  type Landing,
  type Lights,
} from './draw-board.ts'
import { computeFall } from './fall.ts'
import type { PlinkoLine } from './plinko-line.ts'

/** A ball in the air, as the page knows it. */
export type BallFlight = { id: string; path: readonly number[]; slot: number; label: string; heat: number }

/** Device pixels per CSS pixel at most: more cost time and cannot be seen on a falling ball. */
const SHARPEST = 2
const DIP = [
  { translate: '0 0' },
  { translate: '0 7px', offset: 0.25 },
  { translate: '0 -2px', offset: 0.6 },
  { translate: '0 0' },
]
const DIP_MS = 340

type Drawn = {
  board: PlinkoBoard
  lights: Lights
  /** The board as chosen, with its risk: balls fall and land on no other. */
  name: string
  balls: Map<string, Ball & BallFlight>
  landings: Landing[]
  waiting: number
}

/**
 * Draws the board: the pegs once on a canvas of their own, and what moves on another as long as something does. A ball
 * begins to fall when it is among `flights` and lands when it is no longer, which dips its slot. Those of another board
 * end without that. `waiting` balls hang at the mouth.
 */
export function usePlinkoBoard({ rows, risk }: PlinkoLine, flights: readonly BallFlight[], waiting: number) {
  const name = `${rows} ${risk}`
  const still = useRef<HTMLCanvasElement>(null)
  const moving = useRef<HTMLCanvasElement>(null)
  const slots = useRef<HTMLOListElement>(null)
  const drawn = useRef<Drawn | null>(null)
  const frame = useRef(0)
  const pace = usePace()

  /** Draws frame after frame until nothing moves. */
  function draw(): void {
    const { current } = drawn
    const context = moving.current?.getContext('2d')
    frame.current = 0
    if (!current || !context || current.board.width === 0) return
    const now = performance.now()
    const { board, lights, balls } = current
    current.landings = current.landings.filter(({ begins }) => now < begins + LANDING_LABEL_MS)
    context.clearRect(0, 0, board.width, board.height)
    const seen = [...balls.values()].filter((ball) => isVisible(ball, now))
    drawBalls(context, board, lights, { balls: seen, landings: current.landings, waiting: current.waiting, now })
    if (seen.length > 0 || current.landings.length > 0 || current.waiting > 0) wake()
  }

  function wake(): void {
    frame.current ||= requestAnimationFrame(draw)
  }

  const update = useEffectEvent(() => {
    const { current } = drawn
    if (!current) return
    const now = performance.now()
    if (current.name !== name) Object.assign(current, { name, balls: new Map(), landings: [] })
    const { balls, landings } = current
    current.waiting = waiting
    for (const [at, flight] of flights.entries()) {
      if (!balls.has(flight.id))
        balls.set(flight.id, { ...flight, fall: computeFall(flight.path, rows, now + at, pace), begins: now })
    }
    for (const [id, { slot, label, heat }] of balls) {
      if (flights.some((flight) => flight.id === id)) continue
      balls.delete(id)
      landings.push({ slot, label, heat, begins: now })
      slots.current?.children[slot]?.animate(DIP, { duration: DIP_MS, easing: 'ease-out' })
    }
    wake()
  })
  const ids = flights.map(({ id }) => id).join()
  useEffect(() => update(), [name, ids, waiting])

  useLayoutEffect(() => {
    const [below, above] = [still.current, moving.current]
    if (!below || !above) return undefined
    const fit = (): void => {
      const sharpness = Math.min(devicePixelRatio, SHARPEST)
      const { clientWidth: width, clientHeight: height } = below
      const contexts = [below, above].map((canvas) => {
        // Changing the size clears the canvas.
        canvas.width = Math.round(width * sharpness)
        canvas.height = Math.round(height * sharpness)
        const context = canvas.getContext('2d')
        context?.scale(sharpness, sharpness)
        return context
      })
      const lights = readLights(below)
      const board = { rows, width, height }
      const before = drawn.current ?? { name, balls: new Map(), landings: [], waiting: 0 }
      drawn.current = { ...before, board, lights }
      if (contexts[0] && width > 0) drawPegs(contexts[0], board, lights)
      wake()
    }
    const watcher = new ResizeObserver(fit)
    watcher.observe(below)
    const stop = watchPixelRatio(fit)
    return () => {
      stop()
      watcher.disconnect()
      cancelAnimationFrame(frame.current)
      frame.current = 0
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- draws from refs alone
  }, [rows])

  return { still, moving, slots }
}

/** Reads colours and letters from CSS, because a canvas knows no custom properties. */
function readLights(element: Element): Lights {
  const css = getComputedStyle(element)
  const read = (name: string) => css.getPropertyValue(name).trim()
  return {
    pegs: [read('--peg-top'), read('--peg-bottom')],
    ball: read('--ball'),
    labels: [0, 1, 2, 3, 4, 5].map((heat) => read(`--label-${heat}`)),
    night: read('--night'),
    font: read('--font'),
  }
}
