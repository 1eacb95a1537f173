import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CoinSide } from '../../../worker/rules/coinflip.ts'
import { fall, type Flight, LANDING_MS, rise } from './flight.ts'

export type Toss = {
  /** The element that holds the coin and its shadow. */
  stage: RefObject<HTMLDivElement | null>
  /** The side that lies up once the coin is down. */
  side: CoinSide
  landed: boolean
}

type Wish = {
  /** A flip is asked for, its side not yet known. */
  flying: boolean
  /** Names the newest flip that the operator has told of; null before any. */
  flip: string | null
  /** The side it showed. */
  side: CoinSide
  /** Whether a new flip is one of this page's own, to be drawn with motion. */
  moves: boolean
  isStill: boolean
}

/** Throws the coin while a flip is on its way, and lets it fall on the side that the operator has drawn. */
export function useToss({ flying, flip, side, moves, isStill }: Wish): Toss {
  const stage = useRef<HTMLDivElement>(null)
  const flight = useRef<Flight | null>(null)
  const lay = useRef({ flip, side })
  const [newest, setNewest] = useState({ flip, isFalling: false })
  // Decided once for each flip, as it comes: whose it was is told a moment later too.
  if (newest.flip !== flip) setNewest({ flip, isFalling: moves && flip !== null })
  const { isFalling } = newest

  useLayoutEffect(() => {
    const before = lay.current
    lay.current = { flip, side }
    if (isFalling && flip !== before.flip) {
      fall(stage.current, flight.current ?? before.side, side)
      flight.current = null
    } else if (flying && !isFalling && !isStill) flight.current ??= rise(stage.current, side)
    else if (flight.current) {
      // Nothing was drawn: it falls back as it lay.
      fall(stage.current, flight.current, side)
      flight.current = null
    }
  }, [flying, flip, side, isFalling, isStill])

  // By the clock and not by the animation's end, which a hidden page may never see.
  useEffect(() => {
    if (!isFalling) return undefined
    const timer = setTimeout(() => setNewest({ flip, isFalling: false }), LANDING_MS)
    return () => clearTimeout(timer)
  }, [flip, isFalling])

  return { stage, side, landed: !isFalling }
}
