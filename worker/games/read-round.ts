import * as v from 'valibot'
import { currency, hex64, id, timestamp, positiveAmount, orNull } from '../http/fields.ts'
import { SHAPES } from '#endpoints/originals/shapes.ts'
import { clientSeed, nonce } from '#endpoints/seed-fields.ts'
import type { RoundRow } from '#db/rows.ts'
import { CommandError } from '#domain/calls/result.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import { ROUND_TEXT_LONGEST, ROUND_TEXT_VERSION, type RoundTextProblem } from '#domain/fairness/round-text.ts'
import { cleanTyped } from '#domain/player/typed-text.ts'

/** A pasted round in the form of a database row: settled, and without a player. */
export type ReadRound = { round: RoundRow; serverSeed: string | null }

/** Server seeds of other operators may be shorter than ours: accept any that can be used as a signing key. */
const serverSeed = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/))

const about = v.object({
  id,
  key: orNull(id),
  at: v.optional(timestamp, '1970-01-01T00:00:00Z'),
  amount: positiveAmount,
  currency,
  payout: positiveAmount,
  server_seed: orNull(serverSeed),
  server_seed_hash: hex64,
  client_seed: clientSeed,
  nonce,
})

/**
 * Reads a round from text (domain/fairness/round-text.ts). Throws `CommandError`: `validation` with the problem in
 * `fields.text`, a `RoundTextProblem` or "field:<its name>". Needs no network; nothing is stored.
 */
export function readRound(pasted: string): ReadRound {
  if (pasted.length > ROUND_TEXT_LONGEST) throw wrong('tooLong')
  const text = cleanTyped(pasted)
  if (text === '') throw wrong('empty')
  const form = parseJson(text)
  if (!v.is(v.looseObject({ version: v.unknown(), game: v.unknown() }), form)) throw wrong('notRound')
  if (form.version !== ROUND_TEXT_VERSION) throw wrong('version')
  const game = ORIGINAL_GAMES.find((each) => each === form.game)
  if (!game) throw wrong('game')
  const reply = parsed(about, form)
  const base = {
    id: reply.id,
    playerId: '',
    key: reply.key,
    lastKey: null,
    at: reply.at,
    amount: reply.amount,
    currency: reply.currency,
    payout: reply.payout,
    serverSeedHash: reply.server_seed_hash,
    clientSeed: reply.client_seed,
    nonce: reply.nonce,
  }
  return { round: withPlay(game, base, form), serverSeed: reply.server_seed }
}

function withPlay(game: OriginalGame, base: object, form: unknown): RoundRow {
  const { bet, state } = parsed(getPlaySchema(game), form)
  const row = { ...base, game, status: 'settled', step: 0, cashOut: null, bet, state }
  // Safe: `bet` and `state` were parsed by this game's schema.
  return row as unknown as RoundRow
}

function getPlaySchema(game: OriginalGame) {
  const { bet, state } = SHAPES[game]
  return v.object({ bet, state })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw wrong('notJson')
  }
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, form: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, form)
  if (success) return output
  throw wrong('field', v.getDotPath(issues[0]) ?? '')
}

function wrong(problem: RoundTextProblem, about?: string): CommandError {
  const text = about === undefined ? problem : `${problem}:${about}`
  return new CommandError({ code: 'validation', fields: { text: [text] }, retry: false })
}
