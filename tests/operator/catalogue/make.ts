import { createHash } from 'node:crypto'
import type { getCatalogue } from '../../../worker/api/catalogue.ts'
import type { WireOf } from '../../../worker/api/endpoint.ts'
import { createRandom, type Random } from './random.ts'
import { slugOf } from './slug.ts'
import * as words from './words.ts'

export type Catalogue = WireOf<typeof getCatalogue>
type GameRow = Catalogue['games'][number]
type Draft = { id: string; name: string; provider: number; kind: 'slots' | 'live' }

const SEED = 20_261
const SLOTS = 3_000
const TABLES = 200
const NEW_SHARE = 0.05

let made: Catalogue | undefined

/** The catalogue of this operator; made once a process. */
export function theCatalogue(): Catalogue {
  return (made ??= makeCatalogue())
}

/** The whole catalogue: 3,000 slots from 40 providers and 200 live tables, the same ones every time. */
export function makeCatalogue(): Catalogue {
  const random = createRandom(SEED)
  const drafts = [...makeSlots(random), ...makeTables(random)]
  const ranks = random.shuffled(drafts.map((_draft, index) => index + 1))
  const slugs = new Set<string>()
  const games = drafts.map(({ id, name, provider, kind }, index): GameRow => {
    const isNew = random.next() < NEW_SHARE
    return [id, freeSlug(slugOf(name), slugs), name, provider, kind, ranks[index] ?? index + 1, isNew]
  })
  const providers = words.PROVIDERS.map((name, index) => ({ id: `p${index + 1}`, name }))
  const version = createHash('sha256')
    .update(JSON.stringify([providers, games]))
    .digest('hex')
    .slice(0, 16)
  return { version, providers, games }
}

function makeSlots(random: Random): Draft[] {
  const names = new Set<string>()
  while (names.size < SLOTS) names.add(slotName(random))
  return [...names].map((name, index) => ({
    id: `s${index + 1}`,
    name,
    provider: index < words.PROVIDERS.length ? index : someProvider(random),
    kind: 'slots',
  }))
}

/** A few studios make most of the games, as everywhere. */
function someProvider(random: Random): number {
  return Math.floor(random.next() ** 1.6 * words.PROVIDERS.length)
}

function slotName(random: Random): string {
  const { of } = random
  const form = random.next()
  if (form < 0.06) return `${of(words.RUSSIAN_HEADS)} ${of(words.RUSSIAN_TAILS)}`
  if (form < 0.08) return `${of(words.KAZAKH_HEADS)} ${of(words.KAZAKH_TAILS)}`
  if (form < 0.5) return `${of(words.ADJECTIVES)} ${of(words.NOUNS)}`
  if (form < 0.66) return `${of(words.NOUNS)} of ${of(words.PLACES)}`
  if (form < 0.8) return `${of(words.ADJECTIVES)} ${of(words.NOUNS)}: ${of(words.SUBTITLES)}`
  if (form < 0.9) return `${of(words.NOUNS)} & ${of(words.NOUNS)}`
  if (form < 0.96) return `${of(words.ADJECTIVES)} ${of(words.NOUNS)} ${2 + random.below(4)}`
  return `The ${of(words.ADJECTIVES)} ${of(words.NOUNS)} and the ${of(words.ADJECTIVES)} ${of(words.NOUNS)} of ${of(words.PLACES)}`
}

function makeTables(random: Random): Draft[] {
  const names = new Set<string>()
  while (names.size < TABLES) {
    const number = 1 + random.below(9)
    names.add(`${random.of(words.TABLE_ROOMS)} ${random.of(words.TABLE_GAMES)} ${number}`)
  }
  const first = words.PROVIDERS.length - words.LIVE_PROVIDERS
  return [...names].map((name, index) => ({
    id: `l${index + 1}`,
    name,
    provider: first + random.below(words.LIVE_PROVIDERS),
    kind: 'live',
  }))
}

function freeSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`
  taken.add(slug)
  return slug
}
