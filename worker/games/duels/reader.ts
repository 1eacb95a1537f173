import * as v from 'valibot'
import { type DuelFlipReply, duelsEvent, duelsSnapshot, type OpenDuelReply } from '#endpoints/duels.ts'
import type { Context } from '../../core/context.ts'
import type { DuelFlip, DuelsState, OpenDuel, TopicRow } from '#db/rows.ts'
import type { TopicReader } from '../../realtime/topics.ts'
import { DUEL_PAST_FLIPS, DUELS_SHOWN } from '#domain/games/duels.ts'
import type { DuelsTopic } from '#domain/wire/topics.ts'

/**
 * Creates the reader of coinflip duels of a currency: the open ones and the last flips. A flip is compared with what
 * this device saw while it was open.
 */
export function createDuelsReader({ db, clock }: Context, topic: string): TopicReader {
  // Safe: the topic family's pattern allows only names of this kind.
  const id = topic as DuelsTopic
  let state: DuelsState | null = null

  function open(duel: OpenDuel): DuelsState | null {
    if (!state) return null
    const isKnown = [...state.open, ...state.flips].some((each) => each.id === duel.id)
    return isKnown ? state : { ...state, open: [...state.open, duel].slice(-DUELS_SHOWN) }
  }

  function take(flip: DuelFlip): DuelsState | null {
    if (!state) return null
    const open = without(state.open, flip.id)
    const isKnown = state.flips.some((each) => each.id === flip.id)
    const flips = isKnown
      ? state.flips.map((each) => (each.id === flip.id ? flip : each))
      : [flip, ...state.flips].slice(0, DUEL_PAST_FLIPS)
    return { open, flips }
  }

  return {
    takeSnapshot(data) {
      const parsed = v.safeParse(duelsSnapshot, data)
      if (!parsed.success) return false
      const { open: waiting, flips } = parsed.output
      state = saveSeenFlips(state, { open: waiting.map(readOpen), flips: flips.map(readFlip) })
      return true
    },
    takeEvent(data) {
      const parsed = v.safeParse(duelsEvent, data)
      if (!parsed.success || !state) return false
      const event = parsed.output
      const next =
        event.kind === 'opened'
          ? open(readOpen(event.duel))
          : event.kind === 'taken'
            ? take(readFlip(event.flip))
            : { ...state, open: without(state.open, event.id) }
      if (next) state = saveSeenFlips(state, next)
      return true
    },
    async write() {
      if (!state) return
      // Safe: the table's key is the topic's name, so the row has that topic's type.
      const before = (await db.topics.get(id)) as TopicRow<typeof id> | undefined
      state = saveSeenFlips(before?.state ?? null, state)
      await db.topics.put({ id, asOf: clock.now(), state })
    },
  }
}

/**
 * Marks flips (`isAsSeen` false) that differ from what this device saw while they were open or after they were flipped;
 * the mark stays. The first report of an open duel counts, because nothing of it may change until another player joins.
 */
export function saveSeenFlips(before: DuelsState | null, now: DuelsState): DuelsState {
  if (!before) return now
  const open = new Map(before.open.map((duel) => [duel.id, duel]))
  const flips = new Map(before.flips.map((flip) => [flip.id, flip]))
  return {
    open: now.open.map((duel) => open.get(duel.id) ?? duel),
    flips: now.flips.map((flip) => {
      const known = flips.get(flip.id)
      const seen = open.get(flip.id)
      const isAsFallen = !known || (known.isAsSeen && isSameFlip(known, flip))
      return { ...flip, isAsSeen: flip.isAsSeen && isAsFallen && (!seen || isSameDuel(seen, flip)) }
    }),
  }
}

function isSameDuel(seen: OpenDuel, reported: OpenDuel): boolean {
  const { serverSeedHash, side, amount } = seen
  return reported.serverSeedHash === serverSeedHash && reported.side === side && reported.amount === amount
}

function isSameFlip(seen: DuelFlip, reported: DuelFlip): boolean {
  const { joinedBy, serverSeed, result, payout, flipsAt } = seen
  const isSameJoin = reported.joinedBy === joinedBy && reported.flipsAt === flipsAt
  const isSameOutcome = reported.serverSeed === serverSeed && reported.result === result && reported.payout === payout
  return isSameJoin && isSameOutcome && isSameDuel(seen, reported)
}

function without(duels: readonly OpenDuel[], id: string): OpenDuel[] {
  return duels.filter((duel) => duel.id !== id)
}

function readOpen({ id, player, side, amount, server_seed_hash, at, closes_at }: OpenDuelReply): OpenDuel {
  return { id, player, side, amount, at, serverSeedHash: server_seed_hash, closesAt: closes_at }
}

function readFlip(flip: DuelFlipReply): DuelFlip {
  const { joined, flips_at, server_seed, result, payout } = flip
  return {
    ...readOpen(flip),
    joinedBy: joined.bet,
    opponent: joined.player,
    serverSeed: server_seed,
    flipsAt: flips_at,
    result,
    payout,
    isAsSeen: true,
  }
}
