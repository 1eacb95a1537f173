import { MARK_PATH, MARK_SIZE } from '../../../ui/mark.ts'

/** Pixels; the size that messengers and social networks show uncropped. */
const WIDTH = 1_200
const HEIGHT = 630
const EDGE = 72
const MARK = 88

/** The texts of the picture, `amounts` empty unless the player shows them. */
type Shown = { brand: string; name: string; times: string; amounts: string; link: string; isWin: boolean }

/** Draws a shared round: brand, game, multiplier, and the address at which anyone can check it. */
export function drawPicture(canvas: HTMLCanvasElement, { brand, name, times, amounts, link, isWin }: Shown): void {
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) return
  const look = getComputedStyle(document.documentElement)
  const colour = (token: string) => look.getPropertyValue(token).trim()
  const font = getComputedStyle(document.body).fontFamily

  context.fillStyle = colour('--bg')
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = colour('--surface-2')
  context.fillRect(0, HEIGHT - EDGE * 2, WIDTH, EDGE * 2)

  context.save()
  context.translate(EDGE, EDGE)
  context.scale(MARK / MARK_SIZE, MARK / MARK_SIZE)
  context.fillStyle = colour('--accent')
  context.clip(new Path2D(MARK_PATH))
  context.fillRect(0, 0, MARK_SIZE, MARK_SIZE)
  context.restore()

  write(brand, { x: EDGE + MARK + 24, y: EDGE + 60, size: 44, weight: 700, token: '--text' })
  write(name, { x: EDGE, y: 248, size: 56, weight: 600, token: '--text-2' })
  write(times, { x: EDGE, y: 376, size: 140, weight: 700, token: isWin ? '--accent-high' : '--text' })
  write(amounts, { x: EDGE, y: 446, size: 44, weight: 600, token: '--text-2' })
  write(link.replace(/^https?:\/\//, ''), { x: EDGE, y: HEIGHT - 58, size: 40, weight: 500, token: '--text' })

  /** Smaller where the text would not fit. */
  function write(text: string, at: { x: number; y: number; size: number; weight: number; token: string }): void {
    if (!context || text === '') return
    context.fillStyle = colour(at.token)
    context.font = `${at.weight} ${at.size}px ${font}`
    const available = WIDTH - EDGE - at.x
    const fits = Math.min(1, available / context.measureText(text).width)
    context.font = `${at.weight} ${at.size * fits}px ${font}`
    context.fillText(text, at.x, at.y)
  }
}
