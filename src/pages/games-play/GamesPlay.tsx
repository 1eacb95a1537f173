import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { CatalogueGame } from '#db/lobby-view.ts'
import type { FreeSpinRow, ProvidedCard } from '#db/view.ts'
import { areSpinsActive } from '#domain/money/bonus.ts'
import { FavouriteTile, Heart } from '../../catalogue/favourite/FavouriteTile.tsx'
import { LoadError } from '../../errors/LoadError.tsx'
import { useRtp } from '../../format/use-rtp.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { usePageSubject } from '../../base/page-subject.ts'
import { type LaunchMode, ROUTES, gameListPath, gamePath, isLaunchMode } from '../../base/routes.ts'
import { readFreeSpins, useFreeSpins } from '../../data/money-queries.ts'
import { readStoredProtection } from '../../data/protection-queries.ts'
import { useViewer, useServerClock } from '../../data/queries.ts'
import { useMayGetOffers } from '../../protection/use-may-get-offers.ts'
import NotFound from '../../errors/NotFound.tsx'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { toSlug } from './landed-game.ts'
import { Loading } from './Loading.tsx'
import { ProviderStage } from './ProviderStage.tsx'
import { type Fetched, useFetchedGame } from './use-fetched-game.ts'
import { useLateness } from './use-lateness.ts'
import { useSimilar } from './use-similar.ts'
import styles from './GamesPlay.module.css'
import type { GameKind } from '#domain/games/game-types.ts'
import { commands } from '../../data/commands.ts'
import { useBalanceMoved } from './use-balance-moved.ts'
import { useOneAtATime } from '../../base/use-one-at-a-time.ts'

/**
 * Exported here because it uses all the code of this page: a separate chunk would split that code in two for every
 * game.
 */
export { ProviderBetting } from './ProviderBetting.tsx'

type Props = { kind: GameKind; slug: string; mode: string }

/**
 * Reads the cached free spins, and whether they may be shown, before the page renders: shown later, they would move the
 * content below them.
 */
export const freeSpinsRead = Promise.all([readFreeSpins(), readStoredProtection()]).then(
  () => undefined,
  () => undefined,
)

/** The page of a provider's game: /games/slots/{slug}/demo and /play, and the same for live games. */
export default function GamesPlay(props: Props) {
  // A slot and a live table may have the same slug.
  return <Game key={props.kind} {...props} />
}

function Game({ kind, slug: written, mode }: Props) {
  const { game, isGone, isRequested, find } = useFetchedGame(kind, toSlug(written))
  if (!isLaunchMode(mode) || isGone) return <NotFound />
  return (
    <div className={`app-page ${styles.page}`} data-mode={mode}>
      <Head kind={kind} game={game} />
      {game ? <Play game={game} mode={mode} /> : <Coming isRequested={isRequested} find={find} />}
      {(game !== null || isRequested) && <About game={game} mode={mode} />}
      {game && <Similar game={game} />}
    </div>
  )
}

function Head({ kind, game }: { kind: GameKind; game: CatalogueGame | null }) {
  return (
    <div className={styles.head}>
      <Link href={ROUTES[kind]}>
        <span aria-hidden="true">‹</span>
        <span className={styles.backText}>
          <FormattedMessage id="play.back" />
        </span>
      </Link>
      {game ? <h1 translate="no">{game.name}</h1> : <div className={`skeleton ${styles.nameSkeleton}`} />}
      {game && (
        <span className={styles.heart}>
          <Heart id={game.id} name={game.name} />
        </span>
      )}
    </div>
  )
}

/** Placeholder while the game is not yet known. */
function Coming({ isRequested, find }: Pick<Fetched, 'isRequested' | 'find'>) {
  const late = useLateness(isRequested)
  return (
    <div className={styles.stage}>
      {isRequested ? (
        <Loading game={null} isSlow={late !== 'inTime'} />
      ) : (
        <div className={styles.problem}>
          <LoadError part="game" shown={false} again={find} />
        </div>
      )}
    </div>
  )
}

function Play({ game, mode }: { game: CatalogueGame; mode: LaunchMode }) {
  usePageTitle(game.name)
  const { name, provider, kind, slug } = game
  // For search engines a game and its demo are one page.
  usePageSubject({ game: { name, provider, kind }, path: gamePath(kind, slug) })
  const loggedIn = useViewer()?.loggedIn === true
  const { rows, refresh, moved } = useGameFreeSpins(game.id, loggedIn, mode === 'play')
  const hasSpins = useMayGetOffers() === true && rows.length > 0
  return (
    <>
      <ProviderStage key={`${game.id} ${mode}`} game={game} mode={mode} onPlayed={moved} />
      {hasSpins && <GameFreeSpins rows={rows} mode={mode} />}
      {hasSpins && <LoadError part="freeSpins" shown again={refresh} />}
    </>
  )
}

/** The texts below the game. The note that a demo is free shows even before the game is known. */
function About({ game, mode }: { game: CatalogueGame | null; mode: LaunchMode }) {
  const other = mode === 'demo' ? 'play' : 'demo'
  return (
    <div className={styles.about}>
      {mode === 'demo' && game?.hasDemo !== false && (
        <p className={styles.free}>
          <FormattedMessage id="play.demo" />
        </p>
      )}
      {game && <p translate="no">{game.provider}</p>}
      {game && game.rtp !== null && <ReturnToPlayer rtp={game.rtp} />}
      {game?.hasDemo && (
        <Link href={gamePath(game.kind, game.slug, other)}>
          <FormattedMessage id={other === 'demo' ? 'play.toDemo' : 'play.toPlay'} />
        </Link>
      )}
    </div>
  )
}

/** In: RTP in hundredths of a percent. */
function ReturnToPlayer({ rtp }: { rtp: number }) {
  const { formatMessage } = useIntl()
  const rtpText = useRtp()
  return <p data-tip={formatMessage({ id: 'play.rtp.term' })}>{rtpText(rtp)}</p>
}

const SPIN_TEXTS = {
  play: { counted: 'play.spins', some: 'play.spinsSome' },
  demo: { counted: 'play.spinsDemo', some: 'play.spinsSomeDemo' },
} as const satisfies Record<LaunchMode, Record<string, MessageKey>>

/**
 * Shows how many free spins the player has in this game and until when. The game uses them before money; a demo does
 * not use them.
 */
function GameFreeSpins({ rows, mode }: { rows: FreeSpinRow[]; mode: LaunchMode }) {
  const formatDateTime = useFormatDateTime()
  const now = useServerNow()
  const spins = rows.filter((row) => areSpinsActive(row, now)).toSorted((a, b) => a.expiresAt - b.expiresAt)
  const [next] = spins
  if (!next) return null
  const left = spins.every((row) => row.left !== null) ? spins.reduce((sum, row) => sum + (row.left ?? 0), 0) : null
  const until = formatDateTime(next.expiresAt)
  return (
    <p className={styles.spins} data-testid="free-spins">
      {left === null ? (
        <FormattedMessage id={SPIN_TEXTS[mode].some} values={{ until }} />
      ) : (
        <FormattedMessage id={SPIN_TEXTS[mode].counted} values={{ left, until }} />
      )}
    </p>
  )
}

/** A row of other games of the same provider. */
function Similar({ game }: { game: ProvidedCard }) {
  const games = useSimilar(game)
  if (games.length === 0) return null
  return (
    <section>
      <div className={styles.similar}>
        <h2 className="shelf-title">
          <FormattedMessage id="play.similar" values={{ provider: game.provider }} />
        </h2>
        <Link href={gameListPath(game.kind, { provider: game.provider })}>
          <FormattedMessage id="home.all" />
        </Link>
      </div>
      <div className="shelf-row">
        {games.map((other) => (
          <FavouriteTile key={other.id} game={other} row={games} />
        ))}
      </div>
    </section>
  )
}

const requestSpins = () => commands.bonuses.refreshSpins()

/**
 * The player's free spins in one game, including expired ones. Call `moved` when the game reports a bet: the remaining
 * balance and spins are then requested from the operator.
 */
function useGameFreeSpins(
  gameId: string,
  wanted: boolean,
  played: boolean,
): { rows: FreeSpinRow[]; refresh: () => Promise<void>; moved: () => void } {
  const clock = useServerClock()
  const all = useFreeSpins() ?? []
  const rows = wanted ? all.filter((row) => row.game.id === gameId) : []
  const refreshSpins = useOneAtATime(requestSpins)
  const balanceMoved = useBalanceMoved()

  useEffect(() => {
    if (wanted) void refreshSpins()
  }, [wanted, refreshSpins])

  function moved(): void {
    if (!played || !wanted) return
    balanceMoved()
    void commands.lobby.saveSettledBet({ gameId })
    const now = clock.now()
    if (rows.some((row) => areSpinsActive(row, now))) void refreshSpins()
  }
  return { rows, refresh: refreshSpins, moved }
}
