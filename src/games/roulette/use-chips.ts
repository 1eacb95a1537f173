import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import type { Currency } from '../../../worker/domain/money/currencies.ts'
import { saveInTab, readFromTab } from '../../browser/session-storage.ts'
import { type Chips, NO_CHIPS, readChips } from './chips.ts'

type Laid = {
  /** Whose they are; what a guest has laid passes to whoever logs in. */
  playerId: string | null
  currency: Currency | null
  /** Every state of the table since the last round; the last is now. */
  states: readonly Chips[]
}

const NAME = 'roulette'
const NOTHING: Laid = { playerId: null, currency: null, states: [NO_CHIPS] }

function readLaid(kept: unknown): Laid {
  if (typeof kept !== 'object' || kept === null || !('chips' in kept)) return NOTHING
  const playerId = 'playerId' in kept && typeof kept.playerId === 'string' ? kept.playerId : null
  // Compared with a real currency before anything is shown.
  const currency = 'currency' in kept ? (kept.currency as Currency) : null
  return { playerId, currency, states: [readChips(kept.chips)] }
}

const laidAtom = atom(readLaid(readFromTab(NAME)))

/** The chips on the table, with the way back; they outlive a reload, but not a bet that is on its way. */
export function useChips(playerId: string | null, currency: Currency, sent: boolean) {
  const [laid, setLaid] = useAtom(laidAtom)
  const isOwn = (laid.playerId === null || laid.playerId === playerId) && laid.currency === currency
  const states = isOwn ? laid.states : NOTHING.states
  const chips = states.at(-1) ?? NO_CHIPS

  useEffect(() => {
    if (isOwn) saveInTab(NAME, { playerId, currency, chips: sent ? [] : [...chips] })
  }, [isOwn, playerId, currency, chips, sent])

  return {
    chips,
    canUndo: states.length > 1,
    put: (next: Chips) => setLaid({ playerId, currency, states: [...states, next] }),
    undo: () => setLaid({ playerId, currency, states: states.length > 1 ? states.slice(0, -1) : states }),
    /** After a round: nothing lies there, and there is no way back. */
    lift: () => setLaid({ playerId, currency, states: NOTHING.states }),
  }
}
