import * as v from 'valibot'
import { get } from '../http/endpoint.ts'
import { id, lenient, listField, timestamp, name, shortText, text } from '../http/fields.ts'

/** Each kind has its own game list. */
export const kind = v.picklist(['slots', 'live'])
/** A game's name in addresses: no path separators, and neither `.` nor `..`. */
export const slug = v.pipe(v.string(), v.regex(/^(?!\.{1,2}$)[\w.~:-]{1,120}$/))

const side = v.pipe(
  v.number(),
  v.check((pixels) => pixels >= 1 && pixels <= 10_000),
)
const color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))
/** A game's picture. One that does not fit is left out and its game stays, under the cover that the app draws. */
export const image = v.fallback(v.optional(v.nullable(v.object({ url: text, width: side, height: side, color }))), null)
export type ImageReply = v.InferOutput<typeof image>

const card = v.object({ id, slug, name, provider: name, kind, image })
const carousel = v.object({ id: v.picklist(['popular', 'new', 'live']), games: listField('lobby.games', card) })

const playerCount = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)

/** The first rows of the home page; a small reply, so that they need not wait for the catalogue. */
export const getLobby = get('getLobby', '/api/v2/lobby', {
  service: 'general',
  token: 'none',
  reply: v.object({
    version: shortText,
    at: timestamp,
    shelves: listField('lobby.shelves', carousel),
    players: lenient(v.record(v.string(), playerCount)),
  }),
})
