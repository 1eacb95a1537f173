import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { App } from '../http/serve.ts'
import type { World } from '../world.ts'
import type { GameRow } from './popular.ts'
import { createRandom, type Random } from './random.ts'

type Picture = { type: string; body: Buffer }
type Colour = readonly [red: number, green: number, blue: number]

/** The most popular games with pictures. */
const POPULAR = 600
const WIDTH = 300
const HEIGHT = 400
/** Pictures of tables are photographs of rooms: landscapes, with fewer pixels. */
const TABLE = { width: 200, height: 150 }

const DAY_S = 86_400
const made = new Map<string, Picture>()

/** A game's picture for a reply; undefined for a game without one. Two of three popular or new games have one. */
export function pictureOf({ settings, port }: World, [id, , , , kind, rank, isNew]: GameRow) {
  if (!settings.pictures || (rank > POPULAR && !isNew) || numberOf(id) % 3 === 0) return undefined
  const { width, height } = kind === 'live' ? TABLE : { width: WIDTH, height: HEIGHT }
  const url = `http://general.localhost:${port}/pictures/${id}.${kind === 'live' ? 'png' : 'svg'}`
  return { url, width, height, color: hex(paletteOf(String(id)).middle) }
}

/** Pictures of games, drawn on request: drawings of slots, and photographs of live tables. */
export function pictureRoutes(app: App): void {
  app.get('/general/pictures/:file', (c) => {
    const [, id, type] = /^(s\d+|l\d+)\.(svg|png)$/.exec(c.req.param('file')) ?? []
    if (id === undefined) return c.notFound()
    const picture = made.get(id) ?? (type === 'svg' ? drawLandscape(id) : drawTable(id))
    made.set(id, picture)
    return c.body(new Uint8Array(picture.body), 200, {
      'Content-Type': picture.type,
      'Content-Length': `${picture.body.length}`,
      'Cache-Control': `public, max-age=${7 * DAY_S}`,
    })
  })
}

function paletteOf(id: string) {
  const random = createRandom(numberOf(id) * 7_919)
  const hue = random.below(360)
  return {
    random,
    top: toRgb(hue, 0.65, 0.2),
    middle: toRgb(hue + 25, 0.6, 0.42),
    low: toRgb(hue + 70, 0.85, 0.62),
    ground: (level: number) => toRgb(hue + 10, 0.5, 0.3 - level * 0.07),
  }
}

/** Hills under a sun or a moon, as SVG. */
function drawLandscape(id: string): Picture {
  const { random, top, middle, low, ground } = paletteOf(id)
  const stars = Array.from({ length: 24 }, () => {
    const [x, y] = [random.below(WIDTH), random.below(180)]
    return `<circle cx="${x}" cy="${y}" r="${1 + random.below(2)}" fill="#fff" opacity="${(0.3 + random.next() / 2).toFixed(2)}"/>`
  })
  const [x, y, r] = [80 + random.below(140), 90 + random.below(70), 34 + random.below(26)]
  const hills = [0, 1, 2, 3].map((level) => {
    return `<path d="${hill(random, 190 + level * 50)}" fill="${hex(ground(level))}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<linearGradient id="s" x2="0" y2="1"><stop stop-color="${hex(top)}"/><stop offset=".4" stop-color="${hex(middle)}"/><stop offset=".62" stop-color="${hex(low)}"/></linearGradient>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>${stars.join('')}
<circle cx="${x}" cy="${y}" r="${r * 1.7}" fill="#fff" opacity=".12"/><circle cx="${x}" cy="${y}" r="${r}" fill="#fff6d8"/>
${hills.join('')}</svg>`
  return { type: 'image/svg+xml', body: Buffer.from(svg) }
}

function hill(random: Random, y: number): string {
  const points = Array.from({ length: 6 }, (_, at) => `${at * 60},${y - random.below(70)}`)
  return `M0,${HEIGHT} L${points.join(' L')} L${WIDTH},${HEIGHT}Z`
}

/** A lamp above a table, as PNG. */
function drawTable(id: string): Picture {
  const { top, middle, low } = paletteOf(id)
  const { width, height } = TABLE
  const pixels = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light = Math.max(0, 1 - Math.hypot((x - width / 2) / 90, (y - 40) / 60))
      const isTable = Math.hypot((x - width / 2) / 92, (y - height) / 70) < 1
      const colour = mix(isTable ? middle : top, low, light * (isTable ? 0.5 : 0.9))
      colour.forEach((value, at) => pixels.writeUInt8(Math.round(value), y * (width * 3 + 1) + 1 + x * 3 + at))
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // 8 bits for each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const body = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { type: 'image/png', body }
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const between = (at: 0 | 1 | 2): number => from[at] + (to[at] - from[at]) * share
  return [between(0), between(1), between(2)]
}

function toRgb(hue: number, saturation: number, lightness: number): Colour {
  const spread = saturation * Math.min(lightness, 1 - lightness)
  const channel = (start: number): number => {
    const step = (start + hue / 30) % 12
    return Math.round(255 * (lightness - spread * Math.max(-1, Math.min(step - 3, 9 - step, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

function hex(colour: Colour): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** A number of an id such as "s12", spread so that neighbours differ. */
function numberOf(id: string | number): number {
  return createHash('sha1').update(String(id)).digest().readUInt16BE(0)
}
