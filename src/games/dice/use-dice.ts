import { type RefObject, useRef } from 'react'
import { dicePayout } from '#domain/games/dice.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import type { BetAmount } from '../table/bet/bet-amount.ts'
import type { Played } from '../table/round/played.ts'
import { type Original, useOriginal } from '../table/use-original.ts'
import { useDiceLine } from './dice-line.ts'
import { type DiceOdds, useOdds } from './use-dice-odds.ts'

export type DiceRound = Played<'dice'>

/** How long the dice roll to the result, ms. */
export const DICE_ROLL_MS = 420
const rollMotion = () => DICE_ROLL_MS

export type Dice = {
  original: Original<'dice'>
  odds: DiceOdds
  /** The container of the inputs for target, multiplier and chance. */
  fields: RefObject<HTMLDivElement | null>
  /** Payout and profit of a win, in minor units; null without a valid amount. */
  win: { payout: Minor; profit: Minor } | null
  /** Places one bet, or moves focus to the invalid field. */
  roll: () => 'amount' | null
  /** Places one bet of this amount with the current odds. */
  rollFor: (amount: Minor) => void
}

/** The state of the dice page: the line, what a win would pay, and the one bet in flight. */
export function useDice(): Dice {
  const original = useOriginal('dice', rollMotion)
  const { table, stake, play } = original
  const fields = useRef<HTMLDivElement>(null)
  const [line, setLine] = useDiceLine(table.playerId)
  const odds = useOdds(line, setLine)
  const order = { target: odds.target, direction: odds.direction }

  function roll(): 'amount' | null {
    // A guest has to log in first, and an amount error comes before an odds error.
    if (play.disabledReason !== null || !table.loggedIn || !stake.amount.ok || !odds.unreadable) return play.bet(order)
    fields.current?.querySelector<HTMLInputElement>(`[data-odds=${odds.unreadable}]`)?.focus()
    return null
  }

  return {
    original,
    odds,
    fields,
    win: computeWin(stake.amount, odds),
    roll,
    rollFor: (amount) => void play.bet(order, amount),
  }
}

function computeWin(amount: BetAmount, { target, direction }: DiceOdds): Dice['win'] {
  if (!amount.ok) return null
  const payout = dicePayout(amount.value, target, direction)
  return { payout, profit: minor(payout - amount.value) }
}
