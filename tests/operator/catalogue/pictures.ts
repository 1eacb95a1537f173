import { createHash } from 'node:crypto'
import { type CoverGame, type CoverShape, coverShapes } from '#src/cover/cover-shapes.ts'
import { COVER_VIEW_BOX } from '#src/cover/cover-view-box.ts'
import type { App } from '../http/serve.ts'
import type { World } from '../world.ts'
import { theCatalogue } from './make.ts'
import type { GameRow } from './popular.ts'

/** The most popular games with pictures. */
const POPULAR = 600
/** The shape of a tile, so that a picture lies exactly over the cover that the page draws until it is there. */
const SIZE = { width: 300, height: 400 }
/** Behind a picture, which covers all of it. */
const COLOR = '#241a3a'

const DAY_S = 86_400
const drawn = new Map<string, string>()

/** A game's picture for a reply; undefined for a game without one. Two of three popular or new games have one. */
export function getPictureAddress({ settings, port }: World, [id, , , , , rank, isNew]: GameRow) {
  if (!settings.pictures || (rank > POPULAR && !isNew) || toNumber(id) % 3 === 0) return undefined
  return { url: `http://general.localhost:${port}/pictures/${id}.svg`, ...SIZE, color: COLOR }
}

/** Pictures of games, drawn on request. */
export function pictureRoutes(app: App, { settings }: World): void {
  app.get('/general/pictures/:file', (c) => {
    const { games, providers } = theCatalogue(settings.catalogue)
    const row = games.find(([id]) => `${id}.svg` === c.req.param('file'))
    if (!row) return c.notFound()
    const [number, , name, provider, kind] = row
    const id = String(number)
    const picture = drawn.get(id + name) ?? drawPicture({ id, name, provider: providers[provider]?.name ?? '', kind })
    drawn.set(id + name, picture)
    return c.body(picture, 200, {
      'Content-Type': 'image/svg+xml',
      'Content-Length': `${Buffer.byteLength(picture)}`,
      'Cache-Control': `public, max-age=${7 * DAY_S}`,
    })
  })
}

/** The same drawing as the game's cover: a picture that looked different would replace it a second later. */
function drawPicture(game: CoverGame): string {
  const { sky, shapes } = coverShapes(game)
  const { width, height } = SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${COVER_VIEW_BOX}" width="${width}" height="${height}" fill="none" style="background:${sky}">${shapes.map(markup).join('')}</svg>`
}

function markup([tag, attributes, children = []]: CoverShape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}>${children.map(markup).join('')}</${tag}>`
}

/** A number of an id such as "s12", spread so that neighbours differ. */
function toNumber(id: string | number): number {
  return createHash('sha1').update(String(id)).digest().readUInt16BE(0)
}
