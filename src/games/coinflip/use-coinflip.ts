import { atom, useAtom } from 'jotai'
import { useState } from 'react'
import type { OriginalRound } from '../../../worker/db/view.ts'
import { type CoinSide, coinflipPayout, winsIn } from '../../../worker/domain/games/coinflip.ts'
import type { Minor } from '../../../worker/domain/money/money.ts'
import { useReducedMotion } from '../original/table/reduced-motion.ts'
import { type Original, useOriginal } from '../original/table/use-original.ts'
import { LANDING_MS } from './flight.ts'
import { type Toss, useToss } from './use-toss.ts'

export type CoinRound = OriginalRound<'coinflip'>

/** A cash-out flips nothing. */
function tossMotion(round: CoinRound, before: CoinRound | null): number {
  return round.id === before?.id && round.state.flips.length === before.state.flips.length ? 0 : LANDING_MS
}

/** The call stays while the player looks at other pages. */
const sideAtom = atom<CoinSide>('heads')

export type Coinflip = {
  original: Original<'coinflip'>
  /** What is called next. */
  side: CoinSide
  call: (side: CoinSide) => void
  turnOver: () => void
  /** The next flip, or the first of a round, for this amount if it is not the typed one. */
  flip: (amount?: Minor) => 'amount' | null
  cashOut: () => void
  toss: Toss
  /** A flip is on its way or the coin not yet down: nothing more can be done with it. */
  turning: boolean
  /** The round whose flips are shown; none while the first flip of another one is in the air. */
  round: CoinRound | null
  /** How many of its flips may be seen: the last one not before the coin is down. */
  seen: number
  /** Wins that may be seen of the round that goes on, what they pay now, and with one more, where the amount is known. */
  worth: { wins: number; now: Minor | null; next: Minor | null }
}

/** The page's thinking: what is called, what may be pressed, and how far the round may be shown. */
export function useCoinflip(): Coinflip {
  const original = useOriginal('coinflip', tossMotion)
  const [side, call] = useAtom(sideAtom)
  const [wanted, setWanted] = useState<'flip' | 'cashOut' | null>(null)
  const isStill = useReducedMotion()
  const { open, round, moving } = original
  const flying = original.busy && wanted === 'flip'
  const toss = useToss({
    flying,
    flip: round && `${round.id} ${round.state.flips.length}`,
    side: round?.state.flips.at(-1) ?? 'heads',
    isFalling: moving,
    isStill,
  })
  const turning = flying || moving

  function flip(amount?: Minor): 'amount' | null {
    if (turning || original.busy) return null
    setWanted('flip')
    if (!open) return original.bet({ side }, amount)
    original.act({ kind: 'flip', side })
    return null
  }

  function cashOut(): void {
    if (turning || original.busy || !open || open.cashOut === null) return
    setWanted('cashOut')
    original.act({ kind: 'cashOut' })
  }

  return {
    original,
    side,
    call,
    turnOver: () => call(side === 'heads' ? 'tails' : 'heads'),
    flip,
    cashOut,
    toss,
    turning,
    round: flying && open === null ? null : round,
    seen: (round?.state.flips.length ?? 0) - (moving ? 1 : 0),
    worth: worthOf(original),
  }
}

function worthOf({ round, amount, moving }: Original<'coinflip'>): Coinflip['worth'] {
  const landed = !moving
  // Until the coin is down its round is worth what it was before.
  if (!round || (landed && round.status === 'settled')) {
    return { wins: 0, now: null, next: amount.ok ? coinflipPayout(amount.value, 1) : null }
  }
  const wins = landed ? winsIn(round.state) : round.state.flips.length - 1
  const now = wins === 0 ? null : landed ? round.cashOut : coinflipPayout(round.amount, wins)
  return { wins, now, next: coinflipPayout(round.amount, wins + 1) }
}
