import type { PlinkoRows } from '#domain/games/plinko.ts'
import { type Fall, MOUTH_Y, type BoardPoint, getPegs, placeAt, slotX } from './fall.ts'

/** A ball in the air, `begins` in ms of the page's clock. */
export type Ball = { fall: Fall; begins: number }
/** What a ball that has landed leaves above its slot for a moment. */
export type Landing = { slot: number; label: string; heat: number; begins: number }
/** The size in CSS pixels. */
export type PlinkoBoard = { rows: PlinkoRows; width: number; height: number }

/** Light of the first row of pegs and of the last, of a ball, and of labels by heat; `night` is behind them. */
export type Lights = {
  pegs: readonly [top: string, bottom: string]
  ball: string
  labels: readonly string[]
  night: string
  font: string
}

/** Rows of space above the first pegs and below the last. */
const ABOVE = 2.1
const BELOW = 0.85
/** How long a peg glows after a hit, and a landing shows what it pays, ms. */
const GLOW_MS = 320
export const LANDING_LABEL_MS = 900
/** What a landing pays takes at most so many columns, or so many CSS pixels where these are narrow. */
const LABEL_COLUMNS = 3
const LABEL_LEAST = 68
const LABEL_MARGIN = 4
/** A ball leaves so many fainter ones behind, so many ms apart. */
const TRAIL = 3
const TRAIL_MS = 17

type Sizes = { column: number; row: number; peg: number; ball: number }

function computeSizes({ rows, width, height }: PlinkoBoard): Sizes {
  const column = width / (rows + 2)
  const row = height / (rows - 1 + ABOVE + BELOW)
  const least = Math.min(column, row)
  return { column, row, peg: Math.max(1.5, least * 0.085), ball: least * 0.27 }
}

function toPixel({ width }: PlinkoBoard, { column, row }: Sizes, { x, y }: BoardPoint): BoardPoint {
  return { x: width / 2 + x * column, y: (y + ABOVE) * row }
}

/** The pegs, each a small light; drawn once for a board. */
export function drawPegs(context: CanvasRenderingContext2D, board: PlinkoBoard, lights: Lights): void {
  const sizes = computeSizes(board)
  context.clearRect(0, 0, board.width, board.height)
  for (let row = 0; row < board.rows; row += 1) {
    const light = lightAt(lights, row / (board.rows - 1))
    for (const peg of getPegs(row)) {
      const { x, y } = toPixel(board, sizes, peg)
      glow(context, x, y, sizes.peg * 4.5, light, 0.42)
      disc(context, x, y, sizes.peg, light, 1)
    }
  }
}

/** Whether a ball, or what it leaves behind, is still to be seen. */
export function isVisible({ fall, begins }: Ball, now: number): boolean {
  return now < begins + fall.lasts + GLOW_MS
}

type Scene = { balls: readonly Ball[]; landings: readonly Landing[]; waiting: number; now: number }

/** What moves: lit pegs, balls with their trails, those that wait at the mouth, and what a landing pays. */
export function drawBalls(
  context: CanvasRenderingContext2D,
  board: PlinkoBoard,
  lights: Lights,
  { balls, landings, waiting, now }: Scene,
): void {
  const sizes = computeSizes(board)
  const sprite = ballSprite(sizes.ball, lights.ball)
  const put = (place: BoardPoint, opacity: number, size = 1) => {
    const { x, y } = toPixel(board, sizes, place)
    const half = sizes.ball * 2 * size
    context.globalAlpha = opacity
    context.drawImage(sprite, x - half, y - half, half * 2, half * 2)
  }
  for (const { fall, begins } of balls) {
    for (const [row, hit] of fall.hits.entries()) {
      const left = 1 - (now - begins - hit) / GLOW_MS
      const peg = fall.pegs[row]
      if (!peg || left <= 0 || left > 1) continue
      const { x, y } = toPixel(board, sizes, peg)
      const light = lightAt(lights, row / (board.rows - 1))
      glow(context, x, y, sizes.peg * (5 + 6 * (1 - left)), light, 0.75 * left)
      disc(context, x, y, sizes.peg * 1.5, lights.ball, left)
    }
  }
  for (const { fall, begins } of balls) {
    const ms = now - begins
    if (ms > fall.lasts) continue
    for (let back = TRAIL; back > 0; back -= 1) put(placeAt(fall, ms - back * TRAIL_MS), 0.32 / back, 1 - back * 0.12)
    put(placeAt(fall, ms), 1)
  }
  for (let at = 0; at < Math.min(waiting, 6); at += 1) {
    const breath = at === 0 ? 0.75 + 0.25 * Math.sin(now / 90) : 0.5
    put({ x: at * 0.75, y: MOUTH_Y }, breath, at === 0 ? 1 : 0.8)
  }
  for (const landing of landings) drawLanding(context, board, sizes, lights, landing, now)
  context.globalAlpha = 1
}

/** The multiplier rises from the slot and fades. */
function drawLanding(
  context: CanvasRenderingContext2D,
  board: PlinkoBoard,
  sizes: Sizes,
  lights: Lights,
  { slot, label, heat, begins }: Landing,
  now: number,
): void {
  const part = (now - begins) / LANDING_LABEL_MS
  if (part >= 1 || part < 0) return
  const x = board.width / 2 + slotX(board.rows, slot) * sizes.column
  const usual = Math.max(12, Math.min(22, sizes.column * 0.6)) * (heat >= 4 ? 1.3 : 1)
  context.font = `700 ${usual}px ${lights.font}`
  const { width } = context.measureText(label)
  const most = Math.max(LABEL_COLUMNS * sizes.column, LABEL_LEAST)
  const size = usual * Math.min(1, most / width)
  const half = Math.min(width, most) / 2 + LABEL_MARGIN
  const middle = Math.max(half, Math.min(x, board.width - half))
  const baseline = board.height - 6 - 26 * (1 - (1 - part) ** 3)
  context.globalAlpha = Math.min(1, 2.2 - 2.2 * part)
  context.font = `700 ${size}px ${lights.font}`
  context.textAlign = 'center'
  // The outline parts it from the pegs below.
  context.lineJoin = 'round'
  context.lineWidth = size * 0.3
  context.strokeStyle = lights.night
  context.strokeText(label, middle, baseline)
  context.fillStyle = lights.labels[heat] ?? lights.ball
  context.fillText(label, middle, baseline)
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number, color: string, opacity: number) {
  context.globalAlpha = opacity
  context.fillStyle = color
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

/** A soft light around a peg. */
function glow(context: CanvasRenderingContext2D, x: number, y: number, radius: number, color: string, opacity: number) {
  context.globalAlpha = opacity
  context.drawImage(glowSprite(color), x - radius, y - radius, radius * 2, radius * 2)
}

/** The light of a row, `part` of the way from the first to the last. */
function lightAt({ pegs: [top, bottom] }: Lights, part: number): string {
  const mixed = channels(top).map((from, at) => Math.round(from + ((channels(bottom)[at] ?? from) - from) * part))
  return `rgb(${mixed.join(' ')})`
}

/** The three channels of "#rrggbb". */
function channels(color: string): number[] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
}

/** A gradient for each light and frame would cost too much, so each is painted once. */
const sprites = new Map<string, HTMLCanvasElement>()
/** More than a board has; other sizes come with a resized window. */
const CACHED_SPRITES = 64

function getSprite(key: string, half: number, paint: (context: CanvasRenderingContext2D, half: number) => void) {
  const cached = sprites.get(key)
  if (cached) return cached
  if (sprites.size >= CACHED_SPRITES) sprites.clear()
  const sprite = document.createElement('canvas')
  sprite.width = sprite.height = half * 2
  const context = sprite.getContext('2d')
  if (context) paint(context, half)
  sprites.set(key, sprite)
  return sprite
}

/** The light around a peg, of the colour `rgb(r g b)`. */
function glowSprite(color: string): HTMLCanvasElement {
  return getSprite(color, 32, (context, half) => {
    const light = context.createRadialGradient(half, half, 0, half, half, half)
    light.addColorStop(0, color)
    light.addColorStop(0.35, color.replace(')', '/0.3)'))
    light.addColorStop(1, color.replace(')', '/0)'))
    context.fillStyle = light
    context.fillRect(0, 0, half * 2, half * 2)
  })
}

/** A ball with its light and halo, of the colour `#rrggbb`. */
function ballSprite(radius: number, color: string): HTMLCanvasElement {
  return getSprite(`${Math.round(radius * 4)} ${color}`, Math.ceil(radius * 4), (context, half) => {
    const halo = context.createRadialGradient(half, half, half * 0.3, half, half, half)
    halo.addColorStop(0, `${color}66`)
    halo.addColorStop(1, `${color}00`)
    context.fillStyle = halo
    context.fillRect(0, 0, half * 2, half * 2)
    const body = context.createRadialGradient(half * 0.84, half * 0.8, half * 0.05, half, half, half * 0.5)
    body.addColorStop(0, '#ffffff')
    body.addColorStop(0.45, color)
    body.addColorStop(1, '#b4552f')
    context.fillStyle = body
    context.beginPath()
    context.arc(half, half, half * 0.5, 0, 2 * Math.PI)
    context.fill()
  })
}
