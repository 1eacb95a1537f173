import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { DiceRound } from '../../../worker/db/view.ts'
import { type DiceDirection, dicePayout, type Hundredths } from '../../../worker/rules/dice.ts'
import type { AppError } from '../../../worker/result.ts'
import { type Minor, minor, toTyped } from '../../../worker/rules/money.ts'
import { useLocale } from '../../app/locale.tsx'
import { modalAtom } from '../../app/state.ts'
import { commands } from '../../data/commands.ts'
import { type BetAmount, type Change, changeAmount, readBetAmount } from '../original/bet-amount.ts'
import { useSettings } from './settings.ts'
import { useSending } from '../original/use-sending.ts'
import { type Off, type Table, useTable, whyOff } from '../original/use-table.ts'
import { type Odds, type OddsField, useOdds } from './use-odds.ts'

export type DiceTable = Table<'dice'>

type Bet = { amount: Minor; target: Hundredths; direction: DiceDirection }

/** Where a refused roll sends the player: the field that is wrong. */
export type Refusal = 'amount' | OddsField

export type Dice = {
  table: DiceTable
  odds: Odds
  off: Off | null
  /** As typed; before anything was typed, the least bet. */
  amountText: string
  amount: BetAmount
  setAmountText: (text: string) => void
  change: (change: Change) => void
  /** What a win would pay of this amount, and how much of it is profit; null while the amount is none. */
  win: { payout: Minor; profit: Minor } | null
  /** The last round: of the reply or of the database, whichever is newer. */
  round: DiceRound | null
  /** Whether that round was placed on this page. */
  ownRound: boolean
  rolling: boolean
  failure: AppError | null
  /** Places one bet, or says what is in its way. */
  roll: () => Refusal | null
  /** Places one bet of this amount as all else is set. */
  rollFor: (amount: Minor) => void
  settle: () => void
  settling: boolean
}

/** The dice page's thinking: what can be bet, what is in the way, and the one bet on its way. */
export function useDice(): Dice {
  const table = useTable('dice')
  const { locale } = useLocale()
  const settings = useSettings(table.playerId, table.currency)
  const odds = useOdds(settings.line, settings.setLine)
  const { busy: rolling, failure, send, clearFailure } = useSending('dice.bet')
  const [reply, setReply] = useState<DiceRound | null>(null)
  const [settling, setSettling] = useState(false)
  const openModal = useSetAtom(modalAtom)
  const round = newest(reply, table)
  const off = whyOff(table, rolling ? 0 : unsettledElsewhere(table, reply))
  const amountText = settings.amountText ?? toTyped(table.limits.min)
  const amount = readBetAmount(amountText, table, locale)

  function setAmountText(text: string): void {
    settings.setAmountText(text)
    clearFailure()
  }

  function roll(): Refusal | null {
    if (rolling || off !== null) return null
    if (!table.loggedIn) {
      openModal({ name: 'login' })
      return null
    }
    if (!amount.ok) return 'amount'
    if (odds.unreadable) return odds.unreadable
    rollFor(amount.value)
    return null
  }

  function rollFor(stake: Minor): void {
    void place({ amount: stake, target: odds.target, direction: odds.direction })
  }

  async function place(bet: Bet): Promise<void> {
    const answer = await send(() => commands.games.dice.bet(bet))
    if (answer?.ok) setReply(answer.value.round)
    else if (answer?.error.reason === 'seed.changed') table.refresh()
  }

  function settle(): void {
    setSettling(true)
    void commands.games.dice.settle().finally(() => setSettling(false))
  }

  return {
    table,
    odds,
    off,
    win: winOf(amount, odds),
    amountText,
    amount,
    setAmountText,
    change: (change) => setAmountText(toTyped(changeAmount(amountText, change, table, locale))),
    round,
    ownRound: round !== null && round.id === reply?.id,
    rolling,
    failure,
    roll,
    rollFor,
    settle,
    settling,
  }
}

function winOf(amount: BetAmount, { target, direction }: Odds): Dice['win'] {
  if (!amount.ok) return null
  const payout = dicePayout(amount.value, target, direction)
  return { payout, profit: minor(payout - amount.value) }
}

/** How many bets of unknown outcome there are besides the one this page has just settled. */
function unsettledElsewhere({ unsettled }: DiceTable, reply: DiceRound | null): number {
  return unsettled.filter((key) => key !== reply?.key).length
}

function newest(reply: DiceRound | null, { rounds, playerId }: DiceTable): DiceRound | null {
  const stored = rounds?.[0] ?? null
  if (reply === null || reply.playerId !== playerId) return stored
  return stored && stored.at > reply.at ? stored : reply
}
