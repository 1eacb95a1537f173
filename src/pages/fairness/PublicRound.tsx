import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import type { OriginalGame, PublicRoundRow as Shared } from '#db/view.ts'
import type { AppError, ErrorCode } from '#domain/calls/result.ts'
import { usePageSubject } from '../../base/page-subject.ts'
import { usePageTitle } from '../../base/use-page-title.ts'
import { CopyRound } from '../../games/table/fairness/CopyRound.tsx'
import seeds from '../../games/table/fairness/fairness.module.css'
import { fairnessPath } from '../../games/table/fairness/fairness-path.ts'
import { tablePath } from '../../games/paths.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './fairness-page.module.css'
import { CheckedRound } from './CheckedRound.tsx'
import { commands } from '../../data/commands.ts'
import { useReachable } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { usePublicRound } from '../../data/round-queries.ts'

const ID_SHOWN = 40

/** /fairness/{game}/{round}: a round that its player has shared, verified on this device, also for a guest. */
export function PublicRound({ game, roundId }: { game: OriginalGame; roundId: string }) {
  const { formatMessage } = useIntl()
  const id = roundId.length > ID_SHOWN ? `${roundId.slice(0, ID_SHOWN)}…` : roundId
  const title = formatMessage({ id: 'publicRound.title' }, { game: formatMessage({ id: `nav.${game}` }), id })
  usePageTitle(title)
  // Search engines must not list what a player shares.
  usePageSubject({ isMissing: true })
  const shared = useSharedRound(game, roundId)
  return (
    <div className={`app-page ${seeds.fairness} ${styles.page}`} data-testid="public-round">
      <header className={styles.head}>
        <h1>{title}</h1>
        <Link href={fairnessPath(game)}>{formatMessage({ id: 'fairness.how' })}</Link>
      </header>
      {shared.state === 'known' ? <Known {...shared} /> : <Lacking shared={shared} />}
    </div>
  )
}

function Known({ shared, again }: { shared: Shared; again: (() => void) | null }) {
  const { formatMessage } = useIntl()
  const { round, serverSeed, multiplier, hasAmounts } = shared
  return (
    <section className={styles.card} aria-label={formatMessage({ id: 'fairness.check' })}>
      {again && (
        <div className={seeds.buttons}>
          <output className={seeds.said}>{formatMessage({ id: 'part.lastGood' })}</output>
          <Button onClick={again}>{formatMessage({ id: 'errorPage.retry' })}</Button>
        </div>
      )}
      <CheckedRound
        round={round}
        serverSeed={serverSeed}
        receipt={{ multiplier, hasAmounts }}
        secret={<output>{formatMessage({ id: 'publicRound.secret' })}</output>}
      >
        {serverSeed !== null && hasAmounts && <CopyRound round={round} serverSeed={serverSeed} />}
      </CheckedRound>
      <p>{formatMessage({ id: 'publicRound.lead' })}</p>
      <Link className={styles.link} href={tablePath(round)}>
        {formatMessage({ id: 'profile.toGame' })}
      </Link>
    </section>
  )
}

function Lacking({ shared }: { shared: Exclude<ReturnType<typeof useSharedRound>, { state: 'known' }> }) {
  const { formatMessage } = useIntl()
  if (shared.state === 'loading')
    return (
      <div className={styles.card} aria-busy="true">
        <output>{formatMessage({ id: 'fairness.opened.loading' })}</output>
        <div className={`skeleton ${styles.coming}`} />
      </div>
    )
  const isOffered = shared.state !== 'failed' || shared.code !== 'notOffered'
  return (
    <div className={styles.card}>
      <output>
        {formatMessage({
          id:
            shared.state !== 'failed'
              ? `publicRound.${shared.state}`
              : isOffered
                ? `error.${shared.code}`
                : 'publicRound.notOffered',
        })}
      </output>
      {shared.state === 'failed' && isOffered && (
        <p>
          <Button onClick={shared.again}>{formatMessage({ id: 'errorPage.retry' })}</Button>
        </p>
      )}
    </div>
  )
}

type SharedState =
  | { state: 'loading' | 'unknown' | 'offline' }
  | { state: 'failed'; code: ErrorCode; again: () => void }
  /** `again` is null unless the stored round could not be updated. */
  | { state: 'known'; shared: Shared; again: (() => void) | null }

/** A round that its player has shared: as stored on this device, and as the operator answers once it is reachable. */
function useSharedRound(game: OriginalGame, roundId: string): SharedState {
  const reachable = useReachable()
  const stored = usePublicRound(game, roundId)
  const [error, setError] = useState<AppError | null>(null)
  useRefresh(load, true, `${game} ${roundId}`)

  if (stored === undefined) return { state: 'loading' }
  const hasFailed = error !== null && error.code !== 'offline' && reachable
  if (stored) return { state: 'known', shared: stored, again: hasFailed ? again : null }
  if (error?.code === 'unavailable') return { state: 'unknown' }
  if (!reachable) return { state: 'offline' }
  return error ? { state: 'failed', code: error.code, again } : { state: 'loading' }

  function again(): void {
    setError(null)
    void load()
  }

  async function load(): Promise<void> {
    const answer = await commands.games.loadPublicRound({ game, roundId })
    setError(answer.ok ? null : answer.error)
  }
}
