import { useState } from 'react'
import { useIntl } from 'react-intl'
import {
  DICE_CHANCE,
  type DiceDirection,
  diceChance,
  diceMultiplier,
  diceTarget,
  diceTargets,
  type Hundredths,
} from '#domain/games/dice.ts'
import type { HundredthsRange } from '../table/decimal.ts'
import { decimalFormat, readDecimal, within } from '../table/decimal.ts'
import type { DiceLine } from './dice-line.ts'

/** The three linked numbers: any of them determines the other two. */
export type OddsField = 'target' | 'chance' | 'multiplier'

const DIGITS: Record<OddsField, number> = { target: 2, chance: 2, multiplier: 4 }

/** Target and direction with the numbers that follow from them, and their setters. */
export type DiceOdds = {
  target: Hundredths
  direction: DiceDirection
  /** Hundredths of a percent. */
  chance: Hundredths
  /** Ten-thousandths, rounded down. */
  multiplier: number
  /** The text of each field: as typed during input, otherwise the formatted number. */
  texts: Record<OddsField, string>
  ranges: Record<OddsField, HundredthsRange>
  /** Formats a number for that field. */
  write: (field: OddsField, value: number) => string
  /** The field whose text is not a number within its range; the bet then keeps its previous values. */
  unreadable: OddsField | null
  setTarget: (target: Hundredths) => void
  /** Mirrors the target, so that the chance stays the same. */
  setDirection: (direction: DiceDirection) => void
  type: (field: OddsField, text: string) => void
  /** End of input: a valid text becomes its formatted number, an invalid one stays for correction. */
  finish: () => void
}

type Draft = { field: OddsField; text: string }

export function useOdds(line: DiceLine, setLine: (line: DiceLine) => void): DiceOdds {
  const { formatNumber } = useIntl()
  const [draft, setDraft] = useState<Draft | null>(null)
  const { target, direction } = line
  const chance = diceChance(target, direction)
  const multiplier = diceMultiplier(target, direction)
  const ranges = computeRanges(direction)
  const unreadable = draft && readIn(draft, ranges) === null ? draft.field : null
  const numbers = { target, chance, multiplier }
  const write = (field: OddsField, value: number) =>
    formatNumber(value / 10 ** DIGITS[field], decimalFormat(DIGITS[field]))
  const text = (field: OddsField) => (draft?.field === field ? draft.text : write(field, numbers[field]))

  function change(next: DiceLine): void {
    setLine(next)
    setDraft(null)
  }

  return {
    ...numbers,
    direction,
    texts: { target: text('target'), chance: text('chance'), multiplier: text('multiplier') },
    ranges,
    write,
    unreadable,
    setTarget: (next) => change({ direction, target: within(next, ranges.target) }),
    setDirection: (next) => change({ direction: next, target: diceTarget(chance, next) }),
    type: (field, typed) => {
      const value = readIn({ field, text: typed }, ranges)
      if (value !== null) setLine({ direction, target: TARGET_OF[field](value, direction) })
      setDraft({ field, text: typed })
    },
    finish: () => setDraft((now) => (now && readIn(now, ranges) === null ? now : null)),
  }
}

function computeRanges(direction: DiceDirection): Record<OddsField, HundredthsRange> {
  const most = diceTarget(DICE_CHANCE.max, direction)
  const least = diceTarget(DICE_CHANCE.min, direction)
  return {
    target: diceTargets(direction),
    chance: DICE_CHANCE,
    multiplier: { min: diceMultiplier(most, direction), max: diceMultiplier(least, direction) },
  }
}

function readIn({ field, text }: Draft, ranges: Record<OddsField, HundredthsRange>): number | null {
  const value = readDecimal(text, DIGITS[field])
  return value === null || within(value, ranges[field]) !== value ? null : value
}

/** The target for a typed number; a multiplier gets the nearest possible chance. */
const TARGET_OF: Record<OddsField, (value: number, direction: DiceDirection) => Hundredths> = {
  target: (value) => value,
  chance: diceTarget,
  multiplier: (value, direction) => {
    const atOnePercent = diceMultiplier(diceTarget(100, direction), direction)
    return diceTarget(within(Math.round((atOnePercent * 100) / value), DICE_CHANCE), direction)
  },
}
