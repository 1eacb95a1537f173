import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { clientFrame, serverFrame } from '#endpoints/socket.ts'
import { TOPIC_CONTRACTS } from '#endpoints/topics.ts'
import { ROUND_RULES } from '#domain/fairness/all-round-rules.ts'
import { draws, hashServerSeed } from '#domain/fairness/draws.ts'
import type { RoundRules } from '#domain/fairness/round-rules.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import { fromDecimal, minor, toDecimal } from '#domain/money/money.ts'

const README = readFileSync(new URL('../../worker/endpoints/README.md', import.meta.url), 'utf8')

test('worker/endpoints/README.md names every frame and every topic of the socket', () => {
  const frames = [...clientFrame.options, ...serverFrame.options].map(
    ({ entries }) => `"type":"${entries.type.literal}"`,
  )
  expect(frames.filter((frame) => !README.replaceAll('": "', '":"').includes(frame))).toEqual([])
  expect(TOPIC_CONTRACTS.filter(({ address }) => !README.includes(`\`${address}\``))).toEqual([])
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
