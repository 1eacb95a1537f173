import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ActiveSession, Security } from '#worker/profile/security.ts'
import { useNeedsNetwork } from '../../../base/use-needs-network.ts'
import { commands } from '../../../data/commands.ts'
import { getRejectionText } from '../../../forms/rejection-texts.ts'
import { useFormatDateTime } from '../../../format/use-format-date-time.ts'
import { AskFirst } from '../../../ui/AskFirst.tsx'
import { useRegionName } from '../../../format/use-region-name.ts'
import profile from '../Profile.module.css'
import { Card } from './Card.tsx'
import { DoneNote } from './DoneNote.tsx'
import styles from './access.module.css'

type Props = { sessions: readonly ActiveSession[]; onChange: (security: Security) => void }

/** Where the player is logged in; each session but this one can be ended. */
export function SessionsCard({ sessions, onChange }: Props) {
  const intl = useIntl()
  const { formatMessage } = intl
  const reasonId = useId()
  const noNetwork = useNeedsNetwork()
  const [problem, setProblem] = useState<string | null>(null)
  const [ended, setEnded] = useState<{ count: number; at: number } | null>(null)
  const sorted = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  const isSeveral = sessions.filter(({ isCurrent }) => !isCurrent).length > 1

  async function end(id: string | null): Promise<void> {
    setProblem(null)
    setEnded(null)
    const answer = await commands.profile.endSessions({ id })
    if (!answer.ok) return setProblem(getRejectionText(intl, answer.error))
    onChange(answer.value)
    const left = new Set(answer.value.sessions.map((session) => session.id))
    setEnded({ count: sessions.filter((session) => !left.has(session.id)).length, at: performance.now() })
  }

  return (
    <Card title="access.sessions" player={null}>
      <ul className={styles.sessions}>
        {sorted.map((session) => (
          <li key={session.id}>
            <SessionLine
              session={session}
              isDisabled={noNetwork !== undefined}
              reasonId={reasonId}
              onEnd={() => end(session.id)}
            />
          </li>
        ))}
      </ul>
      {isSeveral && (
        <AskFirst
          texts={{
            label: formatMessage({ id: 'access.sessions.endOthers' }),
            question: formatMessage({ id: 'access.sessions.endOthers.sure' }),
            no: formatMessage({ id: 'access.sessions.endOthers.no' }),
            yes: formatMessage({ id: 'access.sessions.endOthers' }),
          }}
          isDisabled={noNetwork !== undefined}
          reasonId={reasonId}
          onYes={() => end(null)}
        />
      )}
      {ended && (
        <DoneNote key={ended.at}>
          <FormattedMessage id="access.sessions.ended" values={{ count: ended.count }} />
        </DoneNote>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <p id={reasonId} className={styles.about}>
        {noNetwork}
      </p>
    </Card>
  )
}

type LineProps = { session: ActiveSession; isDisabled: boolean; reasonId: string; onEnd: () => Promise<void> }

function SessionLine({ session, isDisabled, reasonId, onEnd }: LineProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const regionName = useRegionName()
  const formatDateTime = useFormatDateTime()
  const device = session.device ?? formatMessage({ id: 'access.sessions.unknown' })
  return (
    <>
      <p id={id} className={styles.session}>
        <span className={styles.device}>
          <b translate="no">{device}</b>
          {session.isCurrent && (
            <span className={profile.badge} data-tone="good">
              <FormattedMessage id="access.sessions.this" />
            </span>
          )}
        </span>
        <span className={styles.place}>
          {session.country && <span>{regionName(session.country)}</span>}
          {!session.isCurrent && session.lastSeenAt !== null && (
            <span>
              <FormattedMessage id="access.sessions.seen" values={{ time: formatDateTime(session.lastSeenAt) }} />
            </span>
          )}
        </span>
      </p>
      {!session.isCurrent && (
        <AskFirst
          texts={{
            label: formatMessage({ id: 'access.sessions.end' }),
            question: formatMessage({ id: 'access.sessions.end.sure' }, { device }),
            no: formatMessage({ id: 'access.sessions.end.no' }),
            yes: formatMessage({ id: 'access.sessions.end' }),
          }}
          about={id}
          isDisabled={isDisabled}
          reasonId={reasonId}
          onYes={onEnd}
        />
      )}
    </>
  )
}
