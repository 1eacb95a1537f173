import { MARK_PATH, MARK_SIZE } from '../../../ui/mark.ts'

const COINS = 36
/** CSS pixels, on a phone and on larger canvases. */
const SIZE = 26
const LARGE = { size: 38, from: 600 } as const
/** How long a coin waits at most, and how long it flies at least and at most, ms. */
const WAITS_MS = 320
const FLIES_MS = [950, 1_350] as const
/** The sharpest that is worth its time to draw. */
const MOST_PIXELS = 2

type Coin = {
  waits: number
  flies: number
  /** Shares of the width: where it is thrown, and how far it drifts. */
  from: number
  drift: number
  /** The highest point, a share of the height. */
  height: number
  /** Turns about its own axis. */
  turns: number
  scale: number
}

/**
 * Throws coins from below the canvas, which draw themselves until the last has fallen, or the page is hidden. Returns how to
 * end it at once.
 */
export function throwCoins(canvas: HTMLCanvasElement): () => void {
  const { width, height } = canvas.getBoundingClientRect()
  const pixels = Math.min(devicePixelRatio, MOST_PIXELS)
  canvas.width = width * pixels
  canvas.height = height * pixels
  const context = canvas.getContext('2d')
  if (!context) return () => undefined
  const coin = (width < LARGE.from ? SIZE : LARGE.size) * pixels
  const face = drawFace(coin)
  const coins = Array.from({ length: COINS }, (_, at) => toss(at))
  const begins = performance.now()
  const lasts = Math.max(...coins.map(({ waits, flies }) => waits + flies))
  let frame = 0

  function end(): void {
    cancelAnimationFrame(frame)
    document.removeEventListener('visibilitychange', end)
    context?.clearRect(0, 0, canvas.width, canvas.height)
  }
  function draw(): void {
    const now = performance.now() - begins
    if (!context || now > lasts) return end()
    context.clearRect(0, 0, canvas.width, canvas.height)
    for (const { waits, flies, turns, ...way } of coins) {
      const time = (now - waits) / flies
      if (time < 0 || time > 1) continue
      const size = coin * way.scale
      // Seen from its edge it is as thick as it is.
      const turned = Math.cos(turns * 2 * Math.PI * time)
      const wide = size * Math.max(0.14, Math.abs(turned))
      const x = (way.from + way.drift * time) * canvas.width
      // It starts and ends below the canvas, and its speed falls and rises evenly.
      const y = canvas.height + size - 4 * time * (1 - time) * (way.height * canvas.height + size)
      context.drawImage(face, x - wide / 2, y - size / 2, wide, size)
    }
    frame = requestAnimationFrame(draw)
  }

  document.addEventListener('visibilitychange', end)
  draw()
  return end
}

function toss(at: number): Coin {
  // Spread over the width, so that no two windows of chance leave a gap.
  const from = (at + Math.random()) / COINS
  const [least, most] = FLIES_MS
  return {
    waits: Math.random() * WAITS_MS,
    flies: least + Math.random() * (most - least),
    from,
    drift: (0.5 - from) * 0.25 + (Math.random() - 0.5) * 0.2,
    height: 0.35 + Math.random() * 0.6,
    turns: 1 + Math.random() * 2,
    scale: 0.65 + Math.random() * 0.45,
  }
}

/** A coin from the front, with the brand's mark. */
function drawFace(coin: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const size = Math.ceil(coin * 1.1)
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const look = getComputedStyle(document.documentElement)
  const colour = (token: string) => look.getPropertyValue(token).trim()
  const middle = size / 2
  const light = context.createLinearGradient(0, 0, size, size)
  light.addColorStop(0, colour('--gold'))
  light.addColorStop(1, colour('--gold-low'))
  context.fillStyle = colour('--gold-low')
  disc(middle)
  context.fillStyle = light
  disc(middle * 0.92)
  context.strokeStyle = colour('--on-gold')
  context.globalAlpha = 0.45
  context.lineWidth = Math.max(1, size * 0.035)
  context.beginPath()
  context.arc(middle, middle, middle * 0.72, 0, 2 * Math.PI)
  context.stroke()
  context.globalAlpha = 0.75
  const mark = (size * 0.5) / MARK_SIZE
  context.translate(size * 0.25, size * 0.25)
  context.scale(mark, mark)
  context.fillStyle = colour('--on-gold')
  context.clip(new Path2D(MARK_PATH))
  context.fillRect(0, 0, MARK_SIZE, MARK_SIZE)
  return canvas

  function disc(radius: number): void {
    context?.beginPath()
    context?.arc(middle, middle, radius, 0, 2 * Math.PI)
    context?.fill()
  }
}
