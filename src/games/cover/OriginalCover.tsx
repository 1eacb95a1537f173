import { Cover } from './Cover.tsx'
import { ORIGINALS } from './original-pictures.ts'

/** The cover of a game of the house. */
export function OriginalCover({ game }: { game: string }) {
  const picture = ORIGINALS[game]
  return <Cover id={game} name={game} provider="" kind="original" {...(picture && { picture })} />
}
