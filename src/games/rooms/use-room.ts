import { useMemo } from 'react'
import type { EndedRoom, SharedBetRow, PastRoom, RoomEntry, RoomState } from '#db/view.ts'
import type { AppError } from '#domain/calls/result.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { ROOM_SPIN_MS, type RoomColour, roomLimits } from '#domain/games/rooms.ts'
import { ticketsIn } from '#domain/games/rooms-draw.ts'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { commands } from '../../data/commands.ts'
import { useTopic } from '../../data/topics.ts'
import { type LiveGameTable, useLiveGame } from '../table/shared/use-live-game.ts'
import { useBalanceUntilReveal } from '../table/shared/use-balance-until-reveal.ts'
import { useIsBefore } from '../table/shared/use-is-before.ts'
import type { BetAmount, Bounds, Change } from '../table/bet/bet-amount.ts'
import { useBet } from '../table/bet/use-bet.ts'
import { useSeen } from '../../ui/use-seen.ts'
import { useReducedMotion } from '../table/reduced-motion.ts'
import { useStake } from '../table/bet/use-stake.ts'
import { type ReachedLimit, useReachedLimit } from '../../protection/play-protection.ts'
import { type BetDisabledReason, blocksOpenBets } from '../table/use-table.ts'
import { ROOM_REJECTIONS } from './rejections.ts'
import { getRoomResults, type PlayerRoomResult } from './results.ts'
import { hasUnrevealedStake, type RoomNow } from './unrevealed-rounds.ts'

/** How long the winner stays visible before the next round is shown, ms. */
const REST_MS = 4_000
/** How long the notice of a returned stake stays, ms. */
const RETURNED_MS = 10_000

export type RoomBetRow = SharedBetRow<'rooms'>

/** The round shown on the ring: the one open for stakes, or for some seconds the previous one with its winner. */
export type ShownRound = {
  id: string
  entries: readonly RoomEntry[]
  pot: Minor
  /** null while it is open for stakes. */
  drawn: PastRoom | null
  /** The ring is spinning: the winner must not be shown yet. */
  isTurning: boolean
}

export type Room = {
  colour: RoomColour
  table: LiveGameTable<'rooms'> & Bounds
  /** null before the operator's first message. */
  state: RoomState | null
  shown: ShownRound | null
  /** The previous round, if it ended a few seconds ago without a second player. */
  returned: EndedRoom | null
  /** The player's own bets in this room, newest first. */
  bets: readonly RoomBetRow[]
  playerBetIds: ReadonlySet<string>
  /** The player's rounds whose outcome may be shown, newest first. */
  results: readonly PlayerRoomResult[]
  disabledReason: BetDisabledReason | null
  /** The limit of the player that the typed amount would break. */
  limit: ReachedLimit | null
  amountText: string
  amount: BetAmount
  failure: AppError | null
  setAmountText: (text: string) => void
  change: (change: Change) => void
  isInFlight: boolean
  /**
   * Stakes the typed amount in the round open for stakes; returns 'amount' if it is invalid. Opens the login for a
   * guest.
   */
  join: () => 'amount' | null
}

const NONE: readonly RoomBetRow[] = []

/**
 * The state of one room: its round from the topic and the server's clock, the player's stakes, and the one stake in
 * flight.
 */
export function useRoom(colour: RoomColour): Room {
  const live = useLiveGame('rooms', { rejections: ROOM_REJECTIONS })
  const state = useTopic(`room:${colour}:${live.currency}`)?.state ?? null
  const bets = useMemo(() => live.bets?.filter(({ bet }) => bet.room === colour) ?? NONE, [live.bets, colour])
  const playerBetIds = useMemo(() => new Set(bets.map(({ id }) => id)), [bets])
  const shown = useShown(state)
  const returned = useReturned(state)
  const now = getRoomNow(live.isLive ? state : null, shown, useIsDrawDue(state))
  const hasPendingReveal = hasUnrevealedStake(bets, now)
  const spend = useBalanceUntilReveal(hasPendingReveal, live.balance)
  const bounds = { ...live, limits: roomLimits(colour, live.currency) }
  // The new balance would reveal the outcome, so it does not limit the amount until the outcome is shown.
  const table = hasPendingReveal ? { ...bounds, balance: null } : bounds
  const open = state && { round: state.round.id, server_seed_hash: state.round.serverSeedHash }
  const seenRound = useSeen(open)
  const newest = bets[0] ?? null
  const bet = useBet(`rooms.${colour}`, live, live.bets && bets, newest ? `${newest.id}:${newest.status}` : '')
  const { readStake, ...stake } = useStake(`rooms.${colour}`, bounds, bet, hasPendingReveal)
  const inFlightKey = bet.isInFlight ? bet.key : null
  const isChecking = hasOpenIntent(table, `rooms ${colour}`, inFlightKey)
  useBlockReload(`rooms.${colour}.unconfirmed`, isChecking)
  const limit = useReachedLimit(live.protection, stake.amount.ok ? stake.amount.value : null)
  const disabledReason = getPlayReason(table, isChecking) ?? (state === null ? 'loading' : limit && 'limit')

  function join(): 'amount' | null {
    const round = seenRound() ?? open
    if (disabledReason !== null || bet.isInFlight || round === null) return null
    if (!bet.mayBegin()) return null
    const money = readStake()
    if (money === null) return 'amount'
    const endSpending = spend(money.amount)
    const order = { ...money, bet: { room: colour, ...round } }
    void bet.send('bet', commands.games.rooms.bet, order).then((reply) => {
      if (reply && !reply.ok) endSpending(reply.error.reason !== 'unknown')
    })
    return null
  }

  return {
    colour,
    table,
    state,
    shown,
    returned,
    bets,
    playerBetIds,
    results: getRoomResults(bets, now),
    disabledReason,
    limit,
    ...stake,
    failure: bet.error,
    isInFlight: bet.isInFlight,
    join,
  }
}

/** Whether an intent of that subject is open, but for the one with `inFlightKey` until its reply is lost. */
function hasOpenIntent({ openIntents }: LiveGameTable<'rooms'>, subject: string, inFlightKey: string | null): boolean {
  return openIntents.some(
    (intent) => intent.subject === subject && (intent.key !== inFlightKey || intent.state === 'unknown'),
  )
}

function getPlayReason({ disabledReason }: LiveGameTable<'rooms'>, isChecking: boolean): BetDisabledReason | null {
  return isChecking && !blocksOpenBets(disabledReason) ? 'checking' : disabledReason
}

/** Whether the draw time of the round open for stakes has passed. */
function useIsDrawDue(state: RoomState | null): boolean {
  const drawsAt = state?.round.drawsAt ?? null
  const isBeforeDraw = useIsBefore(drawsAt)
  return drawsAt !== null && !isBeforeDraw
}

function getRoomNow(state: RoomState | null, shown: ShownRound | null, isDue: boolean): RoomNow {
  return { turningId: shown?.isTurning ? shown.id : null, openId: state?.round.id ?? null, isDue }
}

function useShown(state: RoomState | null): ShownRound | null {
  const isStill = useReducedMotion()
  const previous = state?.previous?.drawn ? state.previous : null
  const isTurning = useIsBefore(previous && previous.at + ROOM_SPIN_MS)
  const isRecent = useIsBefore(previous && previous.at + ROOM_SPIN_MS + REST_MS)
  return useMemo(() => {
    if (!state) return null
    if (previous && isRecent) {
      const { id, entries, drawn } = previous
      return { id, entries, pot: minor(ticketsIn(entries)), drawn, isTurning: isTurning && !isStill }
    }
    const { id, entries } = state.round
    return { id, entries, pot: minor(ticketsIn(entries)), drawn: null, isTurning: false }
  }, [state, previous, isRecent, isTurning, isStill])
}

function useReturned(state: RoomState | null): EndedRoom | null {
  const ended = state?.previous && !state.previous.drawn ? state.previous : null
  const isRecent = useIsBefore(ended && ended.at + RETURNED_MS)
  return isRecent ? ended : null
}
