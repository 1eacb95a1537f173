import { useState } from 'react'
import { rouletteBet } from '#domain/games/roulette.ts'
import type { AutoGame } from '../table/auto/auto-source.ts'
import { useIsAutoPlaying } from '../table/auto/auto-state.ts'
import type { Original } from '../table/use-original.ts'
import { type Chips, NO_CHIPS, restaked } from './chips.ts'

export type AutoChips = {
  game: AutoGame<'roulette'>
  /** While auto-play runs, the player cannot change the chips. */
  playing: boolean
  /** Whether auto-play placed the last bet: the chips then stay on the table. */
  isByAutoPlay: boolean
  /** The chips to show: those on the table, or those of the current auto-play bet. */
  shown: Chips
  /** The chips of the current or next bet. */
  bet: Chips
  /** Call when the player places a bet by hand. */
  end: () => void
}

/**
 * Auto-play for chips: those on the table stay unchanged, and each bet is a copy of them with adjusted amounts. Calls
 * `onBet` for each bet.
 */
export function useAuto({ play, round }: Original<'roulette'>, laid: Chips, onBet: () => void): AutoChips {
  const playing = useIsAutoPlaying()
  const [staked, setStaked] = useState<Chips | null>(null)
  const going = playing || play.isInFlight || round.isAnimating ? staked : null
  return {
    game: {
      ready: laid.size > 0,
      stake: [...laid.values()],
      place(amount, stake) {
        const chips = restaked(laid, stake)
        setStaked(chips)
        onBet()
        play.bet(rouletteBet(chips), amount)
      },
      note: 'auto.note.roulette',
    },
    playing,
    isByAutoPlay: staked !== null,
    // Once the round has arrived, the board shows that round's own chips and which of them were paid.
    shown: going === null ? laid : play.isInFlight ? going : NO_CHIPS,
    bet: going ?? laid,
    end: () => setStaked(null),
  }
}
