import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { ProvidedCard } from '#db/view.ts'
import { type LaunchMode, gamePath } from '../../base/routes.ts'
import { useFetchedCatalogue } from '../../catalogue/use-fetched-catalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { exitPath, type Framed, framedText } from './framed.ts'
import { useSimilar } from './use-similar.ts'
import type { ElementChildren } from '../../ui/children.ts'
import styles from './GamesPlay.module.css'

type PanelProps = {
  text: string
  details?: string
  /** The game's picture, if the game has not been on screen yet. */
  tile?: ElementChildren
  children?: ElementChildren
}

/** Shown instead of the iframe: a text and the possible actions. */
export function Panel({ text, details, tile, children }: PanelProps) {
  return (
    <div className={styles.panel}>
      {tile}
      <div aria-live="polite">
        <p>{text}</p>
        {details !== undefined && <small>{details}</small>}
      </div>
      {children}
    </div>
  )
}

/**
 * Links from a game that cannot be opened to others. `mode` is null if no game can run now: then no other game is
 * offered.
 */
export function WaysOut({
  game,
  mode,
  children,
}: {
  game: Framed
  mode: LaunchMode | null
  children?: ElementChildren
}) {
  return (
    <div className={styles.ways}>
      {children}
      <Link href={exitPath(game)}>
        <FormattedMessage id={framedText(game, 'play.back')} />
      </Link>
      {game.kind !== 'sportsbook' && <ToSimilar game={game} mode={mode} />}
    </div>
  )
}

function ToSimilar({ game, mode }: { game: ProvidedCard; mode: LaunchMode | null }) {
  // No game is loading here, so the catalogue may use the bandwidth; it is needed to find a similar game.
  useFetchedCatalogue(game.kind)
  const [similar] = useSimilar(game)
  if (!similar || !mode) return null
  return (
    <Link href={gamePath(similar.kind, similar.slug, mode)}>
      <FormattedMessage id="play.openSimilar" />
    </Link>
  )
}

/** `isSecond`: another button is the primary one. */
export function RetryButton({ again, isSecond = false }: { again: () => void; isSecond?: boolean }) {
  return (
    <Button variant={isSecond ? 'secondary' : 'primary'} onClick={again}>
      <FormattedMessage id="errorPage.retry" />
    </Button>
  )
}
