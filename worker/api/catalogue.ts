import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { id, moment, shortText } from './fields.ts'

export const GAME_KINDS = ['slots', 'live'] as const
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,120}$/))

/** One game as a row: id, slug, name, index of its provider, kind, popularity (1 is first), is new. */
const gameRow = v.tuple([
  id,
  slug,
  shortText,
  v.pipe(v.number(), v.integer()),
  v.picklist(GAME_KINDS),
  v.number(),
  v.boolean(),
])

export const getCatalogue = endpoint({
  name: 'getCatalogue',
  service: 'general',
  method: 'GET',
  path: '/api/v2/catalogue',
  token: 'none',
  timeoutMs: 60_000,
  reply: v.object({
    version: shortText,
    providers: v.array(v.object({ id, name: shortText })),
    games: v.array(gameRow),
  }),
})

const card = v.object({ id, slug, name: shortText, provider: shortText, kind: v.picklist(GAME_KINDS) })

/** The first rows of the home page, small, so that they need not wait for the catalogue. */
export const getLobby = endpoint({
  name: 'getLobby',
  service: 'general',
  method: 'GET',
  path: '/api/v2/lobby',
  token: 'none',
  reply: v.object({
    version: shortText,
    at: moment,
    shelves: v.array(v.object({ id: v.picklist(['popular', 'new', 'live']), games: v.array(card) })),
  }),
})
