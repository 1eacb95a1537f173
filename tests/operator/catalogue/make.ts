import { createHash } from 'node:crypto'
import type { getCatalogue } from '#endpoints/catalogue.ts'
import type { EndpointWire } from '#worker/http/endpoint.ts'
import type { GameType } from '#domain/games/game-types.ts'
import { createRandom, type Random } from './random.ts'
import { toSlug } from './slug.ts'
import * as words from './words.ts'

type Wire = EndpointWire<typeof getCatalogue>
/**
 * The contract allows null rows (games that cannot be shown); this operator has none. Picture and RTP are added to a
 * reply: the address of a picture depends on the port.
 */
type GameRow = NonNullable<Wire['games'][number]> extends [...infer Start, unknown, unknown] ? Start : never
export type Catalogue = Omit<Wire, 'games'> & { games: GameRow[] }
type Draft = { id: string; name: string; provider: number; kind: 'slots' | 'live'; type: GameType }

/** The number of games, and whether names are ordinary or hard to display. */
export type CatalogueOrder = { size: number; names: 'ordinary' | 'long' | 'markup' }
export const ORDINARY: CatalogueOrder = { size: 10_000, names: 'ordinary' }
/** 940 slots and 60 live tables: for tests, because each new browser fetches them all. */
export const SMALL_CATALOGUE: CatalogueOrder = { size: 1_000, names: 'ordinary' }

const SEED = 20_261
const TABLE_SHARE = 0.06
const NEW_SHARE = 0.05
const DEMO_SHARE = 0.9
/** The release day of the newest game (days since the epoch), and how many days the releases span. */
const LAST_DAY = 20_700
const DAYS = 3_000

const made = new Map<string, Catalogue>()

/** A catalogue of this operator; generated on first use, once per process. */
export function theCatalogue(order: CatalogueOrder = ORDINARY): Catalogue {
  const key = `${order.size} ${order.names}`
  const known = made.get(key) ?? makeCatalogue(order)
  made.set(key, known)
  return known
}

/**
 * The whole catalogue, the same each time. Of 10,000 games, 9,400 are slots from 40 providers and 600 are live tables.
 */
export function makeCatalogue({ size, names }: CatalogueOrder = ORDINARY): Catalogue {
  const random = createRandom(SEED)
  const tables = Math.floor(size * TABLE_SHARE)
  const drafts = [...makeSlots(random, size - tables), ...makeTables(random, tables)]
  const ranks = random.shuffled(drafts.map((_draft, index) => index + 1))
  const slugs = new Set<string>()
  const games = drafts.map(({ id, name, provider, kind, type }, index): GameRow => {
    const isNew = random.next() < NEW_SHARE
    const day = LAST_DAY - Math.floor(random.next() * (isNew ? 30 : DAYS))
    const slug = freeSlug(toSlug(name), slugs)
    const hasDemo = kind === 'slots' && random.next() < DEMO_SHARE
    const features = someFeatures(random, kind)
    const rank = ranks[index] ?? index + 1
    return [
      id,
      slug,
      named(name, names, index),
      provider,
      kind,
      rank,
      isNew,
      TYPES.indexOf(type),
      features,
      hasDemo,
      day,
    ]
  })
  const providers = words.PROVIDERS.map((name, index) => ({ id: `p${index + 1}`, name }))
  const content = { providers, types: [...TYPES], features: [...FEATURES], games }
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
  return { version, ...content }
}

const SLOT_TYPES = ['video', 'video', 'video', 'video', 'classic', 'megaways', 'cluster', 'instant', 'crash'] as const
const SLOT_FEATURES = ['freeSpins', 'bonusBuy', 'jackpot', 'tumble', 'holdAndWin', 'multiplier', 'highRtp'] as const
const TABLE_FEATURES = ['speed', 'vip', 'multiplier'] as const
/** The types and features of this operator; the last entry of each is unknown to the app. */
const TYPES: readonly string[] = [...new Set(SLOT_TYPES), ...new Set(Object.values(words.TABLE_GAMES)), 'bingo']
export const FEATURES: readonly string[] = [...new Set([...SLOT_FEATURES, ...TABLE_FEATURES]), 'hologram']
const FEATURE_SHARE = 0.25

function someFeatures(random: Random, kind: 'slots' | 'live'): number {
  const had = (kind === 'slots' ? SLOT_FEATURES : TABLE_FEATURES).filter(() => random.next() < FEATURE_SHARE)
  return [...had, 'hologram'].reduce((mask, feature) => mask | (1 << FEATURES.indexOf(feature)), 0)
}

const MOST_LETTERS = 200
const SCRIPTS = ['Grand Tournament of ', 'Большая охота на ', 'Алтын қазына іздеу ', '黄金の龍と七つの星 '] as const

/** A name, made overly long or turned into markup when ordered. */
function named(name: string, names: CatalogueOrder['names'], index: number): string {
  if (names === 'long') return `${name} ${SCRIPTS[index % SCRIPTS.length]?.repeat(20)}`.slice(0, MOST_LETTERS).trim()
  if (names === 'markup') return `<img src=x onerror="document.title='caught'">${name}`.slice(0, MOST_LETTERS)
  return name
}

function makeSlots(random: Random, count: number): Draft[] {
  const names = new Set<string>()
  while (names.size < count) names.add(slotName(random))
  return [...names].map((name, index) => ({
    id: `s${index + 1}`,
    name,
    provider: index < words.PROVIDERS.length ? index : someProvider(random),
    kind: 'slots',
    type: random.of(SLOT_TYPES),
  }))
}

/** A few providers make most of the games. */
function someProvider(random: Random): number {
  return Math.floor(random.next() ** 1.6 * words.PROVIDERS.length)
}

function slotName(random: Random): string {
  const { of } = random
  const form = random.next()
  if (form < 0.06) return `${of(words.RUSSIAN_HEADS)} ${of(words.RUSSIAN_TAILS)}`
  if (form < 0.08) return `${of(words.KAZAKH_HEADS)} ${of(words.KAZAKH_TAILS)}`
  if (form < 0.5) return `${of(words.ADJECTIVES)} ${of(words.NOUNS)}`
  if (form < 0.66) return `${of(words.NOUNS)} of ${of(words.LOCATIONS)}`
  if (form < 0.8) return `${of(words.ADJECTIVES)} ${of(words.NOUNS)}: ${of(words.SUBTITLES)}`
  if (form < 0.9) return `${of(words.NOUNS)} & ${of(words.NOUNS)}`
  if (form < 0.96) return `${of(words.ADJECTIVES)} ${of(words.NOUNS)} ${2 + random.below(4)}`
  return `The ${of(words.ADJECTIVES)} ${of(words.NOUNS)} and the ${of(words.ADJECTIVES)} ${of(words.NOUNS)} of ${of(words.LOCATIONS)}`
}

const TABLE_NAMES = Object.keys(words.TABLE_GAMES) as (keyof typeof words.TABLE_GAMES)[] // own keys only

function makeTables(random: Random, count: number): Draft[] {
  const names = new Map<string, GameType>()
  while (names.size < count) {
    const number = 1 + random.below(9)
    const game = random.of(TABLE_NAMES)
    names.set(`${random.of(words.TABLE_ROOMS)} ${game} ${number}`, words.TABLE_GAMES[game])
  }
  const first = words.PROVIDERS.length - words.LIVE_PROVIDERS
  return [...names].map(([name, type], index) => ({
    id: `l${index + 1}`,
    name,
    provider: first + random.below(words.LIVE_PROVIDERS),
    kind: 'live',
    type,
  }))
}

function freeSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`
  taken.add(slug)
  return slug
}
