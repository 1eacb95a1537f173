import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { CoinSide } from '../../../worker/domain/games/coinflip.ts'
import { fall, type Flight, rise } from './flight.ts'

export type Toss = {
  /** The element that holds the coin and its shadow. */
  stage: RefObject<HTMLDivElement | null>
  /** The side that lies up once the coin is down. */
  side: CoinSide
}

type Wish = {
  /** A flip is asked for, its side not yet known. */
  flying: boolean
  /** Names the newest flip that the operator has told of; null before any. */
  flip: string | null
  /** The side it showed. */
  side: CoinSide
  /** The coin is coming down on it. */
  isFalling: boolean
  isStill: boolean
}

/** Throws the coin while a flip is on its way, and lets it fall on the side that the operator has drawn. */
export function useToss({ flying, flip, side, isFalling, isStill }: Wish): Toss {
  const stage = useRef<HTMLDivElement>(null)
  const flight = useRef<Flight | null>(null)
  const lay = useRef({ flip, side })

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

  return { stage, side }
}
