import { Cover } from './Cover.tsx'
import { ORIGINALS } from '../../../worker/domain/games/original-pictures.ts'

/** The cover of a game of the house. */
export function OriginalCover({ game }: { game: keyof typeof ORIGINALS }) {
  return <Cover id={game} name="" provider="" kind="original" picture={ORIGINALS[game]} />
}
