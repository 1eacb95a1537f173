import { useState } from 'react'
import type { BetSlipRow, SlipSelection } from '#db/view.ts'
import { slipSelectionId } from '#domain/betting/slip.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { commands } from '../../data/commands.ts'
import { lineTaken } from './use-slip.ts'

/** A stake typed on this page; `isSaved` once the worker has stored it. */
type Typed = Readonly<Record<string, { text: string; isSaved: boolean }>>

/**
 * The stakes of the slip in a currency. A typed one is shown at once and then stored: while the worker writes, the stored
 * one lags behind, and a field that showed it would lose digits.
 */
export function useStakes(slip: BetSlipRow, currency: Currency) {
  const [typed, setTyped] = useState<Typed>({})
  const left = withoutStored(typed, slip)
  if (left !== typed) setTyped(left)

  /** The text of a selection's own stake, or with null of the accumulator's; undefined if none was typed. */
  function getStake(selection: SlipSelection | null): string | undefined {
    return typed[getFieldName(selection, currency)]?.text ?? (selection ?? slip).stakes?.[currency]
  }

  function setStake(selection: SlipSelection | null, text: string): void {
    const name = getFieldName(selection, currency)
    setTyped((now) => ({ ...now, [name]: { text, isSaved: false } }))
    const order = { selection: selection && lineTaken(selection), currency, text }
    void commands.betting.slip.setStake(order).then(() => {
      setTyped((now) => (now[name]?.text === text ? { ...now, [name]: { text, isSaved: true } } : now))
    })
  }

  return { getStake, setStake }
}

function getFieldName(selection: SlipSelection | null, currency: string): string {
  return `${selection ? slipSelectionId(selection) : ''} ${currency}`
}

/** The typed stakes without those that the slip on the screen has by now; other tabs may change them from then on. */
function withoutStored(typed: Typed, { stakes, selections }: BetSlipRow): Typed {
  const stored = new Map<string, string>()
  for (const [currency, text] of Object.entries(stakes ?? {})) stored.set(getFieldName(null, currency), text)
  for (const selection of selections) {
    for (const [currency, text] of Object.entries(selection.stakes ?? {}))
      stored.set(getFieldName(selection, currency), text)
  }
  const left = Object.entries(typed).filter(([name, { text, isSaved }]) => !isSaved || stored.get(name) !== text)
  return left.length < Object.keys(typed).length ? Object.fromEntries(left) : typed
}
