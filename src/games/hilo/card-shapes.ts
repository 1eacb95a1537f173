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

/** Headgear of the court cards, for the upper half of a card of 100 × 140. */
const CROWNS: Partial<Record<RankText, string>> = {
  J: 'M34 56Q35 39 50 38 65 39 66 56ZM55 38Q57 28 70 24 71 35 60 40Z',
  Q: 'M35 56 28 38 39 45 43 31 50 43 57 31 61 45 72 38 65 56ZM43 25a2.6 2.6 0 1 0 .1 0ZM57 25a2.6 2.6 0 1 0 .1 0Z',
  K: 'M34 56 30 34 42 44 50 30 58 44 70 34 66 56ZM48.6 20h2.8v2.6H54v2.8h-2.6V29h-2.8v-3.6H46v-2.8h2.6Z',
}

const [LEFT, MIDDLE, RIGHT] = [35, 50, 65]
type Pip = readonly [x: number, y: number]
const pair = (...rows: number[]): Pip[] =>
  rows.flatMap((y): Pip[] => [
    [LEFT, y],
    [RIGHT, y],
  ])
const middle = (...rows: number[]): Pip[] => rows.map((y): Pip => [MIDDLE, y])

/** Positions of the pips on number cards. */
const PIPS: Partial<Record<RankText, readonly Pip[]>> = {
  2: middle(34, 106),
  3: middle(34, 70, 106),
  4: pair(34, 106),
  5: [...pair(34, 106), ...middle(70)],
  6: pair(34, 70, 106),
  7: [...pair(34, 70, 106), ...middle(52)],
  8: [...pair(34, 70, 106), ...middle(52, 88)],
  9: [...pair(32, 57, 83, 108), ...middle(70)],
  10: [...pair(32, 57, 83, 108), ...middle(44.5, 95.5)],
}

type CardShape = {
  rank: RankText
  suit: string
  isRed: boolean
  pips: readonly Pip[]
  crown: string | undefined
}

/** The shapes that a card is drawn from. */
export function cardShape(card: number): CardShape {
  const rank = rankText(card)
  const suit = hiloSuit(card)
  return { rank, suit: SUIT_PATHS[suit] ?? '', isRed: suit < 2, pips: PIPS[rank] ?? [], crown: CROWNS[rank] }
}

export function rankText(card: number): RankText {
  return RANKS[Math.floor(card / 4)] ?? 'A'
}
