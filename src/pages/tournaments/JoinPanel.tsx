import { useMemo } from 'react'
import { useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TournamentEntryRow, TournamentRow } from '#db/view.ts'
import { useNeedsNetwork } from '../../base/use-needs-network.ts'
import { modalAtom } from '../../base/state.ts'
import { useAllUnsettled } from '../../data/account-queries.ts'
import { commands } from '../../data/commands.ts'
import { useLoggedIn } from '../../data/queries.ts'
import { useGameAction } from '../../games/table/bet/use-game-action.ts'
import { useJustChanged } from '../../ui/use-just-changed.ts'
import { getRejectionText } from '../../forms/rejection-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { DisabledReason } from '../../ui/DisabledReason.tsx'
import styles from './tournaments.module.css'

const REASON_ID = 'tournament-reason'

/** Button to join or leave, sent once with an idempotency key of this page. A guest is asked to sign up. */
export function JoinPanel({ row, entry }: { row: TournamentRow; entry: TournamentEntryRow | null }) {
  const intl = useIntl()
  const loggedIn = useLoggedIn()
  const setModal = useSetAtom(modalAtom)
  const networkReason = useNeedsNetwork()
  const unsettled = useAllUnsettled()
  const isJoined = entry?.joined === true
  const rows = useMemo(() => (entry ? [{ key: null, lastKey: entry.lastKey }] : []), [entry])
  const { isInFlight, error, send } = useGameAction('tournament', rows, `${isJoined}`)
  const isOpen = unsettled?.some(({ kind, subject }) => kind.startsWith('tournament.') && subject === row.id) === true
  const isBusy = isInFlight || isOpen
  const press = (): void => {
    if (!loggedIn) setModal({ name: 'register' })
    else void send('step', commands.tournaments[isJoined ? 'leave' : 'join'], { id: row.id })
  }
  const canPress = !isJoined || entry.points === 0
  const disabledReason = loggedIn ? networkReason : undefined
  const label = isJoined ? 'tournament.leaving' : 'tournament.joining'
  // A press on Join must not fall on Leave, also when another tab has just joined.
  const isDisabled = useJustChanged(label) || disabledReason !== undefined
  return (
    <div className={styles.join}>
      {isJoined && (
        <span className={styles.badge} data-good>
          <FormattedMessage id="tournament.joined" />
        </span>
      )}
      {canPress && (
        <Button
          variant={isJoined ? 'quiet' : 'primary'}
          size="large"
          movesMoney
          busy={isBusy}
          aria-disabled={isDisabled}
          aria-describedby={REASON_ID}
          onClick={isDisabled ? undefined : press}
        >
          <FormattedMessage id={label} />
        </Button>
      )}
      <DisabledReason id={REASON_ID}>{disabledReason}</DisabledReason>
      {isJoined && canPress && (
        <p className={styles.hint}>
          <FormattedMessage id="tournament.leaving.hint" />
        </p>
      )}
      {isOpen && !isInFlight && (
        <output className={styles.hint}>
          <FormattedMessage id="tournament.checking" />
        </output>
      )}
      <p role="alert" className={styles.danger}>
        {error && getRejectionText(intl, error)}
      </p>
    </div>
  )
}
