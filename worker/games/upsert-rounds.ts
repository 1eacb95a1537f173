import type { Context } from '../core/context.ts'
import type { IntentRow, RoundRow } from '../db/rows.ts'
import { notePlayed } from '../db/played.ts'
import {
  type CommitmentMismatch,
  findCommitmentMismatch,
  type Commitment,
  getDueCommitment,
  hasCommitmentMismatch,
  type SentStep,
  isCommitmentReported,
} from '../domain/fairness/commitment.ts'
import { historyKey } from '../domain/money/history.ts'
import { parseIntentKind } from '../domain/protocol/intent-kinds.ts'
import { playedId } from '../domain/games/played-original.ts'
import { getPlay } from '../domain/fairness/round-text.ts'

/**
 * Takes the operator's word of rounds, inside the caller's transaction, and holds each to what was committed before it
 * (domain/fairness/commitment.ts). `asked` is the bet or step that one is the answer to. A round that goes against it is taken all
 * the same: the money is as the operator has booked it. Gives the rounds as they are known now.
 */
export async function upsertRounds(
  { db }: Context,
  told: readonly RoundRow[],
  asked?: IntentRow,
): Promise<readonly RoundRow[]> {
  const known = await db.rounds.bulkGet(told.map(({ id }) => id))
  const bet = asked && isBet(asked) ? asked : undefined
  const newer = told.map((round, at) => {
    const before = known[at]?.game === round.game ? known[at] : undefined
    // The answer to a bet is that bet's round, whatever key it names.
    const key = bet?.key ?? round.key ?? before?.key ?? null
    const newest = before && isLate(round, before) ? before : round
    return { before, newest: { ...newest, key, lastKey: asked?.key ?? getLastKey(newest, key, before) } }
  })
  const bets = await betsOf(
    db,
    newer.map(({ newest }) => newest),
  )
  const rounds = newer.map(({ before, newest }) => {
    const { committed } = bet ?? bets.get(newest.key ?? '') ?? {}
    const broken = brokenOf(newest, { before, committed, step: asked?.step })
    return broken ? { ...newest, broken } : newest
  })
  await db.rounds.bulkPut(rounds)
  await settleBets(db, rounds, bets)
  await markLines(db, rounds.filter(hasCommitmentMismatch))
  // Where the reply was lost, too: what has been found by its key was played.
  if (bet && rounds[0]) await notePlayed(db, bet.playerId, playedId(rounds[0].game), bet.createdAt)
  return rounds
}

/** A word of fewer steps than are known, or of a round as open that is over. */
function isLate(round: RoundRow, known: RoundRow): boolean {
  return known.step > round.step || (!goesOn(known) && goesOn(round))
}

/** As it is known for this very step; of a round without steps, its bet's. */
function getLastKey(round: RoundRow, betKey: string | null, before: RoundRow | undefined): string | null {
  const isSameStep = before?.step === round.step && before.status === round.status
  return (isSameStep ? before.lastKey : null) ?? (round.step === 0 ? betKey : null)
}

export function goesOn(round: RoundRow): boolean {
  return round.status === 'open'
}

/** The journal's bets that rounds name by their keys. */
async function betsOf(db: Context['db'], rounds: readonly RoundRow[]): Promise<Map<string, IntentRow>> {
  const rows = await db.intents.bulkGet(rounds.flatMap(({ key }) => key ?? []))
  return new Map(rows.flatMap((row) => (row && isBet(row) ? [[row.key, row]] : [])))
}

function isBet({ kind }: IntentRow): boolean {
  return parseIntentKind(kind)?.purpose === 'bet'
}

/** A bet that was accepted is settled once its round is over. */
async function settleBets(
  db: Context['db'],
  rounds: readonly RoundRow[],
  bets: ReadonlyMap<string, IntentRow>,
): Promise<void> {
  const over = rounds.filter((round) => !goesOn(round)).flatMap(({ key }) => bets.get(key ?? '') ?? [])
  for (const { key, state } of over) if (state === 'accepted') await db.intents.update(key, { state: 'settled' })
}

/** The lines of rounds that are not as they were bet say so; those that come later are told by worker/history. */
async function markLines({ history }: Context['db'], rounds: readonly RoundRow[]): Promise<void> {
  if (rounds.length === 0) return
  const keys = rounds.map(({ playerId, id }) => historyKey(playerId, 'bets', id))
  await history
    .where('key')
    .anyOf(keys)
    .modify((line) => {
      // A game of a provider may use the same ids.
      if (line.kind === 'bets' && rounds.some(({ id, game }) => id === line.id && game === line.game))
        line.isBroken = true
    })
}

type Known = {
  /** The round as it was told before. */
  before: RoundRow | undefined
  committed: Commitment | undefined
  /** The step that the round is the answer to. */
  step: SentStep | undefined
}

/** What is wrong with a round; undefined where nothing was committed and nothing has changed. What was found stays. */
function brokenOf(round: RoundRow, { before, committed, step }: Known): CommitmentMismatch | undefined {
  const due = committed ?? (before && getDueCommitment(before))
  const broken: CommitmentMismatch = {
    ...(due && findCommitmentMismatch(round, due)),
    ...(step && !isCommitmentReported(round, step) && { action: { due: step.action, told: getPlay(round).state } }),
    ...before?.broken,
  }
  const isHeld = committed !== undefined || before?.broken !== undefined
  return isHeld || hasCommitmentMismatch({ broken }) ? broken : undefined
}
