import { hiloSuit } from '#domain/games/hilo.ts'

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
export type RankText = (typeof RANKS)[number]
export const SUIT_NAMES = ['diamond', 'heart', 'spade', 'club'] as const

/** SVG paths of the suits, 20 units wide around 0,0, in the order of the draw. */
const SUIT_PATHS = [
  'M0-10 7.4 0 0 10-7.4 0Z',
  'M0 9.6C-13 .8-9.8-9-4.9-9-2.5-9-.6-7.4 0-5.4.6-7.4 2.5-9 4.9-9 9.8-9 13 .8 0 9.6Z',
  'M0-10C2-5.2 9.4-1.6 9.4 3.2 9.4 7 4.7 8 1.2 5 1.3 8 2.4 9.2 4 10H-4C-2.4 9.2-1.3 8-1.2 5-4.7 8-9.4 7-9.4 3.2-9.4-1.6-2-5.2 0-10Z',
  'M0-9.8A4.5 4.5 0 0 1 3.5-2.4 4.5 4.5 0 1 1 1.3 4.6C1.4 7.8 2.5 9.2 4 10H-4C-2.5 9.2-1.4 7.8-1.3 4.6A4.5 4.5 0 1 1-3.5-2.4 4.5 4.5 0 0 1 0-9.8Z',
] as const

/** The ram's horns of the steppe's ornament around 0,0, to be stroked. */
export const HORNS = 'M0 13V3C0-7-8-11-13-7S-15 6-9 6-4-1-8-2M0 3C0-7 8-11 13-7S15 6 9 6 4-1 8-2'

const [LEFT, MIDDLE, RIGHT] = [44, 64, 84]
type Pip = readonly [x: number, y: number]
const pair = (...rows: number[]): Pip[] =>
  rows.flatMap((y): Pip[] => [
    [LEFT, y],
    [RIGHT, y],
  ])
const middle = (...rows: number[]): Pip[] => rows.map((y): Pip => [MIDDLE, y])

/** Positions of the pips on number cards. */
const PIPS: Partial<Record<RankText, readonly Pip[]>> = {
  2: middle(38, 138),
  3: middle(38, 88, 138),
  4: pair(38, 138),
  5: [...pair(38, 138), ...middle(88)],
  6: pair(38, 88, 138),
  7: [...pair(38, 88, 138), ...middle(63)],
  8: [...pair(38, 88, 138), ...middle(63, 113)],
  9: [...pair(34, 70, 106, 142), ...middle(88)],
  10: [...pair(34, 70, 106, 142), ...middle(52, 124)],
}

type CardShape = {
  rank: RankText
  suit: string
  isRed: boolean
  pips: readonly Pip[]
}

/** The shapes that a card is drawn from. */
export function cardShape(card: number): CardShape {
  const rank = rankText(card)
  const suit = hiloSuit(card)
  return { rank, suit: SUIT_PATHS[suit] ?? '', isRed: suit < 2, pips: PIPS[rank] ?? [] }
}

export function rankText(card: number): RankText {
  return RANKS[Math.floor(card / 4)] ?? 'A'
}
