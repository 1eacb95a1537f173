import { useState } from 'react'
import { rouletteBet } from '../../../worker/domain/games/roulette.ts'
import type { AutoGame } from '../auto/auto-source.ts'
import { useIsAutoPlaying } from '../auto/auto-state.ts'
import type { Original } from '../original/table/use-original.ts'
import { type Chips, NO_CHIPS, restaked } from './chips.ts'

export type AutoChips = {
  game: AutoGame<'roulette'>
  /** While it plays, nobody else lays or takes a chip. */
  playing: boolean
  /** Whether the last bet was one of its own: after those the chips stay where they lie. */
  isOwn: boolean
  /** What is to be seen on the table: the chips that lie there, or as they are bet now. */
  shown: Chips
  /** What is bet, or would be. */
  bet: Chips
  /** A bet is made by hand. */
  end: () => void
}

/** Auto-play with chips: those that lie on the table stay as they are, and each bet is of them, changed; it tells of each. */
export function useAuto({ busy, moving, bet }: Original<'roulette'>, laid: Chips, onBet: () => void): AutoChips {
  const playing = useIsAutoPlaying()
  const [staked, setStaked] = useState<Chips | null>(null)
  const going = playing || busy || moving ? staked : null
  return {
    game: {
      ready: laid.size > 0,
      stake: [...laid.values()],
      place(amount, stake) {
        const chips = restaked(laid, stake)
        setStaked(chips)
        onBet()
        bet(rouletteBet(chips), amount)
      },
      note: 'auto.note.roulette',
    },
    playing,
    isOwn: staked !== null,
    // Once the round is there, its own chips are shown, and which of them were paid.
    shown: going === null ? laid : busy ? going : NO_CHIPS,
    bet: going ?? laid,
    end: () => setStaked(null),
  }
}
