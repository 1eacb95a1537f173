import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { ProvidedCard } from '../../../worker/db/view.ts'
import { type PlayMode, gamePath } from '../../app/routing/routes.ts'
import { useFetchedCatalogue } from '../../catalogue/use-fetched-catalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { exitPath, type Framed, framedText } from './framed.ts'
import { useSimilar } from './use-similar.ts'
import type { ElementChildren } from '../../ui/children.ts'
import styles from './GamesPlay.module.css'

type PanelProps = {
  text: string
  why?: string
  /** The game's picture, where nothing of the game has been seen yet. */
  tile?: ElementChildren
  children?: ElementChildren
}

/** What stands in the frame's place: a text, and what can be done about it. */
export function Panel({ text, why, tile, children }: PanelProps) {
  return (
    <div className={styles['panel']}>
      {tile}
      <div aria-live="polite">
        <p>{text}</p>
        {why !== undefined && <small>{why}</small>}
      </div>
      {children}
    </div>
  )
}

/** Ways from a game that cannot be had to those that can; no other game where none can (`mode` null). */
export function WaysOut({ game, mode, children }: { game: Framed; mode: PlayMode | null; children?: ElementChildren }) {
  return (
    <div className={styles['ways']}>
      {children}
      <Link href={exitPath(game)}>
        <FormattedMessage id={framedText(game, 'play.back')} />
      </Link>
      {game.kind !== 'sportsbook' && <ToSimilar game={game} mode={mode} />}
    </div>
  )
}

function ToSimilar({ game, mode }: { game: ProvidedCard; mode: PlayMode | null }) {
  // No game needs the link for itself here, and a similar one is found on a shelf.
  useFetchedCatalogue(game.kind)
  const [similar] = useSimilar(game)
  if (!similar || !mode) return null
  return (
    <Link href={gamePath(similar.kind, similar.slug, mode)}>
      <FormattedMessage id="play.openSimilar" />
    </Link>
  )
}

/** `isSecond` where another way goes first. */
export function RetryButton({ again, isSecond = false }: { again: () => void; isSecond?: boolean }) {
  return (
    <Button variant={isSecond ? 'secondary' : 'primary'} onClick={again}>
      <FormattedMessage id="errorPage.retry" />
    </Button>
  )
}
