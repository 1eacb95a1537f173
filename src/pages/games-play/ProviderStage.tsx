import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { CatalogueGame } from '#db/lobby-view.ts'
import type { Viewer } from '#db/view.ts'
import { type LaunchMode, gamePath } from '../../base/routes.ts'
import { modalAtom } from '../../base/state.ts'
import { useViewer } from '../../data/queries.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withProtectionTexts } from '../../i18n/protection-texts.ts'
import { PlayControls } from '../../protection/PlayControls.tsx'
import type { PlayBlock } from '#domain/protection/restrictions.ts'
import { useIsCheckDue } from '../../protection/unchecked-play.ts'
import { type Protection, useProtection } from '../../protection/use-protection.ts'
import { Cover } from '../../cover/Cover.tsx'
import { Button } from '../../ui/Button.tsx'
import { Frame } from './Frame.tsx'
import { FetchedCatalogue } from './FetchedCatalogue.tsx'
import { type Framed, framedCover, framedText } from './framed.ts'
import { Panel, WaysOut } from './Panel.tsx'
import { GamePicture } from './GamePicture.tsx'
import styles from './GamesPlay.module.css'

const PlayBar = lazyComponent(withProtectionTexts(() => import('../../protection/PlayBar.tsx')))

type Props = { game: Framed; mode: LaunchMode; onPlayed: () => void }

/** The area of the game; it can be shown in fullscreen, with a button to leave. */
export function ProviderStage({ game, mode, onPlayed }: Props) {
  const place = useRef<HTMLElement>(null)
  const fullScreen = useFullScreen(place)
  const { isFull, leave } = fullScreen
  const viewer = useViewer()
  const loggedIn = viewer?.loggedIn
  const protection = useProtection()
  const block = protection?.block ?? null
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const isDemo = mode === 'demo'
  const isFinishing = !isDemo && isOpen && mayFinish(protection)
  const isPlayable = isDemo ? game.hasDemo : loggedIn === true && (block === null || isFinishing)
  const player = isDemo ? null : getPlayer(viewer)
  // No game opens before a reality check that is due is answered; an open one stays under it.
  const isWaiting = useIsCheckDue(player?.playerId ?? null) && !isOpen

  // In full screen there is no way out of what is shown instead of a closed game.
  useEffect(() => {
    if (!isPlayable) leave()
  }, [isPlayable, leave])

  return (
    <section className={styles.place} aria-label={game.name} ref={place} data-full={isFull}>
      {isPlayable && <Tools game={game} fullScreen={fullScreen} />}
      <div className={styles.stage}>
        <div className={styles.cover}>
          <Cover {...framedCover(game)} />
        </div>
        {!isWaiting && (
          <Entry
            game={game}
            mode={mode}
            block={block}
            close={isFinishing ? close : null}
            setOpen={setOpen}
            onPlayed={onPlayed}
            onLeaveFullScreen={leave}
          />
        )}
      </div>
      {!isDemo && loggedIn !== false && <PlayBarPlace game={game} player={player} />}
    </section>
  )
}

/**
 * A round may be finished only where the operator takes no new stake, and not after a self-exclusion, which ends the
 * session there.
 */
function mayFinish(protection: Protection | undefined): boolean {
  return protection?.isBlockConfirmed === true && protection.block?.reason !== 'excluded'
}

/** Who plays for money; null before player and wallet are known. */
function getPlayer(viewer: Viewer | undefined) {
  const playerId = viewer?.player?.id
  const currency = viewer?.wallet?.currency
  return playerId !== undefined && currency ? { playerId, currency } : null
}

type PlayBarPlaceProps = { game: Framed; player: ReturnType<typeof getPlayer> }

/** The room of the bar stays the same before the player is known. */
function PlayBarPlace({ game, player }: PlayBarPlaceProps) {
  return <div className={styles.play}>{player && <PlayBar player={player} isTable={game.kind !== 'sportsbook'} />}</div>
}

type ToolsProps = { game: Framed; fullScreen: ReturnType<typeof useFullScreen> }

/** The name of the game in full screen, and the button that enters and leaves it. */
function Tools({ game, fullScreen: { isFull, enter, leave } }: ToolsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.tools}>
      {isFull && <b translate="no">{game.name}</b>}
      <Button variant="secondary" className={styles.full ?? ''} onClick={isFull ? leave : enter}>
        <Corners inward={isFull} />
        <span className={styles.fullText}>{formatMessage({ id: isFull ? 'play.leaveFull' : 'play.full' })}</span>
      </Button>
    </div>
  )
}

type EntryProps = Props & {
  block: PlayBlock | null
  /** Closes the game; given while it stays open only for its round. */
  close: (() => void) | null
  setOpen: (isOpen: boolean) => void
  onLeaveFullScreen: () => void
}

/** Playing for money requires a login, a demo does not, and some games have no demo. */
function Entry({ game, mode, block, ...rest }: EntryProps) {
  const loggedIn = useViewer()?.loggedIn
  const [wasLoggedIn, setWasLoggedIn] = useState(false)
  if (loggedIn && !wasLoggedIn) setWasLoggedIn(true)
  if (mode === 'demo' && !game.hasDemo && game.kind !== 'sportsbook') return <NoDemo game={game} />
  if (mode === 'play' && loggedIn === false && block === null) return <LogIn game={game} wasLoggedIn={wasLoggedIn} />
  const frame = <Frame game={game} mode={mode} {...rest} />
  if (mode === 'demo') return frame
  // A game for money opens only while the player may play; what has not ended when it closes, the provider ends.
  return (
    <PlayControls protection={{ block }} isOpen={rest.close !== null} className={styles.panel}>
      {frame}
    </PlayControls>
  )
}

function NoDemo({ game }: { game: CatalogueGame }) {
  const { formatMessage } = useIntl()
  return (
    <Panel
      text={formatMessage({ id: game.kind === 'live' ? 'play.noDemoLive' : 'play.noDemo' })}
      tile={<GamePicture game={game} />}
    >
      <WaysOut game={game} mode="play">
        <Link className={styles.main ?? ''} href={gamePath(game.kind, game.slug)}>
          <FormattedMessage id="play.toPlay" />
        </Link>
      </WaysOut>
    </Panel>
  )
}

/** A guest signs up or logs in, and the game opens at once. A player whose session has ended sees a message that says so. */
function LogIn({ game, wasLoggedIn }: { game: Framed; wasLoggedIn: boolean }) {
  const { formatMessage } = useIntl()
  const setModal = useSetAtom(modalAtom)
  const logIn = (
    <Button variant={wasLoggedIn ? 'primary' : 'secondary'} onClick={() => setModal({ name: 'login' })}>
      <FormattedMessage id="account.logIn" />
    </Button>
  )
  return (
    <Panel
      text={formatMessage({ id: framedText(game, wasLoggedIn ? 'play.loggedOut' : 'play.guest') })}
      tile={<GamePicture game={game} />}
    >
      {/* No game is loading here, so the catalogue may use the bandwidth. */}
      {game.kind !== 'sportsbook' && <FetchedCatalogue kind={game.kind} />}
      <div className={styles.ways}>
        {wasLoggedIn && logIn}
        <Button variant={wasLoggedIn ? 'secondary' : 'primary'} onClick={() => setModal({ name: 'register' })}>
          <FormattedMessage id="account.signUp" />
        </Button>
        {!wasLoggedIn && logIn}
        {game.kind !== 'sportsbook' && game.hasDemo && (
          <Link href={gamePath(game.kind, game.slug, 'demo')}>
            <FormattedMessage id="play.toDemo" />
          </Link>
        )}
      </div>
    </Panel>
  )
}

/** Fullscreen icon: four corners that point out of the frame or into it. */
function Corners({ inward }: { inward: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={inward ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'} />
    </svg>
  )
}

/**
 * Shows an element in fullscreen; where the browser has no Fullscreen API for elements (iPhone), CSS stretches it over
 * the whole page. `isFull` is true in both cases.
 */
function useFullScreen(place: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)

  useEffect(() => {
    const listen = (): void => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', listen)
    return () => document.removeEventListener('fullscreenchange', listen)
  }, [])

  const leave = useCallback(() => {
    // The player may already have left fullscreen with a browser key.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    setFull(false)
  }, [])
  const enter = useCallback(() => {
    setFull(true)
    void place.current?.requestFullscreen?.().catch(() => undefined)
  }, [place])

  useEffect(() => {
    if (!isFull || document.fullscreenElement) return
    // For the whole-page fallback: Escape has to leave it, as in real fullscreen.
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') leave()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isFull, leave])
  return { isFull, enter, leave }
}
