import type { CoinSide } from '#domain/games/coinflip.ts'
import type { MessageKey } from '../../i18n/dictionary.ts'

export const SIDE_TEXT = { heads: 'coinflip.heads', tails: 'coinflip.tails' } as const satisfies Record<
  CoinSide,
  MessageKey
>
