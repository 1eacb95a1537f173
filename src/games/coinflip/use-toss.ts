import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { CoinSide } from '#domain/games/coinflip.ts'
import { usePace } from '../table/settings/pace.ts'
import { fall, type CoinFlight, COIN_LANDING_MS, rise } from './flight.ts'

export type Toss = {
  /** The element that contains the coin and its shadow. */
  stage: RefObject<HTMLDivElement | null>
  /** The side that is up once the coin has landed. */
  side: CoinSide
}

type Wish = {
  /** A flip is requested, but its side is not known yet. */
  flying: boolean
  /** Identifies the newest flip reported by the operator; null before any. */
  flip: string | null
  /** The side of that flip. */
  side: CoinSide
  /** The coin is being animated onto that side. */
  isFalling: boolean
  isStill: boolean
}

/** Tosses the coin while a flip is in flight, and lets it land on the side that the operator drew. */
export function useToss({ flying, flip, side, isFalling, isStill }: Wish): Toss {
  const stage = useRef<HTMLDivElement>(null)
  const flight = useRef<CoinFlight | null>(null)
  const lay = useRef({ flip, side })
  const landingMs = usePace() * COIN_LANDING_MS

  useLayoutEffect(() => {
    const before = lay.current
    lay.current = { flip, side }
    if (isFalling && flip !== before.flip) {
      fall(stage.current, flight.current ?? before.side, side, landingMs)
      flight.current = null
    } else if (flying && !isFalling && !isStill) flight.current ??= rise(stage.current, side)
    else if (flight.current) {
      // No side was drawn (the flip failed), so the coin falls back onto its previous side.
      fall(stage.current, flight.current, side, landingMs)
      flight.current = null
    }
  }, [flying, flip, side, isFalling, isStill, landingMs])

  return { stage, side }
}
