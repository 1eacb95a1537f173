import type { MessageKey } from '../i18n/dictionary.ts'
import type { GameKind } from '#domain/games/game-types.ts'

export const CATALOGUE_NAMES = { slots: 'nav.slots', live: 'nav.liveCasino' } as const satisfies Record<
  GameKind,
  MessageKey
>

export function otherKind(kind: GameKind): GameKind {
  return kind === 'slots' ? 'live' : 'slots'
}
