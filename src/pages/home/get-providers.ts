import type { LobbyRow } from '../../../worker/db/view.ts'
import type { GameKind } from '#domain/games/game-types.ts'

export type GameProvider = { name: string; kind: GameKind }

/** The providers of the lobby's games, each once, with the kind of the first game found. */
export function getProviders({ shelves }: LobbyRow): GameProvider[] {
  const kinds = new Map<string, GameKind>()
  for (const { name, kind } of shelves.flatMap(({ games }) =>
    games.map(({ provider: name, kind }) => ({ name, kind })),
  ))
    if (!kinds.has(name)) kinds.set(name, kind)
  return [...kinds].map(([name, kind]) => ({ name, kind }))
}
