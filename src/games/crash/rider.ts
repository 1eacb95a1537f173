import { brandMark } from '#domain/settings/configuration.ts'
import {
  getHorseShapes,
  HORSE_BOX,
  HORSE_LAYERS,
  HORSE_ROOTS,
  type HorseFill,
  type HorseLayer,
  type HorsePose,
  WING_BEAT,
  WING_POSE_MS,
} from '../../ui/horse/horse-art.ts'
import { MARK_PATH, MARK_SIZE } from '../../ui/mark.ts'
import { type CurveFrame, type CurvePoint, slopeAt, type StageSize } from './curve.ts'
import type { CrashFlight } from './draw-flight.ts'

/** How long the rider takes to fall out of the picture when the line breaks, ms. */
export const FALL_MS = 500
/** The least and most width of the rider, px, and its share of the stage's height. */
const WIDTH = { least: 76, most: 132, share: 0.28 }
/** The point of the horse at which the line ends: between its hind legs. */
const FOOT = { x: 44, y: 68 }
/** How far the rider reaches from the end of the line however it leans, in its own width. */
const REACH = { side: 0.57, up: 0.63, down: 0.21 }
/** By which part of the slope the body leans; mane and tail stream by the rest, at most so far (radians). */
const LEAN = 0.5
const STREAM_MOST = 0.2
/** A falling horse turns its head down by this angle, and goes on by this many px. */
const FALL_TURN = 0.95
const FALL_AHEAD = 46

/** How the rider is seen: `angle` is its lean and `stream` that of mane and tail in it, both counterclockwise. */
export type RiderView = CurvePoint & {
  state: 'waiting' | 'flying' | 'falling' | 'still'
  pose: HorsePose
  angle: number
  stream: number
  /** Time of the sparks at its hooves, ms. */
  sparksMs: number | null
}

/** The rider at the end of the line: it waits, flies, and falls when the line breaks; null once it is gone. */
export function getRider(size: StageSize, frame: CurveFrame, flight: CrashFlight): RiderView | null {
  const { phase, hasEffects, brokenMs } = flight
  const slope = slopeAt(frame, frame.ms)
  const angle = frame.ms > 0 ? slope * LEAN : 0
  const stream = frame.ms > 0 ? Math.min(STREAM_MOST, slope * (1 - LEAN)) : 0
  const end = frame.at(frame.ms)
  // At the start it stands inside the stage, and the line catches up with it.
  const x = Math.max(end.x, frame.left + getWidth(size.height) * 0.42)
  const at = { x, y: end.y, angle, stream, sparksMs: null }
  if (phase === 'waiting') return { ...at, state: 'waiting', pose: 'up' }
  if (phase === 'running') {
    if (!hasEffects) return { ...at, state: 'still', pose: 'up' }
    const beat = Math.floor(frame.ms / WING_POSE_MS) % WING_BEAT.length
    return { ...at, state: 'flying', pose: WING_BEAT[beat] ?? 'up', sparksMs: frame.ms }
  }
  if (!hasEffects || brokenMs >= FALL_MS) return null
  const progress = brokenMs / FALL_MS
  return {
    ...at,
    x: at.x + FALL_AHEAD * progress,
    y: at.y + (size.height - at.y + REACH.up * getWidth(size.height)) * progress ** 2,
    state: 'falling',
    pose: progress < 0.12 ? 'level' : 'folded',
    angle: angle - FALL_TURN * progress,
    stream: -stream * progress,
  }
}

function getWidth(stageHeight: number): number {
  return Math.max(WIDTH.least, Math.min(WIDTH.most, stageHeight * WIDTH.share))
}

/** The box that the rider stays in while it flies. */
export function getRiderBox({ x, y }: CurvePoint, stageHeight: number): CurvePoint & StageSize {
  const width = getWidth(stageHeight)
  return {
    x: x - REACH.side * width,
    y: y - REACH.up * width,
    width: 2 * REACH.side * width,
    height: (REACH.up + REACH.down) * width,
  }
}

/** Draws the rider: the winged horse, or another brand's mark in one colour. */
export function drawRider(context: CanvasRenderingContext2D, view: RiderView, stageHeight: number, ink: string): void {
  const width = getWidth(stageHeight)
  context.save()
  context.translate(view.x, view.y)
  context.rotate(-view.angle)
  if (brandMark === null) {
    const scale = width / HORSE_BOX.width
    const sharpness = context.getTransform()
    const sprites = getSprites(scale * Math.hypot(sharpness.a, sharpness.b))
    context.scale(scale, scale)
    context.translate(-FOOT.x, -FOOT.y)
    if (view.sparksMs !== null) drawSparks(context, view.sparksMs)
    for (const layer of HORSE_LAYERS) drawLayer(context, sprites[layer][view.pose], layer, view.stream)
  } else {
    const scale = (0.55 * width) / MARK_SIZE
    context.scale(scale, scale)
    context.translate(-MARK_SIZE / 2, -MARK_SIZE * 0.8)
    context.fillStyle = ink
    context.fill(getOutline(MARK_PATH))
  }
  context.restore()
}

/** Mane and tail turn about their root: back and down as the body leans up. */
function drawLayer(context: CanvasRenderingContext2D, sprite: Sprite, layer: HorseLayer, stream: number): void {
  const { width, height } = HORSE_BOX
  if (layer !== 'tail' && layer !== 'mane') {
    context.drawImage(sprite, 0, 0, width, height)
    return
  }
  const { x, y } = HORSE_ROOTS[layer]
  context.save()
  context.translate(x, y)
  context.rotate(-stream)
  context.translate(-x, -y)
  context.drawImage(sprite, 0, 0, width, height)
  context.restore()
}

/** Sparks that fly back from the hind hooves, each for so long (ms), in units of the horse's box. */
const SPARKS = { count: 12, ms: 620, back: 52, radius: 2.3, color: '#ffc857' }

function drawSparks(context: CanvasRenderingContext2D, ms: number): void {
  context.fillStyle = SPARKS.color
  for (let at = 0; at < SPARKS.count; at += 1) {
    const turn = ms / SPARKS.ms + at / SPARKS.count
    const age = turn % 1
    // Another way in each turn, without a visible pattern.
    const aside = Math.sin((Math.floor(turn) + at) * 12.9898) * 13
    const hoof = at % 2 === 0 ? { x: 12, y: 75 } : { x: 19, y: 78 }
    context.globalAlpha = 1 - age
    context.beginPath()
    context.arc(hoof.x - age * SPARKS.back, hoof.y + age * aside, SPARKS.radius * (1 - 0.6 * age), 0, 2 * Math.PI)
    context.fill()
  }
  context.globalAlpha = 1
}

type Sprite = OffscreenCanvas
type Sprites = Record<HorseLayer, Record<HorsePose, Sprite>>

let drawn: { scale: number; sprites: Sprites } | null = null

/** The horse's layers, drawn once a size: a frame only copies them. */
function getSprites(scale: number): Sprites {
  if (drawn && Math.abs(drawn.scale - scale) < 0.01) return drawn.sprites
  const wings = (layer: HorseLayer) => ({
    up: drawSprite(layer, 'up', scale),
    level: drawSprite(layer, 'level', scale),
    down: drawSprite(layer, 'down', scale),
    folded: drawSprite(layer, 'folded', scale),
  })
  const same = (layer: HorseLayer) => {
    const sprite = drawSprite(layer, 'up', scale)
    return { up: sprite, level: sprite, down: sprite, folded: sprite }
  }
  const sprites = { far: wings('far'), tail: same('tail'), body: same('body'), mane: same('mane'), near: wings('near') }
  drawn = { scale, sprites }
  return sprites
}

function drawSprite(layer: HorseLayer, pose: HorsePose, scale: number): Sprite {
  const sprite = new OffscreenCanvas(Math.ceil(HORSE_BOX.width * scale), Math.ceil(HORSE_BOX.height * scale))
  const context = sprite.getContext('2d')
  if (!context) return sprite
  context.scale(sprite.width / HORSE_BOX.width, sprite.height / HORSE_BOX.height)
  for (const { path, fill, opacity = 1 } of getHorseShapes(layer, pose)) {
    context.globalAlpha = opacity
    context.fillStyle = getPaint(context, fill)
    context.fill(getOutline(path))
  }
  return sprite
}

function getPaint(context: OffscreenCanvasRenderingContext2D, { top, bottom, colors }: HorseFill) {
  const paint = context.createLinearGradient(0, top, 0, bottom)
  for (const [at, color] of colors.entries()) paint.addColorStop(at / Math.max(1, colors.length - 1), color)
  return paint
}

function getOutline(path: string): Path2D {
  return new Path2D(path)
}
