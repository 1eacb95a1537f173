import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { AppError } from '../../../worker/core/result.ts'
import { useBlockReload } from '../../app/pwa/use-block-reload.ts'
import { type PlayMode, ROUTES } from '../../app/routing/routes.ts'
import { useReachable, useViewer } from '../../data/queries.ts'
import { type Framed, framedText } from './framed.ts'
import { Loading } from './Loading.tsx'
import { OpenGame } from './OpenGame.tsx'
import { RetryButton, Panel, WaysOut } from './Panel.tsx'
import { useLateness } from './use-lateness.ts'
import { useLaunch } from './use-launch.ts'

type Props = {
  game: Framed
  mode: PlayMode
  /** The game says that something was played. */
  onPlayed: () => void
  onLeaveFullScreen: () => void
}

/** A game from the question where it opens to the frame that it runs in; each way that can fail leads on. */
export function Frame({ game, mode, onPlayed, onLeaveFullScreen }: Props) {
  const { formatMessage } = useIntl()
  const reachable = useReachable()
  const { launch, again } = useLaunch(game.slug, mode, reachable)
  const late = useLateness(launch.state === 'asking' && reachable)
  useBlockReload('game', launch.state === 'open')
  if (launch.state === 'open') {
    const own = { game, mode, again, onPlayed, onLeaveFullScreen }
    return <OpenGame key={launch.url} launch={launch} {...own} />
  }
  if (!reachable) return <Offline game={game} />
  if (launch.state === 'asking') return <Loading game={game} isSlow={late !== 'inTime'} />
  return (
    <Panel text={formatMessage({ id: framedText(game, textOf(launch.error)) })}>
      <WaysOut game={game} mode={mode}>
        {launch.error.retry && <RetryButton again={again} />}
      </WaysOut>
    </Panel>
  )
}

function textOf({ code, reason }: AppError) {
  if (reason === 'game.unknown') return 'play.gone'
  if (reason === 'game.noDemo') return 'play.noDemo'
  if (code === 'unavailable') return 'play.unavailable'
  // The one forbidden thing that needs no operator: an address that breaks the rule for them.
  return code === 'forbidden' ? 'play.refused' : (`error.${code}` as const)
}

/** Without a connection no provider's game runs; what is kept on the device is there. */
function Offline({ game }: { game: Framed }) {
  const { formatMessage } = useIntl()
  const loggedIn = useViewer()?.loggedIn
  return (
    <Panel
      text={formatMessage({ id: framedText(game, 'play.offline') })}
      why={formatMessage({ id: 'play.offlineWorks' })}
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
