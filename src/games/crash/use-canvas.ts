import { useCallback, useEffect, useRef } from 'react'
import { watchPixelRatio } from '../../browser/pixel-ratio.ts'
import { type CurveStyle, drawCurve } from './curve.ts'

type Tone = 'running' | 'crashed'
type Size = { width: number; height: number }

/** Device pixels per CSS pixel at most: more cost time and cannot be seen on a curve. */
const SHARPEST = 2

/** A canvas at device resolution, and the function that draws the curve on it; redraws when its size or the pixel ratio changes. */
export function useCanvas(label: (hundredths: number) => string) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useRef<Size>({ width: 0, height: 0 })
  const styles = useRef<Record<Tone, CurveStyle> | null>(null)
  const last = useRef<{ ms: number; tone: Tone }>({ ms: -1, tone: 'running' })
  const labels = useRef(label)
  useEffect(() => {
    labels.current = label
  }, [label])

  const draw = useCallback((ms: number, tone: Tone) => {
    last.current = { ms, tone }
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context || size.current.width === 0) return
    styles.current ??= readStyles(canvas.current)
    const scale = canvas.current.width / size.current.width
    context.setTransform(scale, 0, 0, scale, 0, 0)
    drawCurve(context, size.current, ms, styles.current[tone], labels.current)
  }, [])

  useEffect(() => {
    const { current } = canvas
    if (!current) return undefined
    const fit = (): void => {
      const { width, height } = size.current
      const sharpness = Math.min(devicePixelRatio, SHARPEST)
      // Changing the size clears the canvas.
      current.width = Math.round(width * sharpness)
      current.height = Math.round(height * sharpness)
      draw(last.current.ms, last.current.tone)
    }
    const watcher = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      size.current = { width, height }
      fit()
    })
    watcher.observe(current)
    const stop = watchPixelRatio(fit)
    return () => {
      stop()
      watcher.disconnect()
    }
  }, [draw])

  return { canvas, draw }
}

/** The labels' size in rem. */
const LABEL_REM = 0.75

/** Reads colours and letters from CSS, because a canvas knows neither custom properties nor rem. */
function readStyles(element: Element): Record<Tone, CurveStyle> {
  const style = getComputedStyle(element)
  const of = (name: string): string => style.getPropertyValue(name).trim()
  const letterPx = LABEL_REM * parseFloat(getComputedStyle(document.documentElement).fontSize)
  const shared = { grid: of('--grid'), text: of('--label'), family: of('--font'), letterPx }
  return {
    running: { ...shared, line: of('--accent'), fill: of('--under') },
    crashed: { ...shared, line: of('--danger'), fill: of('--under-crashed') },
  }
}
