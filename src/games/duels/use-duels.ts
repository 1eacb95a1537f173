import { atom, useAtom } from 'jotai'
import { useMemo, useState } from 'react'
import type { DuelFlip, DuelsState, SharedBetRow, OpenDuel } from '#db/view.ts'
import type { AppError, Result } from '#domain/calls/result.ts'
import type { CoinSide } from '#domain/games/coinflip.ts'
import { betLimits } from '#domain/money/limits.ts'
import type { Minor } from '#domain/money/money.ts'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { commands } from '../../data/commands.ts'
import { useTopic } from '../../data/topics.ts'
import { COIN_LANDING_MS } from '../coinflip/flight.ts'
import { type LiveGameTable, useLiveGame } from '../table/shared/use-live-game.ts'
import { useBalanceUntilReveal } from '../table/shared/use-balance-until-reveal.ts'
import { useIsBefore } from '../table/shared/use-is-before.ts'
import { useNextTimestamp } from '../table/shared/use-next-timestamp.ts'
import type { BetAmount, Bounds, Change } from '../table/bet/bet-amount.ts'
import { useReducedMotion } from '../table/reduced-motion.ts'
import { useBet } from '../table/bet/use-bet.ts'
import type { KeyedCommand } from '../table/bet/use-game-action.ts'
import { useStake } from '../table/bet/use-stake.ts'
import { type ReachedLimit, useReachedLimit } from '../../protection/play-protection.ts'
import { type BetDisabledReason, blocksOpenBets } from '../table/use-table.ts'
import { isBlocked } from './is-blocked.ts'
import { DUEL_REJECTIONS } from './rejections.ts'
import { getRevealed, getRevealAt } from './unrevealed-flips.ts'

/** How long the player's own flip stays on screen before flips of others replace it, ms. */
const PLAYER_FLIP_MS = 12_000

export type DuelBetRow = SharedBetRow<'duel'>

/** waiting: the flip has not started · flying · landed: the outcome may be shown. */
export type FlipPhase = 'waiting' | 'flying' | 'landed'
export type ShownFlip = { flip: DuelFlip; phase: FlipPhase; playerBet: DuelBetRow | null }

/** An open duel in the list; `own` is the player's bet that opened it. */
export type ListedDuel = OpenDuel & { playerBet: DuelBetRow | null }

export type Duels = {
  table: LiveGameTable<'duel'> & Bounds
  /** null before the operator's first message. */
  state: DuelsState | null
  /** Lowest stake first. */
  open: readonly ListedDuel[]
  shown: ShownFlip | null
  /** The player's settled bets whose outcome may be shown, newest first. */
  results: readonly DuelBetRow[]
  side: CoinSide
  choose: (side: CoinSide) => void
  disabledReason: BetDisabledReason | null
  /** The limit of the player that a duel of the typed amount would break. */
  limit: ReachedLimit | null
  amountText: string
  amount: BetAmount
  failure: AppError | null
  setAmountText: (text: string) => void
  change: (change: Change) => void
  /** The action in flight: `create`, or the id of the duel being joined or cancelled. */
  inFlight: string | null
  /** Opens a duel with the typed amount; returns 'amount' if it is invalid. Opens the login for a guest. */
  create: () => 'amount' | null
  /** Joins a duel; asks again instead if its row has just moved, because another one was pressed then. */
  join: (duel: OpenDuel, hasMoved: boolean) => void
  cancel: (bet: DuelBetRow) => void
}

/** Rejects a press that was meant for the row which was there before; nothing is sent. */
const rejectMoved: KeyedCommand<object> = () =>
  Promise.resolve({ ok: false, error: { code: 'conflict', reason: 'duel.moved', retry: true } })

const sideAtom = atom<CoinSide>('heads')

/** The state of duels: the list from the topic, the flip by the server's clock, and the one action in flight. */
export function useDuels(): Duels {
  const live = useLiveGame('duel', { rejections: DUEL_REJECTIONS })
  const state = useTopic(`duels:${live.currency}`)?.state ?? null
  const { bets } = live
  const isStill = useReducedMotion()
  const [side, choose] = useAtom(sideAtom)
  const [wanted, setWanted] = useState<{ name: string; isJoin: boolean } | null>(null)
  const version = bets?.map(({ id, status }) => `${id}:${status}`).join() ?? ''
  const bet = useBet('duel', live, bets, version)
  const inFlightKey = bet.isInFlight ? bet.key : null
  const isChecking = live.openIntents.some(({ key, state: at }) => key !== inFlightKey || at === 'unknown')
  useBlockReload('duel.unconfirmed', isChecking)
  const nextRevealAt = useNextTimestamp((bets ?? []).flatMap((bet) => getRevealAt(bet, isStill) ?? []))
  const hasPendingReveal = nextRevealAt !== null || (bet.isInFlight && wanted?.isJoin === true)
  const spend = useBalanceUntilReveal(hasPendingReveal, live.balance)
  const bounds = { ...live, limits: betLimits('coinflip', live.currency) }
  // The new balance would reveal the outcome, so it does not limit the amount until the outcome is shown.
  const table = hasPendingReveal ? { ...bounds, balance: null } : bounds
  const { readStake, ...stake } = useStake('duel', bounds, bet, hasPendingReveal)
  const disabledReason = isChecking && !blocksOpenBets(table.disabledReason) ? 'checking' : table.disabledReason
  const limit = useReachedLimit(live.protection, stake.amount.ok ? stake.amount.value : null)
  const shown = useShownFlip(state, bets, isStill)
  const open = useMemo(() => listDuels(state, bets), [state, bets])

  /** Shows `name` as in flight and freezes the balance; what it returns takes the reply. */
  function begin(name: string, spent: number, isJoin = false): (reply: Result<void> | null) => void {
    setWanted({ name, isJoin })
    // A player who joins wins or loses with the reply itself, so the balance freezes from the press on.
    const endSpending = spend(spent, { freezesAtOnce: isJoin })
    return (reply) => {
      if (reply && !reply.ok) endSpending(reply.error.reason !== 'unknown')
    }
  }

  /** Whether an action can be sent now; opens the login for a guest, and a reality check instead of a duel. */
  function isFree(isCancel = false): boolean {
    return !isBlocked(disabledReason, isCancel) && !bet.isInFlight && (isCancel || bet.mayBegin())
  }

  function create(): 'amount' | null {
    if (!isFree() || limit) return null
    const money = readStake()
    if (money === null) return 'amount'
    const end = begin('create', money.amount)
    void bet.send('bet', commands.games.duel.bet, { ...money, bet: { kind: 'create' as const, side } }).then(end)
    return null
  }

  return {
    table,
    state,
    open,
    shown,
    results: getRevealed(bets ?? [], nextRevealAt, isStill),
    side,
    choose,
    disabledReason,
    limit,
    ...stake,
    failure: bet.error,
    inFlight: bet.isInFlight ? (wanted?.name ?? null) : null,
    create,
    join: ({ id, amount }, hasMoved) => {
      if (!isFree() || live.protection.getLimit(amount)) return
      if (hasMoved) {
        const end = begin(id, 0)
        return void bet.send('step', rejectMoved, {}).then(end)
      }
      const money = readStake(amount)
      if (money === null) return
      const end = begin(id, amount, true)
      void bet.send('bet', commands.games.duel.bet, { ...money, bet: { kind: 'join' as const, duel: id } }).then(end)
    },
    cancel: ({ id, state: { duel } }) => {
      if (!isFree(true)) return
      const end = begin(duel, 0)
      void bet.send('step', commands.games.duel.step, { betId: id, action: { kind: 'cancel' as const } }).then(end)
    },
  }
}

/** The player's own flip for some seconds, otherwise the newest of all. */
function useShownFlip(
  state: DuelsState | null,
  bets: readonly DuelBetRow[] | null,
  isStill: boolean,
): ShownFlip | null {
  const getPlayerBet = (flip: DuelFlip) => bets?.find((bet) => bet.state.duel === flip.id) ?? null
  const newestPlayerFlip = state?.flips.find((flip) => getPlayerBet(flip) !== null) ?? null
  const isPlayerFlipRecent = useIsBefore(newestPlayerFlip && newestPlayerFlip.flipsAt + PLAYER_FLIP_MS)
  const flip = (isPlayerFlipRecent ? newestPlayerFlip : null) ?? state?.flips[0] ?? null
  const isWaiting = useIsBefore(flip && flip.flipsAt)
  const isFlying = useIsBefore(flip && flip.flipsAt + COIN_LANDING_MS)
  if (!flip) return null
  const phase = isWaiting ? 'waiting' : isFlying && !isStill ? 'flying' : 'landed'
  return { flip, phase, playerBet: getPlayerBet(flip) }
}

/** All open duels, with the player's own even if the list has not arrived yet. */
function listDuels(state: DuelsState | null, bets: readonly DuelBetRow[] | null): ListedDuel[] {
  const playerBets = new Map(
    (bets ?? []).flatMap((bet) => (bet.status === 'open' && bet.bet.kind === 'create' ? [[bet.state.duel, bet]] : [])),
  )
  const listed = (state?.open ?? []).map((duel) => ({ ...duel, playerBet: playerBets.get(duel.id) ?? null }))
  const missing = [...playerBets.values()]
    .filter((bet) => !state?.flips.some(({ id }) => id === bet.state.duel))
    .filter((bet) => !listed.some(({ id }) => id === bet.state.duel))
    .map((bet) => ({ ...toOpenDuel(bet), playerBet: bet }))
  return [...listed, ...missing].toSorted((a, b) => a.amount - b.amount || a.at - b.at)
}

function toOpenDuel({ state, amount, at }: DuelBetRow): OpenDuel {
  return {
    id: state.duel,
    player: null,
    side: state.side,
    amount: amount satisfies Minor,
    serverSeedHash: state.server_seed_hash,
    at,
    closesAt: at,
  }
}
