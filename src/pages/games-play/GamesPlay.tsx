import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { ShelfGame } from '../../../worker/db/lobby-view.ts'
import type { GameKind } from '../../../worker/db/view.ts'
import { Heart } from '../../app/favourite/FavouriteTile.tsx'
import { PartProblem } from '../../app/PartProblem.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { usePageWord } from '../../app/page-word.ts'
import { type PlayMode, ROUTES, gamePath, isPlayMode } from '../../app/routes.ts'
import { useViewer } from '../../data/queries.ts'
import NotFound from '../not-found/NotFound.tsx'
import { FreeSpins } from './FreeSpins.tsx'
import { Similar } from './Similar.tsx'
import { Stage } from './Stage.tsx'
import { useFetchedGame } from './use-fetched-game.ts'
import { useFreeSpinsHere } from './use-free-spins.ts'
import styles from './GamesPlay.module.css'

type Props = { kind: GameKind; slug: string; mode: string }

/** A provider's game: /games/slots/{slug}/demo and /play, and the live ones. */
export default function GamesPlay(props: Props) {
  // A slot and a table may be called alike.
  return <Game key={props.kind} {...props} />
}

function Game({ kind, slug: written, mode }: Props) {
  // The router decodes nothing that may part an address; of that a slug has the colon alone.
  const slug = written.replaceAll(/%3a/gi, ':')
  const { game, isGone, find } = useFetchedGame(kind, slug)
  if (!isPlayMode(mode) || isGone) return <NotFound />
  if (!game)
    return (
      <div className={`app-page ${styles['page']}`}>
        <PartProblem part="game" shown={false} again={find} />
        <div className={`skeleton ${styles['headSkeleton']}`} />
        <div className={`skeleton ${styles['stage']}`} />
      </div>
    )
  return <Play game={game} mode={mode} />
}

function Play({ game, mode }: { game: ShelfGame; mode: PlayMode }) {
  usePageTitle(game.name)
  const { name, provider, kind, slug } = game
  // To who searches, a game and its demo are one page.
  usePageWord({ game: { name, provider, kind }, path: gamePath(kind, slug) })
  const other = mode === 'demo' ? 'play' : 'demo'
  const loggedIn = useViewer()?.loggedIn === true
  const { rows, refresh, moved } = useFreeSpinsHere(game.id, loggedIn, mode === 'play')
  return (
    <div className={`app-page ${styles['page']}`}>
      <div className={styles['head']}>
        <Link href={ROUTES[game.kind]}>
          <span aria-hidden="true">‹</span>
          <span className={styles['backText']}>
            <FormattedMessage id="play.back" />
          </span>
        </Link>
        <h1>{game.name}</h1>
        <span className={styles['heart']}>
          <Heart id={game.id} name={game.name} />
        </span>
      </div>
      <Stage key={`${game.id} ${mode}`} game={game} mode={mode} onPlayed={moved} />
      {rows.length > 0 && <FreeSpins rows={rows} mode={mode} />}
      {rows.length > 0 && <PartProblem part="freeSpins" shown again={refresh} />}
      <div className={styles['about']}>
        <p>
          {game.provider}
          {mode === 'demo' && game.hasDemo && (
            <>
              {' · '}
              <FormattedMessage id="play.demo" />
            </>
          )}
        </p>
        {game.hasDemo && (
          <Link href={gamePath(game.kind, game.slug, other)}>
            <FormattedMessage id={other === 'demo' ? 'play.toDemo' : 'play.toPlay'} />
          </Link>
        )}
      </div>
      <Similar game={game} />
    </div>
  )
}
