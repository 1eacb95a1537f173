import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ErrorCode } from '../../../../worker/core/result.ts'
import type { PlayerRow } from '../../../../worker/db/view.ts'
import { useReachable } from '../../../data/queries.ts'
import { getMissingText } from '../../../errors/missing-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from './Card.tsx'
import { SecondFactorCard } from './SecondFactorCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import { useSecurity } from './use-security.ts'
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
