import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#worker/http/endpoint.ts'
import { clientFrame, serverFrame } from '#endpoints/socket.ts'
import { TOPIC_CONTRACTS } from '#endpoints/topics.ts'
import { ENDPOINTS } from '../operator/http/endpoints.ts'
import { ROUND_RULES } from '#domain/fairness/all-round-rules.ts'
import { draws, hashServerSeed } from '#domain/fairness/draws.ts'
import type { RoundRules } from '#domain/fairness/round-rules.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import { fromDecimal, minor, toDecimal } from '#domain/money/money.ts'

const README = readFileSync(new URL('../../worker/endpoints/README.md', import.meta.url), 'utf8')

type Example = { endpoint: Endpoint; request: string | undefined; reply: string | undefined }

/** The examples of the tables: a request before the arrow, a reply after it. An abbreviated example is empty. */
function examples(): Example[] {
  return README.split('\n').flatMap((line): Example[] => {
    const [, , call = '', , text = ''] = line.split('|')
    const endpoint = ENDPOINTS.find(({ name, method, path }) =>
      line.startsWith('| `<game>')
        ? name === line.split('`')[1]?.replace('<game>', 'coinflip')
        : line.includes(`\`${name}\``) && call.includes(`\`${method} ${path}\``),
    )
    if (!endpoint) return []
    const [before = '', after] = text.split('→')
    const json = (part: string | undefined): string | undefined =>
      part
        ?.match(/`([[{].*?)`/)?.[1]
        ?.replaceAll('[…]', '[]')
        .replaceAll('{…}', '{}')
        .replaceAll('<host>', 'casino.example')
    const isReply = after === undefined && endpoint.method === 'GET'
    return [{ endpoint, request: isReply ? undefined : json(before), reply: isReply ? json(before) : json(after) }]
  })
}

/** Names in an example that its schema lacks, and complete values that do not fit. */
function misfitsOf(schema: v.GenericSchema, example: unknown): string[] {
  if (!('entries' in schema) || Array.isArray(example)) return []
  const entries = new Map<string, unknown>(Object.entries(Object(schema.entries)))
  return Object.entries(Object(example)).flatMap(([name, value]) => {
    const entry = entries.get(name)
    if (!isSchema(entry)) return [`${name} is unknown`]
    const isCut = /…|\{\}|\[\]/.test(JSON.stringify(value))
    return isCut || v.is(entry, value) ? [] : [`${name} does not fit`]
  })
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

describe('worker/endpoints/README.md', () => {
  test('names every call with its method and path', () => {
    const missing = ENDPOINTS.filter(({ name, method, path }) => {
      const [game = '', call] = name.split('.')
      // Games with the same calls share rows: `<game>.bet`, with `{game}` in the path.
      const lines = README.split('\n').filter(
        (line) => line.includes(`\`${name}\``) || (call !== undefined && line.includes(`\`<game>.${call}\``)),
      )
      const shared = path.replace(`/${game}/`, '/<game>/')
      return !lines.some((line) => line.includes(`\`${method} ${path}\``) || line.includes(`\`${method} ${shared}\``))
    })
    expect(missing.map(({ name, method, path }) => `${name}: ${method} ${path}`)).toEqual([])
  })

  test('has examples that fit the schemas where they are complete', () => {
    let checked = 0
    for (const { endpoint, request, reply } of examples()) {
      for (const [schema, example] of [
        [endpoint.body, request],
        [endpoint.reply, reply],
      ] as const) {
        if (!example || !schema) continue
        checked += 1
        expect(misfitsOf(schema, JSON.parse(example)), `${endpoint.name}: ${example}`).toEqual([])
      }
    }
    expect(checked).toBeGreaterThan(90)
  })

  test('names every frame and every topic of the socket', () => {
    const frames = [...clientFrame.options, ...serverFrame.options].map(
      ({ entries }) => `"type":"${entries.type.literal}"`,
    )
    expect(frames.filter((frame) => !README.replaceAll('": "', '":"').includes(frame))).toEqual([])
    expect(TOPIC_CONTRACTS.filter(({ address }) => !README.includes(`\`${address}\``))).toEqual([])
  })
})

/** The vectors in the contract for back ends. */
const vectors = v.parse(
  v.object({
    server_seed: v.string(),
    server_seed_hash: v.string(),
    client_seed: v.string(),
    currency: v.literal('RUB'),
    rounds: v.array(
      v.object({
        game: v.picklist(ORIGINAL_GAMES),
        nonce: v.number(),
        amount: v.string(),
        bet: v.unknown(),
        state: v.unknown(),
        payout: v.string(),
      }),
    ),
  }),
  JSON.parse(/^```json\n(\{\n {2}"server_seed"[^]*?)^```/m.exec(README)?.[1] ?? ''),
)

test('the contract has two rounds of each original', () => {
  expect(hashServerSeed(vectors.server_seed)).toBe(vectors.server_seed_hash)
  for (const game of ORIGINAL_GAMES) expect(vectors.rounds.filter((round) => round.game === game).length, game).toBe(2)
})

test.each(vectors.rounds)('the contract’s round of $game with nonce $nonce is what the app draws', (round) => {
  const { game, nonce, amount, bet, state, payout } = round
  const seeds = { serverSeed: vectors.server_seed, clientSeed: vectors.client_seed }
  // The rules of all games, taken for those of one: the round is that game's.
  const rules = ROUND_RULES[game] as RoundRules<OriginalGame>
  const stake = minor(fromDecimal(amount) ?? 0)
  const draw = (count: number) => draws(seeds, nonce, count)
  const drawn = rules.replay(draw, bet as never, stake, state as never, vectors.currency)
  expect({ state: drawn.state, payout: toDecimal(drawn.payout) }).toEqual({ state, payout })
})
