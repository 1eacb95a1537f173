import type { Context } from '../core/context.ts'
import type { IntentRow, RoundRow } from '#db/rows.ts'
import { moveIntents } from '#db/move-intents.ts'
import { notePlayed, noteSettled } from '#db/played.ts'
import {
  findCommitmentMismatch,
  getDueCommitment,
  hasCommitmentMismatch,
  isCommitmentReported,
} from '#domain/fairness/commitment.ts'
import type { Commitment, CommitmentMismatch, SentStep } from '#domain/fairness/round.ts'
import { historyKey } from '#domain/money/history.ts'
import { parseIntentKind } from '#domain/money/intent-kinds.ts'
import { playedId } from '#domain/games/played-original.ts'
import { getPlay } from '#domain/fairness/round-text.ts'

/**
 * Writes rounds as the operator reports them, inside the caller's transaction, and checks each against its commitment
 * (domain/fairness/round.ts). `asked` is the bet or step whose reply contains the round. A round with a mismatch
 * is written too: the operator has booked its money. Returns the rounds as stored.
 */
export async function upsertRounds(
  { db }: Context,
  rows: readonly RoundRow[],
  asked?: IntentRow,
): Promise<readonly RoundRow[]> {
  const known = await db.rounds.bulkGet(rows.map(({ id }) => id))
  const bet = asked && isBet(asked) ? asked : undefined
  const newer = rows.map((round, at) => {
    const before = known[at]?.game === round.game ? known[at] : undefined
    // The reply to a bet contains that bet's round, whatever key it names.
    const key = bet?.key ?? round.key ?? before?.key ?? null
    const newest = before && isLate(round, before) ? before : round
    return { before, newest: { ...newest, key, lastKey: asked?.key ?? getLastKey(newest, key, before) } }
  })
  const bets = await readBets(
    db,
    newer.map(({ newest }) => newest),
  )
  const rounds = newer.map(({ before, newest }) => {
    const { committed } = bet ?? bets.get(newest.key ?? '') ?? {}
    const broken = findMismatch(newest, { before, committed, step: asked?.step })
    return broken ? { ...newest, broken } : newest
  })
  await db.rounds.bulkPut(rounds)
  await settleBets(db, rounds, bets)
  await markLines(db, rounds.filter(hasCommitmentMismatch))
  // Also after a lost reply: a bet that was found by its key was played.
  if (bet && rounds[0]) await notePlayed(db, bet.playerId, playedId(rounds[0].game), bet.createdAt)
  const last = rounds.filter((round) => !isRowOpen(round)).toSorted((one, other) => other.at - one.at)[0]
  if (last) await noteSettled(db, last.playerId, playedId(last.game), last.at)
  return rounds
}

/** Whether a report is out of date: it has fewer steps than are known, or shows a finished round as open. */
function isLate(round: RoundRow, known: RoundRow): boolean {
  return known.step > round.step || (!isRowOpen(known) && isRowOpen(round))
}

/** The stored key if the step is unchanged; for a round without steps, the key of its bet. */
function getLastKey(round: RoundRow, betKey: string | null, before: RoundRow | undefined): string | null {
  const isSameStep = before?.step === round.step && before.status === round.status
  return (isSameStep ? before.lastKey : null) ?? (round.step === 0 ? betKey : null)
}

export function isRowOpen(round: RoundRow): boolean {
  return round.status === 'open'
}

/** The journal's bets of rounds, found by the rounds' keys. */
async function readBets(db: Context['db'], rounds: readonly RoundRow[]): Promise<Map<string, IntentRow>> {
  const rows = await db.intents.bulkGet(rounds.flatMap(({ key }) => key ?? []))
  return new Map(rows.flatMap((row) => (row && isBet(row) ? [[row.key, row]] : [])))
}

function isBet({ kind }: IntentRow): boolean {
  return parseIntentKind(kind)?.purpose === 'bet'
}

/** An accepted bet is settled when its round is over. */
async function settleBets(
  db: Context['db'],
  rounds: readonly RoundRow[],
  bets: ReadonlyMap<string, IntentRow>,
): Promise<void> {
  const over = rounds.filter((round) => !isRowOpen(round)).flatMap(({ key }) => bets.get(key ?? '') ?? [])
  if (over.length > 0)
    await moveIntents(
      db,
      over.map(({ key }) => key),
      'roundEnded',
    )
}

/**
 * Marks the cached history lines of rounds with a mismatch; `marked` of worker/history does it for lines that come
 * later.
 */
async function markLines({ history }: Context['db'], rounds: readonly RoundRow[]): Promise<void> {
  if (rounds.length === 0) return
  const keys = rounds.map(({ playerId, id }) => historyKey(playerId, 'bets', id))
  await history
    .where('key')
    .anyOf(keys)
    .modify((line) => {
      // A provider's game may use the same ids.
      if (line.kind === 'bets' && rounds.some(({ id, game }) => id === line.id && game === line.game))
        line.isBroken = true
    })
}

type Known = {
  /** The round as it was stored before. */
  before: RoundRow | undefined
  committed: Commitment | undefined
  /** The step whose reply contains the round. */
  step: SentStep | undefined
}

/** The mismatches of a round; undefined if nothing was committed and nothing changed. Mismatches found earlier stay. */
function findMismatch(round: RoundRow, { before, committed, step }: Known): CommitmentMismatch | undefined {
  const due = committed ?? (before && getDueCommitment(before))
  const broken: CommitmentMismatch = {
    ...(due && findCommitmentMismatch(round, due)),
    ...(step && !isCommitmentReported(round, step) && { action: { due: step.action, told: getPlay(round).state } }),
    ...before?.broken,
  }
  const isCommitted = committed !== undefined || before?.broken !== undefined
  return isCommitted || hasCommitmentMismatch({ broken }) ? broken : undefined
}
