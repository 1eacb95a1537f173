import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { AppError } from '#domain/calls/result.ts'
import { useBlockReload } from '../../base/use-block-reload.ts'
import { isStakeUnconfirmed } from '#domain/protection/restrictions.ts'
import { type LaunchMode, ROUTES } from '../../base/routes.ts'
import { useReachable, useViewer } from '../../data/queries.ts'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { withProtectionTexts } from '../../i18n/protection-texts.ts'
import { useProtection } from '../../protection/use-protection.ts'
import { type Framed, framedText } from './framed.ts'
import { Loading } from './Loading.tsx'
import { OpenGame } from './OpenGame.tsx'
import { RetryButton, Panel, WaysOut } from './Panel.tsx'
import { useLateness } from './use-lateness.ts'
import { useLaunch } from './use-launch.ts'

const Unconfirmed = lazyComponent(withProtectionTexts(() => import('./Unconfirmed.tsx')))

type Props = {
  game: Framed
  mode: LaunchMode
  /** Closes the game; given while it stays open only for its round. */
  close: (() => void) | null
  /** Called when a game opens in the frame, and when it closes. */
  setOpen: (isOpen: boolean) => void
  /** Called when the game reports that a bet was made or the balance changed. */
  onPlayed: () => void
  onLeaveFullScreen: () => void
}

/** Launches a game and shows its frame. Every failed state offers links to other pages. */
export function Frame({ game, mode, close, setOpen, onPlayed, onLeaveFullScreen }: Props) {
  const { formatMessage } = useIntl()
  const reachable = useReachable()
  const limits = useProtection()?.limits ?? []
  const isUnconfirmed = mode === 'play' && isStakeUnconfirmed(limits)
  const { launch, again } = useLaunch(game.slug, mode, { isAllowed: reachable, isSuspended: isUnconfirmed })
  const late = useLateness(launch.state === 'requesting' && reachable)
  const isOpen = launch.state === 'open'
  useBlockReload('game', isOpen)
  useEffect(() => {
    setOpen(isOpen)
    return () => setOpen(false)
  }, [isOpen, setOpen])
  if (launch.state === 'open') {
    const gameProps = { game, mode, close, again, onPlayed, onLeaveFullScreen }
    return <OpenGame key={launch.url} launch={launch} {...gameProps} />
  }
  if (!reachable) return <Offline game={game} />
  const isRejected = launch.state === 'failed' && launch.error.reason === 'protection.unconfirmed'
  if (isUnconfirmed || isRejected) return <Unconfirmed game={game} mode={mode} again={again} />
  if (launch.state === 'requesting') return <Loading game={game} isSlow={late !== 'inTime'} />
  return (
    <Panel text={formatMessage({ id: framedText(game, getErrorText(launch.error)) })}>
      <WaysOut game={game} mode={mode}>
        {launch.error.retry && <RetryButton again={again} />}
      </WaysOut>
    </Panel>
  )
}

function getErrorText({ code, reason }: AppError) {
  if (reason === 'game.unknown') return 'play.gone'
  if (reason === 'game.noDemo') return 'play.noDemo'
  if (code === 'unavailable') return 'play.unavailable'
  // `forbidden` comes from the worker, not from the operator: the launch address broke the rule for addresses in a
  // frame.
  return code === 'forbidden' ? 'play.rejected' : (`error.${code}` as const)
}

/** Provider games need a connection. Offers only what is stored on the device. */
function Offline({ game }: { game: Framed }) {
  const { formatMessage } = useIntl()
  const loggedIn = useViewer()?.loggedIn
  return (
    <Panel
      text={formatMessage({ id: framedText(game, 'play.offline') })}
      details={formatMessage({ id: 'play.offlineWorks' })}
    >
      <WaysOut game={game} mode={null}>
        {loggedIn && (
          <Link href={ROUTES.profileHistory}>
            <FormattedMessage id="profile.history" />
          </Link>
        )}
      </WaysOut>
    </Panel>
  )
}
