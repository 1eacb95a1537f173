import { useCallback, useEffect, useRef } from 'react'
import { watchPixelRatio } from '../../browser/pixel-ratio.ts'
import type { StageSize } from './curve.ts'
import { drawFlight, type CrashFlight, type FlightStyle } from './draw-flight.ts'
import { FLIGHT_STEPS } from './flight.ts'

/** Device pixels per CSS pixel at most: more cost time and cannot be seen on a curve. */
const SHARPEST = 2

/**
 * A canvas at device resolution, and the function that draws the flight on it; redraws when its size or the pixel ratio
 * changes, and draws nothing while it is scrolled away.
 */
export function useCanvas(label: (hundredths: number) => string) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useRef<StageSize>({ width: 0, height: 0 })
  const style = useRef<FlightStyle | null>(null)
  const last = useRef<CrashFlight | null>(null)
  const isInView = useRef(true)
  const labels = useRef(label)
  useEffect(() => {
    labels.current = label
  }, [label])

  const paint = useCallback((flight: CrashFlight) => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context || size.current.width === 0) return
    style.current ??= readStyle(canvas.current, context)
    const scale = canvas.current.width / size.current.width
    context.setTransform(scale, 0, 0, scale, 0, 0)
    drawFlight(context, size.current, flight, style.current, labels.current)
  }, [])

  const draw = useCallback(
    (flight: CrashFlight) => {
      if (last.current && isSameFlight(last.current, flight)) return
      last.current = flight
      if (isInView.current) paint(flight)
    },
    [paint],
  )

  useEffect(() => {
    const { current } = canvas
    if (!current) return undefined
    const fit = (): void => {
      const { width, height } = size.current
      const sharpness = Math.min(devicePixelRatio, SHARPEST)
      // Changing the size clears the canvas.
      current.width = Math.round(width * sharpness)
      current.height = Math.round(height * sharpness)
      style.current = null
      if (last.current) paint(last.current)
    }
    const watcher = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      size.current = { width, height }
      fit()
    })
    watcher.observe(current)
    const stop = watchPixelRatio(fit)
    const view = new IntersectionObserver((entries) => {
      isInView.current = entries.at(-1)?.isIntersecting ?? true
      if (isInView.current && last.current) paint(last.current)
    })
    view.observe(current)
    return () => {
      stop()
      view.disconnect()
      watcher.disconnect()
    }
  }, [paint])

  return { canvas, draw }
}

/** Whether two flights are drawn the same, as one that waits is in each frame. */
function isSameFlight(one: CrashFlight, other: CrashFlight): boolean {
  const isSameTime = one.phase === other.phase && one.ms === other.ms && one.brokenMs === other.brokenMs
  return isSameTime && one.dots === other.dots && one.flags === other.flags && one.hasEffects === other.hasEffects
}

/** The labels' size in rem. */
const LABEL_REM = 0.75

/** Reads colours and letters from CSS, because a canvas knows neither custom properties nor rem. */
function readStyle(element: Element, context: CanvasRenderingContext2D): FlightStyle {
  const css = getComputedStyle(element)
  const of = (name: string): string => {
    // The canvas writes each opaque colour as #rrggbb, to which an opacity can be added.
    context.fillStyle = css.getPropertyValue(name).trim()
    return String(context.fillStyle)
  }
  return {
    steps: Array.from({ length: FLIGHT_STEPS }, (_, at) => of(`--step-${at}`)),
    crashed: of('--danger'),
    grid: of('--grid'),
    text: of('--label'),
    paper: of('--bg'),
    body: of('--text'),
    sky: { star: of('--text'), hills: [of('--hill-far'), of('--hill-near')] },
    family: css.getPropertyValue('--font').trim(),
    letterPx: LABEL_REM * parseFloat(getComputedStyle(document.documentElement).fontSize),
  }
}
