import { Cover } from './Cover.tsx'
import { ORIGINALS } from '#domain/games/original-pictures.ts'

/** The cover of one of the house's own games. */
export function OriginalCover({ game }: { game: keyof typeof ORIGINALS }) {
  return <Cover id={game} name="" provider="" kind="original" picture={ORIGINALS[game]} />
}
