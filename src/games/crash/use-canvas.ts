import { useCallback, useEffect, useRef } from 'react'
import { type CurveColours, drawCurve } from './curve.ts'

type Tone = 'running' | 'crashed'
type Size = { width: number; height: number }

/** A canvas at device resolution, and the function that draws the curve on it; redraws when its size changes. */
export function useCanvas(label: (hundredths: number) => string) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useRef<Size>({ width: 0, height: 0 })
  const colours = useRef<Record<Tone, CurveColours> | null>(null)
  const last = useRef<{ ms: number; tone: Tone }>({ ms: -1, tone: 'running' })
  const labels = useRef(label)
  useEffect(() => {
    labels.current = label
  }, [label])

  const draw = useCallback((ms: number, tone: Tone) => {
    last.current = { ms, tone }
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context || size.current.width === 0) return
    colours.current ??= readColours(canvas.current)
    const scale = canvas.current.width / size.current.width
    context.setTransform(scale, 0, 0, scale, 0, 0)
    drawCurve(context, size.current, ms, colours.current[tone], labels.current)
  }, [])

  useEffect(() => {
    const { current } = canvas
    if (!current) return undefined
    const watcher = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      const sharpness = Math.min(devicePixelRatio, 2)
      size.current = { width, height }
      // Changing the size clears the canvas.
      current.width = Math.round(width * sharpness)
      current.height = Math.round(height * sharpness)
      draw(last.current.ms, last.current.tone)
    })
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [draw])

  return { canvas, draw }
}

/** Reads the theme colours from CSS, because a canvas cannot use custom properties. */
function readColours(element: Element): Record<Tone, CurveColours> {
  const style = getComputedStyle(element)
  const of = (name: string): string => style.getPropertyValue(name).trim()
  const shared = { grid: of('--grid'), text: of('--label'), font: `500 12px ${of('--font')}` }
  return {
    running: { ...shared, line: of('--accent'), fill: of('--under') },
    crashed: { ...shared, line: of('--danger'), fill: of('--under-crashed') },
  }
}
