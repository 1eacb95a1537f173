import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import type { Currency } from '#domain/money/currencies.ts'
import { saveInTab, readFromTab } from '../../browser/session-storage.ts'
import { type Chips, NO_CHIPS, readChips } from './chips.ts'

type Laid = {
  /** The owner; a guest's chips pass to the player who logs in. */
  playerId: string | null
  currency: Currency | null
  /** All states of the table since the last round, for undo; the last one is current. */
  states: readonly Chips[]
}

const NAME = 'roulette'
const NOTHING: Laid = { playerId: null, currency: null, states: [NO_CHIPS] }

function readLaid(stored: unknown): Laid {
  if (typeof stored !== 'object' || stored === null || !('chips' in stored)) return NOTHING
  const playerId = 'playerId' in stored && typeof stored.playerId === 'string' ? stored.playerId : null
  // Not validated: it is compared with the current currency before use.
  const currency = 'currency' in stored ? (stored.currency as Currency) : null
  return { playerId, currency, states: [readChips(stored.chips)] }
}

const laidAtom = atom(readLaid(readFromTab(NAME)))

/** The chips on the table, with undo. They survive a reload, but not once their bet is in flight. */
export function useChips(playerId: string | null, currency: Currency, sent: boolean) {
  const [laid, setLaid] = useAtom(laidAtom)
  const isCurrent = (laid.playerId === null || laid.playerId === playerId) && laid.currency === currency
  const states = isCurrent ? laid.states : NOTHING.states
  const chips = states.at(-1) ?? NO_CHIPS

  useEffect(() => {
    if (isCurrent) saveInTab(NAME, { playerId, currency, chips: sent ? [] : [...chips] })
  }, [isCurrent, playerId, currency, chips, sent])

  return {
    chips,
    canUndo: states.length > 1,
    put: (next: Chips) => setLaid({ playerId, currency, states: [...states, next] }),
    undo: () => setLaid({ playerId, currency, states: states.length > 1 ? states.slice(0, -1) : states }),
    /** After a round: empties the table and the undo history. */
    lift: () => setLaid({ playerId, currency, states: NOTHING.states }),
  }
}
