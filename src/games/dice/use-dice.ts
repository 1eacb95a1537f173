import { type RefObject, useRef } from 'react'
import { dicePayout } from '../../../worker/domain/games/dice.ts'
import { type Minor, minor } from '../../../worker/domain/money/money.ts'
import type { BetAmount } from '../original/bet/bet-amount.ts'
import type { Played } from '../original/round/played.ts'
import { type Original, useOriginal } from '../original/table/use-original.ts'
import { useDiceLine } from './dice-line.ts'
import { type DiceOdds, useOdds } from './use-dice-odds.ts'

export type DiceRound = Played<'dice'>

/** How long the marker takes to where the roll fell, ms. */
export const DICE_ROLL_MS = 450
const rollMotion = () => DICE_ROLL_MS

export type Dice = {
  original: Original<'dice'>
  odds: DiceOdds
  /** Where target, multiplier and chance are typed. */
  fields: RefObject<HTMLDivElement | null>
  /** What a win would pay of this amount, and how much of it is profit; null while the amount is none. */
  win: { payout: Minor; profit: Minor } | null
  /** Places one bet, or sends the player to what is in its way. */
  roll: () => 'amount' | null
  /** Places one bet of this amount as all else is set. */
  rollFor: (amount: Minor) => void
}

/** The dice page's thinking: the line, what a win on it would bring, and the one bet on its way. */
export function useDice(): Dice {
  const original = useOriginal('dice', rollMotion)
  const { table, amount, off } = original
  const fields = useRef<HTMLDivElement>(null)
  const [line, setLine] = useDiceLine(table.playerId)
  const odds = useOdds(line, setLine)
  const order = { target: odds.target, direction: odds.direction }

  function roll(): 'amount' | null {
    // A guest is asked to log in first, and the amount comes before the odds.
    if (off !== null || !table.loggedIn || !amount.ok || !odds.unreadable) return original.bet(order)
    fields.current?.querySelector<HTMLInputElement>(`[data-odds=${odds.unreadable}]`)?.focus()
    return null
  }

  return {
    original,
    odds,
    fields,
    win: winOf(amount, odds),
    roll,
    rollFor: (stake) => void original.bet(order, stake),
  }
}

function winOf(amount: BetAmount, { target, direction }: DiceOdds): Dice['win'] {
  if (!amount.ok) return null
  const payout = dicePayout(amount.value, target, direction)
  return { payout, profit: minor(payout - amount.value) }
}
