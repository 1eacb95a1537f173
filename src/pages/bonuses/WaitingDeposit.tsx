import { useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { OfferTerms } from '../../offers/OfferTerms.tsx'
import { useSecondsUntil } from '../../format/use-seconds-until.ts'
import { modalAtom } from '../../base/state.ts'
import { TimeUntil } from '../../format/TimeUntil.tsx'
import { useBonusBoard } from '../../data/money-queries.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './bonuses.module.css'

/** The bonus reserved for the player's next deposit; renders nothing once it has expired. */
export function WaitingDeposit() {
  const { formatMessage } = useIntl()
  const setModal = useSetAtom(modalAtom)
  const waiting = useBonusBoard()?.waiting ?? null
  const left = useSecondsUntil(waiting?.expiresAt ?? 0)
  if (!waiting || left === 0) return null
  return (
    <section className={styles.hero}>
      <h2>{waiting.name}</h2>
      <p>
        <FormattedMessage id="bonuses.forDeposit" />
      </p>
      <TimeUntil label={formatMessage({ id: 'bonuses.forDeposit.left' })} until={waiting.expiresAt} />
      <div className={styles.row}>
        <Button variant="primary" onClick={() => setModal({ name: 'payIn' })}>
          <FormattedMessage id="account.deposit" />
        </Button>
      </div>
      <OfferTerms />
    </section>
  )
}
