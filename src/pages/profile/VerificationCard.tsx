import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import type { PlayerRow } from '#db/view.ts'
import { modalAtom } from '../../base/state.ts'
import { preloadModal } from '../../modals/Modals.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './Profile.module.css'

type Props = { verification: PlayerRow['verification'] }

/** The status of the player's verification, with a button to open the documents. */
export function VerificationCard({ verification: { isNeeded, status } }: Props) {
  const setModal = useSetAtom(modalAtom)
  const state = status ?? (isNeeded ? 'needed' : 'none')
  const urgent = state === 'needed' || state === 'failed'
  return (
    <section className={styles.card} data-testid="verification" data-status={state}>
      <div className={styles.row}>
        <h2>
          <FormattedMessage id="verification.title" />
        </h2>
        <span className={styles.badge} data-tone={TONES[state]}>
          <FormattedMessage id={`verification.state.${state}`} />
        </span>
      </div>
      <p className={styles.hint}>
        <FormattedMessage id={`verification.about.${state}`} />
      </p>
      {state !== 'success' && (
        <div className={styles.row}>
          <Button
            variant={urgent ? 'primary' : 'secondary'}
            onPointerEnter={() => preloadModal('verification')}
            onClick={() => setModal({ name: 'verification' })}
          >
            <FormattedMessage id={state === 'pending' ? 'verification.look' : 'verification.open'} />
          </Button>
        </div>
      )}
    </section>
  )
}

const TONES = { success: 'good', failed: 'bad', needed: 'bad', pending: 'calm', none: 'calm' } as const
