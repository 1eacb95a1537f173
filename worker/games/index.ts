import { command } from '../core/command.ts'
import type { Context } from '../core/context.ts'
import { loadPlayerGeo } from '../connection/geo/index.ts'
import type { IntentRow } from '#db/rows.ts'
import { anyKind, type IntentKind, type Journal } from '../money/index.ts'
import { crashSubject, parseIntentKind } from '#domain/money/intent-kinds.ts'
import { betLimits } from '#domain/money/limits.ts'
import { ORIGINAL_GAMES, type OriginalGame } from '#domain/games/originals.ts'
import { isSharedGame } from '#domain/games/shared-rounds.ts'
import { roomLimits } from '#domain/games/rooms.ts'
import { crashCommands } from './crash/index.ts'
import { sharedGameCommands, sharedIntentKind } from './shared-rounds/index.ts'
import { practiceCommands } from './practice/index.ts'
import { casesCommands } from './originals/cases.ts'
import { loadPublicRound, publish } from './public-rounds.ts'
import { readRound } from './read-round.ts'
import { loadSeedPairs } from './seed-pairs.ts'
import { betKind, originalCommands, stepKind } from './originals/index.ts'

export { loadSharedBets, upsertSharedBet } from './shared-rounds/index.ts'

/** The commands of every game of the house. */
export function gamesCommands(context: Context, journal: Journal) {
  // Safe: `Object.fromEntries` forgets that each game has the commands of its name.
  const originals = Object.fromEntries(
    ORIGINAL_GAMES.map((game) => [game, originalCommands(context, journal, game)]),
  ) as { [Game in OriginalGame]: ReturnType<typeof originalCommands<Game>> }
  return {
    ...originals,
    cases: { ...originals.cases, ...casesCommands(context) },
    crash: {
      ...sharedGameCommands(context, journal, 'crash', {
        limits: (_bet, currency) => betLimits('crash', currency),
        subject: ({ slot }) => crashSubject(slot),
      }),
      ...crashCommands(context),
    },
    rooms: sharedGameCommands(context, journal, 'rooms', {
      limits: ({ room }, currency) => roomLimits(room, currency),
      subject: ({ room }) => `rooms ${room}`,
    }),
    duel: sharedGameCommands(context, journal, 'duel', {
      limits: (_bet, currency) => betLimits('coinflip', currency),
      subject: () => 'duel',
    }),
    practice: practiceCommands(context),
    /**
     * Fetches the player's region, on which auto-play depends, where the start of the visit did not; resolves after it is
     * written. Stores nothing if the operator does not answer.
     */
    loadRegion: command(() => loadPlayerGeo(context)),
    /**
     * Reads a round that was pasted as text, in the format of domain/fairness/round-text.ts; needs no network and
     * stores nothing. Out: the round and its server seed, null if the text has none. Errors: `validation` with the
     * problem in `fields.text`: a `RoundTextProblem`, or "field:<its name>".
     */
    readRound: command(async ({ text }: { text: string }) => readRound(text)),
    /**
     * Fetches a page of the player's revealed seed pairs, the last revealed first. In: one game or null for all, and the
     * cursor of the page, null for the first. Out: the cursor of the next page, null after the last. Errors:
     * `notOffered`, and those of a call; the stored pairs stay.
     */
    loadSeedPairs: command((page: { game: OriginalGame | null; before: string | null }) =>
      loadSeedPairs(context, page),
    ),
    /**
     * Fetches a round that its player has shared, also for a guest, and stores it. Errors: `unavailable` with reason
     * `round.unknown` if no such round is shared, `notOffered`, and those of a call; the last good row stays.
     */
    loadPublicRound: command((round: { game: OriginalGame; roundId: string }) => loadPublicRound(context, round)),
    /**
     * Shares a finished round of the player, so that anyone can open it. In: whether its stake and payout are shown. Out:
     * its multiplier in hundredths. Errors: `conflict` (reason `round.open`), `unavailable`, `notOffered`, and those of
     * a call.
     */
    publishRound: command((order: { game: OriginalGame; roundId: string; amounts: boolean }) =>
      publish(context, order),
    ),
  }
}

/**
 * Returns the journal's functions for an intent kind of a game: how a bet or step is sent and looked up by key. Throws
 * for a kind of no game.
 */
export function gameKind(context: Context, kind: IntentRow['kind']): IntentKind {
  const parsed = parseIntentKind(kind)
  if (!parsed || parsed.game === 'betting') throw new Error(`no game knows the intent ${kind}`)
  const { game, purpose } = parsed
  // Safe: `sharedIntentKind` returns one of two kinds, each with its own calls.
  if (isSharedGame(game)) return sharedIntentKind(context, game, purpose) as unknown as IntentKind
  return purpose === 'bet' ? anyKind(betKind(context, game)) : anyKind(stepKind(context, game))
}
