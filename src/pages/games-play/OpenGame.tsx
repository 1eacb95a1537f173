import { useAtomValue, useSetAtom } from 'jotai'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation } from 'wouter'
import { framePolicy } from '#domain/frames/frame-grants.ts'
import type { LaunchMode } from '../../base/routes.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withProtectionTexts } from '../../i18n/protection-texts.ts'
import { modalAtom, openDepositAtom } from '../../base/state.ts'
import { useReachable, useViewer } from '../../data/queries.ts'
import { FetchedCatalogue } from './FetchedCatalogue.tsx'
import { Finish, preloadFinish } from './Finish.tsx'
import { type Framed, exitPath, framedText } from './framed.ts'
import { Loading } from './Loading.tsx'
import { Panel, RetryButton, WaysOut } from './Panel.tsx'
import { type Stop, useGameFrame } from './use-game-frame.ts'
import { useLateness } from './use-lateness.ts'
import type { OpenLaunch } from './use-launch.ts'
import type { ElementChildren } from '../../ui/children.ts'
import { Button } from '../../ui/Button.tsx'
import { Strokes } from '../../ui/Icon.tsx'
import { CLOSE_PATH } from '../../ui/lazy-icons.ts'
import { useOpenTab } from '../../base/use-open-tab.ts'
import { commands } from '../../data/commands.ts'
import { showToast } from '../../ui/toast-store.ts'
import styles from './GamesPlay.module.css'

const CloseGame = lazyComponent(withProtectionTexts(() => import('./CloseGame.tsx')))

type Props = {
  game: Framed
  mode: LaunchMode
  launch: OpenLaunch
  /** Closes the game; given while it stays open only for its round, and is not opened again. */
  close: (() => void) | null
  again: () => void
  onPlayed: () => void
  onLeaveFullScreen: () => void
}

/** The provider's iframe, with the notes and errors over it. */
export function OpenGame(props: Props) {
  const { game, mode, launch, close, again, onPlayed, onLeaveFullScreen } = props
  const { url, grants } = launch
  const [, navigate] = useLocation()
  const loggedIn = useViewer()?.loggedIn ?? false
  const openDeposit = useSetAtom(openDepositAtom)
  const reachable = useReachable()
  const [movedAt, setMovedAt] = useState<number | null>(null)
  const gameFrame = useGameFrame(url, {
    onRequest({ type }) {
      if (type === 'balance') {
        setMovedAt(performance.now())
        return onPlayed()
      }
      onLeaveFullScreen()
      return type === 'exit' ? navigate(exitPath(game)) : openDeposit(loggedIn)
    },
  })
  const { frame, isLoaded, isShown, stop, ratio, onLoad, refresh } = gameFrame
  const policy = framePolicy(grants)
  const opening = useLateness(!isLoaded && stop === null)
  // Neither an error nor a game that has never come stands in its place.
  const isOpening = stop === null && opening !== 'givenUp'
  useRefreshAfterModal(refresh)
  useEffect(() => {
    if (mode === 'play') preloadFinish()
  }, [mode])

  return (
    <>
      <iframe
        ref={frame}
        className={styles.game}
        style={ratio === null ? undefined : { maxWidth: `calc(100cqh * ${ratio.toFixed(3)})` }}
        data-shown={isShown}
        title={game.name}
        sandbox={policy.sandbox}
        allow={policy.allow}
        referrerPolicy={policy.referrerPolicy}
        src={url}
        onLoad={onLoad}
      />
      {game.kind !== 'sportsbook' && (
        // The catalogue loads after the game, so that the game has the bandwidth to itself; a slow game does not delay
        // it.
        <FetchedCatalogue kind={game.kind} isWanted={isLoaded || opening !== 'inTime'} />
      )}
      {!isShown && isOpening && <Loading game={game} isSlow={opening !== 'inTime'} />}
      {isShown && stop === null && !reachable && <ConnectionGone game={game} />}
      {close && <Finish movedAt={movedAt} close={close} isNoted={isOpening} />}
      <SilenceNote game={game} gameFrame={gameFrame} isWanted={close === null && reachable} again={again} />
      <InsteadOfGame {...props} stop={stop} isGivenUp={opening === 'givenUp'} />
    </>
  )
}

type SilenceProps = Pick<Props, 'game' | 'again'> & { gameFrame: ReturnType<typeof useGameFrame>; isWanted: boolean }

/** The note on a game that never sent `ready`, until the player closes it. */
function SilenceNote({ game, again, gameFrame, isWanted }: SilenceProps) {
  const { frame, isLoaded, isShown, isReady, stop } = gameFrame
  const silence = useLateness(isLoaded && !isReady && stop === null)
  const [isDismissed, setDismissed] = useState(false)
  if (!isWanted || !isShown || silence !== 'givenUp' || isDismissed) return null

  function dismiss(): void {
    setDismissed(true)
    frame.current?.focus()
  }

  return <Silent game={game} again={again} onClose={dismiss} />
}

/** Why there is no game, and what can be done. */
function InsteadOfGame({
  game,
  mode,
  launch,
  close,
  again,
  stop,
  isGivenUp,
}: Props & { stop: Stop | null; isGivenUp: boolean }) {
  const { formatMessage } = useIntl()
  const ways = close ? (
    <CloseGame close={close} />
  ) : (
    <WaysOut game={game} mode={mode}>
      <RetryButton again={again} isSecond={stop === 'storage'} />
    </WaysOut>
  )
  if (stop !== null) {
    return (
      <Stopped stop={stop} url={launch.url} game={game} mode={mode} isLast={close !== null}>
        {ways}
      </Stopped>
    )
  }
  if (!isGivenUp) return null
  return (
    <Panel
      text={formatMessage({ id: framedText(game, 'play.givenUp') })}
      details={formatMessage({ id: 'play.givenUpWhy' })}
    >
      {ways}
    </Panel>
  )
}

function ConnectionGone({ game }: Pick<Props, 'game'>) {
  return (
    <output className={styles.note}>
      <FormattedMessage id={framedText(game, 'play.connectionGone')} />
    </output>
  )
}

type StoppedProps = Pick<Props, 'game' | 'mode'> & {
  stop: Stop
  url: string
  isLast: boolean
  children: ElementChildren
}

function Stopped({ stop, url, game, mode, isLast, children }: StoppedProps) {
  const { formatMessage } = useIntl()
  const openTab = useGameTab(game.slug, mode)
  if (stop !== 'storage') {
    const id = framedText(game, stop === 'session' ? 'play.sessionOver' : 'play.broken')
    return <Panel text={formatMessage({ id })}>{children}</Panel>
  }
  const provider = new URL(url).hostname
  return (
    <Panel
      text={formatMessage({ id: framedText(game, 'play.storage') })}
      details={formatMessage({ id: 'play.storageHow' }, { provider })}
    >
      {!isLast && (
        <a className={styles.tab} href={url} target="_blank" rel="noopener noreferrer" onClick={openTab}>
          <FormattedMessage id="play.ownTab" />
        </a>
      )}
      {children}
    </Panel>
  )
}

/** After any dialog closes, such as a deposit, the game reloads the balance. */
function useRefreshAfterModal(refresh: () => void): void {
  const isOpen = useAtomValue(modalAtom) !== null
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) refresh()
    wasOpen.current = isOpen
  })
}

type SilentProps = { game: Framed; again: () => void; onClose: () => void }

/**
 * Shown over a game that has loaded but never sent `ready`. It may be broken, or its provider never sends that message
 * and a round may be running. So this is only a note that the player can close, with a button to reload.
 */
function Silent({ game, again, onClose }: SilentProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={`${styles.note} ${styles.silent}`}>
      <output>
        <FormattedMessage id={framedText(game, 'play.silent')} />
      </output>
      <Button
        variant="quiet"
        className={styles.close ?? ''}
        aria-label={formatMessage({ id: 'dialog.close' })}
        onClick={onClose}
      >
        <Strokes d={CLOSE_PATH} />
      </Button>
      <div className={styles.ways}>
        <RetryButton again={again} isSecond />
        <Link href={exitPath(game)}>
          <FormattedMessage id={framedText(game, 'play.back')} />
        </Link>
      </div>
    </div>
  )
}

/** Opens a game in a new tab, with a newly requested address: the one of the iframe is already used or may expire. */
function useGameTab(slug: string, mode: LaunchMode): (event: MouseEvent) => void {
  const openTab = useOpenTab('play.asking')

  async function open(): Promise<void> {
    const tab = openTab()
    const answer = await commands.lobby.launch({ slug, mode })
    tab.go(answer.ok ? answer.value.url : null)
    if (!answer.ok) showToast({ id: `error.${answer.error.code}` })
  }

  return (event) => {
    event.preventDefault()
    void open()
  }
}
