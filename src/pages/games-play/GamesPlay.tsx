import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { GameCard, GameKind } from '../../../worker/db/view.ts'
import { PartProblem } from '../../app/PartProblem.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { type PlayMode, ROUTES, gamePath, isPlayMode } from '../../app/routes.ts'
import { modalAtom } from '../../app/state.ts'
import { commands } from '../../data/commands.ts'
import { useGame, useShelf } from '../../data/lobby-queries.ts'
import { useViewer } from '../../data/queries.ts'
import { Cover } from '../../games/cover/Cover.tsx'
import { Button } from '../../ui/Button.tsx'
import NotFound from '../not-found/NotFound.tsx'
import { Frame } from './Frame.tsx'
import { Similar } from './Similar.tsx'
import styles from './GamesPlay.module.css'

type Props = { kind: GameKind; slug: string; mode: string }

/** A provider's game: /games/slots/{slug}/demo and /play, and the live ones. */
export default function GamesPlay({ kind, slug, mode }: Props) {
  const game = useGame(kind, slug)
  const shelf = useShelf(kind)
  if (!isPlayMode(mode) || (shelf && game === null)) return <NotFound />
  if (!game)
    return (
      <div className="app-page">
        <PartProblem part="catalogue" shown={false} again={() => commands.lobby.refreshCatalogue()} />
        <div className="skeleton skeleton-block" />
      </div>
    )
  return <Play game={game} mode={mode} />
}

function Play({ game, mode }: { game: GameCard; mode: PlayMode }) {
  usePageTitle(game.name)
  const other = mode === 'demo' ? 'play' : 'demo'
  return (
    <div className={`app-page ${styles['page']}`}>
      <div className={styles['head']}>
        <Link href={ROUTES[game.kind]}>
          <FormattedMessage id="play.back" />
        </Link>
        <h1>{game.name}</h1>
        <p>
          {game.provider}
          {mode === 'demo' && (
            <>
              {' · '}
              <FormattedMessage id="play.demo" />
            </>
          )}
        </p>
        {game.kind === 'slots' && (
          <Link href={gamePath(game.kind, game.slug, other)}>
            <FormattedMessage id={other === 'demo' ? 'play.toDemo' : 'play.toPlay'} />
          </Link>
        )}
      </div>
      <section className={styles['frame']} aria-label={game.name}>
        <div className={styles['cover']}>
          <Cover id={game.id} name={game.name} provider={game.provider} kind={game.kind} />
        </div>
        <Entry game={game} mode={mode} />
      </section>
      <Similar game={game} />
    </div>
  )
}

/** Playing for money takes a player; looking takes nobody. */
function Entry({ game, mode }: { game: GameCard; mode: PlayMode }) {
  const loggedIn = useViewer()?.loggedIn
  const setModal = useSetAtom(modalAtom)
  if (mode === 'play' && loggedIn === false) {
    return (
      <div className={styles['say']}>
        <p>
          <FormattedMessage id="play.guest" />
        </p>
        <Button variant="primary" onClick={() => setModal({ name: 'login' })}>
          <FormattedMessage id="guest.enter" />
        </Button>
      </div>
    )
  }
  return <Frame key={`${game.id} ${mode}`} game={game} mode={mode} />
}
