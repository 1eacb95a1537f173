import { useMemo, useState } from 'react'
import type { AppError } from '#domain/calls/result.ts'
import type { CrashSlot } from '#domain/games/crash.ts'
import { crashSubject } from '#domain/money/intent-kinds.ts'
import { isSharedBetOpen } from '#domain/games/shared-rounds.ts'
import type { Minor } from '#domain/money/money.ts'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { useServerClock } from '../../data/queries.ts'
import { useJustChanged } from '../../ui/use-just-changed.ts'
import type { BetAmount, Change } from '../table/bet/bet-amount.ts'
import { useBet } from '../table/bet/use-bet.ts'
import { getCommands } from '../table/practice/play-mode.ts'
import { useNeedsDeposit } from '../table/bet/DepositButton.tsx'
import { useStake } from '../table/bet/use-stake.ts'
import { blocksOpenBets } from '../table/use-table.ts'
import { type ReachedLimit, useReachedLimit } from '../../protection/play-protection.ts'
import { type AutoCashOut, useAutoCashOut } from './use-auto-cash-out.ts'
import { type CrashRoundView, computePayoutAt } from './use-shared-crash-round.ts'
import type { CrashBetRow, CrashTable } from './use-crash-table.ts'

/**
 * free: no active bet · waiting: its round has not started · inPlay: it can be cashed out · ending: its round is over
 * and its outcome is pending.
 */
export type SlotPhase = 'free' | 'waiting' | 'inPlay' | 'ending'

const LABELS = {
  free: 'crash.bet',
  waiting: 'crash.cancelBet',
  inPlay: 'crash.cashOut',
  ending: 'crash.cashOut',
} as const

type SlotLabel = (typeof LABELS)[SlotPhase] | 'bet.deposit'

/** One of the two bets of a round: its settings, its active bet, and the one action in flight. */
export type Slot = {
  slot: CrashSlot
  table: CrashTable
  phase: SlotPhase
  /** The active bet; null if there is none. */
  openBet: CrashBetRow | null
  /** The newest bet, active or not. */
  newest: CrashBetRow | null
  /** Whether the newest bet was placed by this page. */
  isLocal: boolean
  amountText: string
  amount: BetAmount
  /** The limit of the player that a bet of the typed amount would break; null while a bet is active. */
  limit: ReachedLimit | null
  setAmountText: (text: string) => void
  change: (change: Change) => void
  auto: AutoCashOut
  isInFlight: boolean
  /** An action that the operator has not confirmed: a new bet, or a cash-out or cancellation of the active one. */
  unconfirmed: 'bet' | 'cashOut' | 'cancel' | null
  /** What the cash-out in flight or not confirmed yet was pressed for; null without one, and if it was not shown. */
  cashingOut: Minor | null
  failure: AppError | null
  /** The button opens the cashier: there is nothing to bet with. */
  isDepositOffered: boolean
  /** What the button does now; it does nothing yet while the label is new. */
  label: SlotLabel
  isLabelNew: boolean
  /** Places the current bet; returns 'amount' or 'auto' if that field is invalid. Opens the login for a guest. */
  bet: (amount?: Minor) => 'amount' | 'auto' | null
  /** Does what the button does now: bets as `bet()`, cancels or cashes out. */
  press: () => 'amount' | 'auto' | null
}

/** The last press on Cash out; the payout is null if it was not shown. */
type Pressed = { betId: string; payout: Minor | null }

/** The state of one of the two bets, and what its button does. */
export function useCrashSlot(slot: CrashSlot, table: CrashTable, view: CrashRoundView): Slot {
  const { round } = view
  const clock = useServerClock()
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const auto = useAutoCashOut(slot, table.playerId)
  const rows = useMemo(() => table.bets?.filter((row) => row.bet.slot === slot) ?? null, [table.bets, slot])
  const newest = rows?.[0] ?? null
  const openBet = rows?.find(isSharedBetOpen) ?? null
  const bet = useBet(`crash.${slot}`, table, rows, newest ? `${newest.id}:${newest.status}` : '')
  const { readStake, ...stake } = useStake(`crash.${slot}`, table, bet)
  const phase = getPhase(openBet, round)
  const unconfirmed = getUnconfirmed(table, slot, openBet, bet.isInFlight ? bet.key : null)
  useBlockReload(`crash.${slot}.unconfirmed`, unconfirmed !== null)
  const isDecided = openBet === null && !bet.isInFlight
  const limit = useReachedLimit(table.protection, isDecided && stake.amount.ok ? stake.amount.value : null)
  const isUnused = phase === 'free' && !bet.isInFlight && unconfirmed === null
  const isDepositOffered = useNeedsDeposit(table) && isUnused && table.disabledReason === null && limit === null
  const label = isDepositOffered ? 'bet.deposit' : LABELS[phase]
  const isLabelNew = useJustChanged(label)
  const isFree = !bet.isInFlight && unconfirmed === null && !blocksOpenBets(table.disabledReason)

  function place(given?: Minor): 'amount' | 'auto' | null {
    if (!isFree || table.disabledReason !== null || openBet !== null) return null
    if (!bet.mayBegin()) return null
    if (given === undefined && limit) return null
    const money = readStake(given)
    if (money === null) return 'amount'
    if (auto.isWrong) return 'auto'
    void bet.send('bet', getCommands(table.mode).crash.bet, { ...money, bet: { slot, auto_cash_out: auto.target } })
    return null
  }

  function press(): 'amount' | 'auto' | null {
    if (isLabelNew || isDepositOffered) return null
    if (phase === 'free') return place()
    if (phase === 'waiting') step('cancel')
    else if (phase === 'inPlay') step('cashOut')
    return null
  }

  function step(kind: 'cashOut' | 'cancel'): void {
    if (!isFree || openBet === null) return
    if (kind === 'cashOut')
      setPressed({ betId: openBet.id, payout: computePayoutAt(view, openBet.amount, clock.now()) })
    void bet.send('step', getCommands(table.mode).crash.step, { betId: openBet.id, action: { kind } })
  }

  return {
    slot,
    table,
    phase,
    openBet,
    newest,
    isLocal: newest !== null && isOfKey(newest, bet.key),
    ...stake,
    change: (change) => {
      if (openBet === null) stake.change(change)
    },
    limit,
    auto,
    isInFlight: bet.isInFlight,
    unconfirmed,
    cashingOut: bet.isInFlight || unconfirmed === 'cashOut' ? getPressedPayout(pressed, openBet) : null,
    failure: bet.error,
    isDepositOffered,
    label,
    isLabelNew,
    bet: place,
    press,
  }
}

/** Whether the action with that key placed or changed the bet. */
function isOfKey({ key, lastKey }: CrashBetRow, actionKey: string | null): boolean {
  return actionKey !== null && (key === actionKey || lastKey === actionKey)
}

/** What the active bet showed when its cash-out was pressed; null if it was not. */
function getPressedPayout(pressed: Pressed | null, openBet: CrashBetRow | null): Minor | null {
  return pressed !== null && pressed.betId === openBet?.id ? pressed.payout : null
}

/** The round and the bet arrive in separate messages; whichever is ahead decides the phase. */
function getPhase(openBet: CrashBetRow | null, round: CrashRoundView['round']): SlotPhase {
  if (openBet === null) return 'free'
  const isOfRound = round !== null && openBet.roundId === round.id
  if (isOfRound && round.phase === 'crashed') return 'ending'
  if (openBet.status === 'open') return 'inPlay'
  return isOfRound && round.phase === 'running' ? 'inPlay' : 'waiting'
}

function getUnconfirmed(
  { openIntents }: CrashTable,
  slot: CrashSlot,
  openBet: CrashBetRow | null,
  inFlightKey: string | null,
): Slot['unconfirmed'] {
  const isOpen = (subject: string): boolean =>
    openIntents.some((each) => each.subject === subject && (each.key !== inFlightKey || each.state === 'unknown'))
  if (isOpen(crashSubject(slot))) return 'bet'
  if (openBet === null || !isOpen(openBet.id)) return null
  return openBet.status === 'waiting' ? 'cancel' : 'cashOut'
}
