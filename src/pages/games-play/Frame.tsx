import { FormattedMessage, useIntl } from 'react-intl'
import type { GameCard } from '../../../worker/db/view.ts'
import type { PlayMode } from '../../app/routes.ts'
import { useReachable } from '../../data/queries.ts'
import { useBusyWhile } from '../../app/busy-while.ts'
import { Button } from '../../ui/Button.tsx'
import { useLaunch } from './useLaunch.ts'
import styles from './GamesPlay.module.css'

/** What a provider's game may do: run its scripts on its own origin; it cannot move the page that holds it. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups'

export function Frame({ game, mode }: { game: GameCard; mode: PlayMode }) {
  const { formatMessage } = useIntl()
  const reachable = useReachable()
  const { launch, again } = useLaunch(game.slug, mode, reachable)
  useBusyWhile('game', launch.state === 'open')
  if (launch.state === 'open') {
    return (
      <iframe
        className={styles['game']}
        title={game.name}
        src={launch.url}
        sandbox={SANDBOX}
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
      />
    )
  }
  if (!reachable) return <Say text={formatMessage({ id: 'play.offline' })} />
  if (launch.state === 'asking') return <Say text={formatMessage({ id: 'play.asking' })} />
  const { code, retry } = launch.error
  const text = code === 'unavailable' ? 'play.unavailable' : (`error.${code}` as const)
  return (
    <Say text={formatMessage({ id: text })}>
      {retry && code !== 'unavailable' && (
        <Button onClick={again}>
          <FormattedMessage id="crash.retry" />
        </Button>
      )}
    </Say>
  )
}

function Say({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className={styles['say']}>
      <p aria-live="polite">{text}</p>
      {children}
    </div>
  )
}
