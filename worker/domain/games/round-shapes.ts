import type { OriginalGame } from './originals.ts'

type Side = 'heads' | 'tails'
type CashOut = { kind: 'cashOut' }

/**
 * What differs between the original games: what a bet contains, what the operator has drawn (`state`, only what the
 * player may see already), and the actions in an open round (`action`). `endpoints/originals/shapes.ts` parses them.
 */
type Shapes = {
  /** Target and roll in hundredths: 50.00 is 5000. */
  dice: { bet: { target: number; direction: 'over' | 'under' }; state: { roll: number }; action: never }
  /** `path` has a turn for each row from the top: 0 left, 1 right. */
  plinko: {
    bet: { rows: 8 | 12 | 16; risk: 'low' | 'medium' | 'high' }
    state: { path: number[] }
    action: never
  }
  /**
   * `flips[i]` is the side that the coin showed, `calls[i]` the side that the player called; the first flip comes with
   * the bet.
   */
  coinflip: {
    bet: { side: Side }
    state: { flips: Side[]; calls: Side[] }
    action: { kind: 'flip'; side: Side } | CashOut
  }
  /** `cards[0]` is dealt with the bet; `steps[i]` led from `cards[i]` to `cards[i + 1]`. A card is rank × 4 + suit. */
  hilo: {
    bet: {}
    state: { cards: number[]; steps: ('higher' | 'lower' | 'skip')[] }
    action: { kind: 'higher' } | { kind: 'lower' } | { kind: 'skip' } | CashOut
  }
  /** Numbers from 0 (displayed as 1) to 39; `drawn` is in the order of the draw. */
  keno: {
    bet: { risk: 'classic' | 'low' | 'medium' | 'high'; picks: number[] }
    state: { drawn: number[] }
    action: never
  }
  /** Tiles are numbered from left to right, top to bottom; `mines` is null while the round is open. */
  miner: {
    bet: { mines: number }
    state: { opened: number[]; mines: number[] | null }
    action: { kind: 'open'; tile: number } | CashOut
  }
  /** Chips by the name of their place (roulette.ts); the bet's amount is the sum of their decimal amounts. */
  roulette: { bet: { chips: { place: string; amount: string }[] }; state: { pocket: number }; action: never }
  /** The wheel of fortune: `risk` selects one of the operator's wheels, `segment` is where it stops. */
  wheel: { bet: { risk: 'low' | 'medium' | 'high' }; state: { segment: number }; action: never }
  /** `items` are the ids of the drawn items, one for each opened case. */
  cases: { bet: { slug: string; count: number }; state: { items: string[] }; action: never }
}

export type RoundBet<Game extends OriginalGame> = Shapes[Game]['bet']
export type RoundState<Game extends OriginalGame> = Shapes[Game]['state']
export type RoundAction<Game extends OriginalGame> = Shapes[Game]['action']
