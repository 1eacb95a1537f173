import { CRASH_GROWTH_PER_MS, CRASH_LONGEST_MS, crashMultiplier } from '../../../worker/domain/games/crash.ts'

/** The minimum extent of the axes: 10 s and 2×. */
const LEAST_MS = 10_000
const LEAST_TOP = 2
/** The axes extend this factor beyond the end of the curve. */
const HEADROOM = 1.18
const SAMPLES = 72
const LINES_MOST = 5
/** CSS px around the axes with letters of 12 px; the sides that hold labels grow with the letters. */
const PAD = { left: 8, right: 44, top: 14, bottom: 22 }
const LETTER_PX = 12
/** The least distance of two labels above one another, in sizes of their letters. */
const LINE_APART = 1.8

/** `letterPx` is the size of the labels in CSS px. */
export type CurveStyle = { line: string; fill: string; grid: string; text: string; family: string; letterPx: number }

/** The extent of the axes after `time` ms of the round, at most the longest: the scale grows with the curve. */
export function axesAt(time: number): { spanMs: number; top: number } {
  const ms = time > 0 ? Math.min(time, CRASH_LONGEST_MS) : 0
  const multiplier = crashMultiplier(ms) / 100
  return {
    spanMs: Math.max(LEAST_MS, ms * HEADROOM),
    top: Math.max(LEAST_TOP, 1 + (multiplier - 1) * HEADROOM),
  }
}

/** A round step (1, 2 or 5 times a power of ten), so that at most `most` steps fit into a span. */
export function roundStep(span: number, most: number): number {
  const rough = span / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10
  return step * power
}

/**
 * Draws the curve up to `end` ms after the start, at most to the end of the longest round, with its axes, on a canvas in
 * CSS pixels; below 0 the axes alone. `label` formats a multiplier in hundredths.
 */
export function drawCurve(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  end: number,
  style: CurveStyle,
  label: (hundredths: number) => string,
): void {
  context.clearRect(0, 0, width, height)
  const ms = Math.min(end, CRASH_LONGEST_MS)
  const { spanMs, top } = axesAt(ms)
  const letters = style.letterPx / LETTER_PX
  const pad = { left: PAD.left, right: PAD.right * letters, top: PAD.top * letters, bottom: PAD.bottom * letters }
  const inner = { width: width - pad.left - pad.right, height: height - pad.top - pad.bottom }
  if (inner.width <= 0 || inner.height <= 0) return
  const x = (at: number): number => pad.left + (at / spanMs) * inner.width
  const y = (multiplier: number): number => pad.top + inner.height * (1 - (multiplier - 1) / (top - 1))

  context.font = `500 ${style.letterPx}px ${style.family}`
  context.fillStyle = style.text
  context.strokeStyle = style.grid
  context.lineWidth = 1
  drawMultipliers()
  drawSeconds()
  if (ms >= 0) drawLine()

  function drawMultipliers(): void {
    const most = Math.min(LINES_MOST, Math.floor(inner.height / (style.letterPx * LINE_APART)))
    const step = roundStep(top - 1, Math.max(1, most))
    context.textAlign = 'left'
    context.textBaseline = 'middle'
    for (let at = 1; at <= top; at += step) {
      const line = Math.round(y(at)) + 0.5
      context.beginPath()
      context.moveTo(pad.left, line)
      context.lineTo(width - pad.right, line)
      context.stroke()
      context.fillText(label(Math.round(at * 100)), width - pad.right + 6, line)
    }
  }

  function drawSeconds(): void {
    const step = roundStep(spanMs / 1_000, LINES_MOST)
    context.textAlign = 'center'
    context.textBaseline = 'bottom'
    for (let at = step; at * 1_000 < spanMs * 0.97; at += step) {
      context.fillText(String(Math.round(at)), x(at * 1_000), height - 4)
    }
  }

  function drawLine(): void {
    const points = Array.from({ length: SAMPLES + 1 }, (_, at) => (ms * at) / SAMPLES)
    context.beginPath()
    context.moveTo(x(0), y(1))
    // Uses the exact curve, because multipliers rounded to hundredths would show as steps.
    for (const at of points) context.lineTo(x(at), y(Math.exp(CRASH_GROWTH_PER_MS * at)))
    context.strokeStyle = style.line
    context.lineWidth = 3
    context.lineJoin = 'round'
    context.stroke()
    context.lineTo(x(ms), y(1))
    context.closePath()
    context.fillStyle = style.fill
    context.fill()
    context.beginPath()
    context.arc(x(ms), y(Math.exp(CRASH_GROWTH_PER_MS * ms)), 5, 0, 2 * Math.PI)
    context.fillStyle = style.line
    context.fill()
  }
}
