import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import type { ProvidedCard } from '../../../worker/db/view.ts'
import { type PlayMode, ROUTES } from '../../app/routes.ts'
import { modalAtom, openDepositAtom } from '../../app/state.ts'
import { useReachable, useViewer } from '../../data/queries.ts'
import { Loading } from './Loading.tsx'
import { Again, Panel, WaysOut } from './Panel.tsx'
import { type Stop, useGameFrame } from './use-game-frame.ts'
import { useLate } from './use-late.ts'
import styles from './GamesPlay.module.css'

/** What a provider's game may do: run its scripts, on an origin that is never ours; the page that holds it is out of its reach. */
const SANDBOX = 'allow-scripts allow-same-origin'
/** Sound without another click. The whole screen is the page's to give. */
const ALLOW = 'autoplay'

type Props = {
  game: ProvidedCard
  mode: PlayMode
  url: string
  again: () => void
  onPlayed: () => void
  onLeaveFullScreen: () => void
}

/** The provider's frame, with what is to be said about it. */
export function OpenGame({ game, mode, url, again, onPlayed, onLeaveFullScreen }: Props) {
  const { formatMessage } = useIntl()
  const [, navigate] = useLocation()
  const loggedIn = useViewer()?.loggedIn ?? false
  const openDeposit = useSetAtom(openDepositAtom)
  const reachable = useReachable()
  const { frame, isShown, isReady, stop, ratio, onLoad, refresh } = useGameFrame(url, {
    onAsked({ type }) {
      if (type === 'balance') return onPlayed()
      onLeaveFullScreen()
      return type === 'exit' ? navigate(ROUTES[game.kind]) : openDeposit(loggedIn)
    },
  })
  const late = useLate(!isReady && stop === null)
  useRefreshAfterModal(refresh)

  return (
    <>
      <iframe
        ref={frame}
        className={styles['game']}
        style={ratio === null ? undefined : { maxWidth: `calc(100cqh * ${ratio.toFixed(3)})` }}
        data-shown={isShown}
        title={game.name}
        src={url}
        sandbox={SANDBOX}
        allow={ALLOW}
        referrerPolicy="no-referrer"
        onLoad={onLoad}
      />
      {!isShown && stop === null && late !== 'givenUp' && <Loading game={game} isSlow={late !== 'inTime'} />}
      {isShown && late === 'slow' && <Note id="play.slow" />}
      {isReady && stop === null && !reachable && <Note id="play.connectionGone" />}
      {stop !== null ? (
        <Stopped stop={stop} url={url}>
          <WaysOut game={game} mode={mode}>
            <Again again={again} isSecond={stop === 'storage'} />
          </WaysOut>
        </Stopped>
      ) : (
        late === 'givenUp' && (
          <Panel text={formatMessage({ id: 'play.givenUp' })} why={formatMessage({ id: 'play.givenUpWhy' })}>
            <WaysOut game={game} mode={mode}>
              <Again again={again} />
            </WaysOut>
          </Panel>
        )
      )}
    </>
  )
}

function Note({ id }: { id: 'play.slow' | 'play.connectionGone' }) {
  return (
    <output className={styles['note']}>
      <FormattedMessage id={id} />
    </output>
  )
}

function Stopped({ stop, url, children }: { stop: Stop; url: string; children: ReactNode }) {
  const { formatMessage } = useIntl()
  if (stop !== 'storage') {
    return (
      <Panel text={formatMessage({ id: stop === 'session' ? 'play.sessionOver' : 'play.broken' })}>{children}</Panel>
    )
  }
  const provider = new URL(url).hostname
  return (
    <Panel text={formatMessage({ id: 'play.storage' })} why={formatMessage({ id: 'play.storageHow' }, { provider })}>
      <a className={styles['tab']} href={url} target="_blank" rel="noopener noreferrer">
        <FormattedMessage id="play.ownTab" />
      </a>
      {children}
    </Panel>
  )
}

/** Whatever a dialog was open for, a deposit among it: the game asks anew what there is to play with. */
function useRefreshAfterModal(refresh: () => void): void {
  const isOpen = useAtomValue(modalAtom) !== null
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) refresh()
    wasOpen.current = isOpen
  })
}
