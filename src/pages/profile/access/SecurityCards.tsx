import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ErrorCode, Result } from '#domain/calls/result.ts'
import type { PlayerRow } from '#db/view.ts'
import type { Security } from '#worker/profile/security.ts'
import { useReachable } from '../../../data/queries.ts'
import { getMissingText } from '../../../errors/missing-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { commands } from '../../../data/commands.ts'
import { useRefresh } from '../../../data/use-refresh.ts'
import { Card } from './Card.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import styles from './access.module.css'

/** The second factor of the log-in and the player's sessions; nothing where the operator offers neither. */
export function SecurityCards({ player }: { player: PlayerRow }) {
  const { answer, load, replace } = useSecurity()
  const reachable = useReachable()
  if (!answer)
    return (
      <Card title="access.security" player={null}>
        {reachable ? <span className={`skeleton ${styles.skeleton}`} aria-busy="true" /> : <Missing again={load} />}
      </Card>
    )
  if (!answer.ok)
    return answer.error.code === 'notOffered' ? null : (
      <Card title="access.security" player={null}>
        <Missing problem={answer.error.code} again={load} />
      </Card>
    )
  const { secondFactor, sessions } = answer.value
  return (
    <>
      {secondFactor && (
        <SecondFactorCard
          player={player}
          secondFactor={secondFactor}
          change={{ reload: load, show: (next) => replace({ secondFactor: next, sessions }) }}
        />
      )}
      {sessions.length > 0 && <SessionsCard sessions={sessions} onChange={replace} />}
    </>
  )
}

function Missing({ problem, again }: { problem?: ErrorCode; again: () => Promise<void> }) {
  const reachable = useReachable()
  const [busy, setBusy] = useState(false)

  async function retry(): Promise<void> {
    setBusy(true)
    await again()
    setBusy(false)
  }

  return (
    <div className={styles.missing} role="alert">
      <p>
        {/* It is never stored, so that it cannot be there without a network. */}
        <FormattedMessage id={reachable ? getMissingText(problem, reachable) : 'connection.needed'} />
      </p>
      {reachable && (
        <Button busy={busy} onClick={() => void retry()}>
          <FormattedMessage id="errorPage.retry" />
        </Button>
      )}
    </div>
  )
}

/**
 * The second factor and the sessions, fetched when the page opens; null until there is an answer. They stay in memory:
 * a stored list of sessions would soon be wrong.
 */
function useSecurity() {
  const [answer, setAnswer] = useState<Result<Security> | null>(null)
  useRefresh(load, !answer?.ok)
  return { answer, load, replace: (security: Security) => setAnswer({ ok: true, value: security }) }

  async function load(): Promise<void> {
    const next = await commands.profile.loadSecurity()
    // A failure leaves on screen what there is.
    setAnswer((before) => (before?.ok && !next.ok ? before : next))
  }
}
