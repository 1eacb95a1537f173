import { createHash } from 'node:crypto'
import { getCoverPicture } from '../../../src/cover/cover-pictures.ts'
import type { CoverGame } from '../../../src/cover/cover-shapes.ts'
import { readLayers } from '../../../src/cover/layers.ts'
import { createRandom as createTones } from '../../../src/cover/random.ts'
import { getTone } from '../../../src/cover/ramp.ts'
import type { App } from '../http/serve.ts'
import type { World } from '../world.ts'
import { theCatalogue } from './make.ts'
import type { GameRow } from './popular.ts'
import { createRandom, type Random } from './random.ts'

type Colour = readonly [red: number, green: number, blue: number]
type Size = { readonly width: number; readonly height: number }

/** The most popular games with pictures. */
const POPULAR = 600
const PORTRAIT: Size = { width: 300, height: 400 }
/** Pictures of tables are landscapes. */
const LANDSCAPE: Size = { width: 400, height: 300 }

const DAY_S = 86_400
const drawn = new Map<string, string>()

const sizeOf = (kind: CoverGame['kind']): Size => (kind === 'live' ? LANDSCAPE : PORTRAIT)

/** A game's picture for a reply; undefined for a game without one. Two of three popular or new games have one. */
export function pictureOf({ settings, port }: World, [id, , , , kind, rank, isNew]: GameRow) {
  if (!settings.pictures || (rank > POPULAR && !isNew) || numberOf(id) % 3 === 0) return undefined
  const url = `http://general.localhost:${port}/pictures/${id}.svg`
  const { middle, ground } = paletteOf(String(id))
  // A tile shows a landscape whole, and goes on below it in this colour: that of the nearest hill.
  return { url, ...sizeOf(kind), color: hex(kind === 'live' ? ground(HILLS.length - 1) : middle) }
}

/** Pictures of games, drawn on request. */
export function pictureRoutes(app: App, { settings }: World): void {
  app.get('/general/pictures/:file', (c) => {
    const { games, providers } = theCatalogue(settings.catalogue)
    const row = games.find(([id]) => `${id}.svg` === c.req.param('file'))
    if (!row) return c.notFound()
    const [number, , name, provider, kind] = row
    const id = String(number)
    const picture = drawn.get(id + name) ?? drawScene({ id, name, provider: providers[provider]?.name ?? '', kind })
    drawn.set(id + name, picture)
    return c.body(picture, 200, {
      'Content-Type': 'image/svg+xml',
      'Content-Length': `${Buffer.byteLength(picture)}`,
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

/** What the game is named after, in front of hills and the sun, as SVG. */
function drawScene(game: CoverGame): string {
  const { width, height } = sizeOf(game.kind)
  const { random, top, middle, low, ground } = paletteOf(game.id)
  const stars = Array.from({ length: 24 }, () => {
    const [x, y] = [random.below(width), random.below(height / 2)]
    return `<circle cx="${x}" cy="${y}" r="${1 + random.below(2)}" fill="#fff" opacity="${(0.3 + random.next() / 2).toFixed(2)}"/>`
  })
  // Above the name, which the page writes over the lower half.
  const [x, y] = [width / 2, height * 0.4]
  const hills = HILLS.map((top, level) => {
    return `<path d="${hill(random, top * height, { width, height })}" fill="${hex(ground(level))}"/>`
  })
  const tone = getTone(createTones(game.id + game.name), createTones(game.provider), game.kind === 'live')
  const layers = readLayers(getCoverPicture(game)).map(([d, level, line]) =>
    line
      ? `<path d="${d}" fill="none" stroke="${tone(level)}"/>`
      : `<path d="${d}" fill="${tone(level)}" opacity="${level ? 1 : 0.25}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<linearGradient id="s" x2="0" y2="1"><stop stop-color="${hex(top)}"/><stop offset=".4" stop-color="${hex(middle)}"/><stop offset=".7" stop-color="${hex(low)}"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#s)"/>${stars.join('')}
<circle cx="${x}" cy="${y}" r="128" fill="#fff" opacity=".1"/><circle cx="${x}" cy="${y}" r="104" fill="#fff6d8" opacity=".28"/>
${hills.join('')}<g transform="translate(${x} ${y})rotate(${random.below(13) - 6})scale(2.3)">${layers.join('')}</g></svg>`
}

/** The tops of the hills, as shares of the height. */
const HILLS = [0.5, 0.62, 0.75, 0.87]

function hill(random: Random, y: number, { width, height }: Size): string {
  const points = Array.from({ length: 6 }, (_, at) => `${(at * width) / 5},${Math.round(y) - random.below(70)}`)
  return `M0,${height} L${points.join(' L')} L${width},${height}Z`
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
