import { atom, useAtom } from 'jotai'
import { useState } from 'react'
import type { OriginalRound } from '#db/view.ts'
import { type CoinSide, coinflipPayout, winsIn } from '#domain/games/coinflip.ts'
import type { Minor } from '#domain/money/money.ts'
import { useReducedMotion } from '../table/reduced-motion.ts'
import { type Original, useOriginal } from '../table/use-original.ts'
import { COIN_LANDING_MS } from './flight.ts'
import { type Toss, useToss } from './use-toss.ts'

export type CoinRound = OriginalRound<'coinflip'>

/** A cash-out flips no coin, so it is not animated. */
function tossMotion(round: CoinRound, before: CoinRound | null): number {
  return round.id === before?.id && round.state.flips.length === before.state.flips.length ? 0 : COIN_LANDING_MS
}

/** Global, so that the choice survives navigation. */
const sideAtom = atom<CoinSide>('heads')

export type Coinflip = {
  original: Original<'coinflip'>
  /** The side that the next flip bets on. */
  side: CoinSide
  call: (side: CoinSide) => void
  turnOver: () => void
  /** The next flip of the open round, or the first of a new one, with this amount or the typed one. */
  flip: (amount?: Minor) => 'amount' | null
  cashOut: () => void
  toss: Toss
  /** A flip is in flight or the coin has not landed yet, so no action is possible. */
  turning: boolean
  /** The round whose flips are shown; null while the first flip of a new one is in the air. */
  round: CoinRound | null
  /** How many of its flips may be shown: the last one only after the coin has landed. */
  seen: number
  /**
   * The visible wins of the open round, and the payout in minor units now and after one more win; null without a valid
   * amount.
   */
  worth: { wins: number; now: Minor | null; next: Minor | null }
}

/** The state of the page: the selected side, the possible actions, and how much of the round may be shown. */
export function useCoinflip(): Coinflip {
  const original = useOriginal('coinflip', tossMotion)
  const [side, call] = useAtom(sideAtom)
  const [wanted, setWanted] = useState<'flip' | 'cashOut' | null>(null)
  const isStill = useReducedMotion()
  const { play } = original
  const { open, newest, isAnimating } = original.round
  const flying = play.isInFlight && wanted === 'flip'
  const toss = useToss({
    flying,
    flip: newest && `${newest.id} ${newest.state.flips.length}`,
    side: newest?.state.flips.at(-1) ?? 'heads',
    isFalling: isAnimating,
    isStill,
  })
  const turning = flying || isAnimating

  function flip(amount?: Minor): 'amount' | null {
    if (turning || play.isInFlight) return null
    setWanted('flip')
    if (!open) return play.bet({ side }, amount)
    play.act({ kind: 'flip', side })
    return null
  }

  function cashOut(): void {
    if (turning || play.isInFlight || !open || open.cashOut === null) return
    setWanted('cashOut')
    play.act({ kind: 'cashOut' })
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
    round: flying && open === null ? null : newest,
    seen: (newest?.state.flips.length ?? 0) - (isAnimating ? 1 : 0),
    worth: computeWorth(original),
  }
}

function computeWorth({
  round: { newest: round, isAnimating },
  stake: { amount },
}: Original<'coinflip'>): Coinflip['worth'] {
  const landed = !isAnimating
  // Until the coin has landed, the round has its previous worth.
  if (!round || (landed && round.status === 'settled')) {
    return { wins: 0, now: null, next: amount.ok ? coinflipPayout(amount.value, 1) : null }
  }
  const wins = landed ? winsIn(round.state) : round.state.flips.length - 1
  const now = wins === 0 ? null : landed ? round.cashOut : coinflipPayout(round.amount, wins)
  return { wins, now, next: coinflipPayout(round.amount, wins + 1) }
}
