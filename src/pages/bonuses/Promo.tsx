import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNeedsNetwork } from '../../base/use-needs-network.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { DisabledReason } from '../../ui/DisabledReason.tsx'
import { CardSection } from './Cards.tsx'
import { PromoOffer } from './PromoOffer.tsx'
import { usePromo } from './use-promo.ts'
import styles from './bonuses.module.css'

/** Promo code form: looks the code up first, so that the player reads the terms before activating it. */
export function Promo({ loggedIn }: { loggedIn: boolean }) {
  const { formatMessage } = useIntl()
  const reasonId = useId()
  const disabledReason = useNeedsNetwork()
  const { ref, ...promo } = usePromo(loggedIn)
  return (
    <CardSection title="promo.title">
      <form ref={ref} className={`${styles.card} ${styles.lookUp}`} noValidate onSubmit={promo.submit}>
        <TextField
          label={formatMessage({ id: 'register.promo' })}
          hint={formatMessage({ id: 'promo.hint' })}
          problem={promo.problem}
          name="promo"
          autoComplete="off"
          enterKeyHint="search"
          value={promo.text}
          onType={promo.type}
        />
        <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>
        <Button
          type="submit"
          aria-disabled={disabledReason !== undefined}
          busy={promo.looking}
          aria-describedby={reasonId}
        >
          <FormattedMessage id="promo.look" />
        </Button>
        <div aria-live="polite">
          {promo.bonus && <PromoOffer bonus={promo.bonus} promo={promo} loggedIn={loggedIn} />}
          {promo.taken && (
            <p className={styles.good}>
              <FormattedMessage id="promo.taken" values={{ name: promo.taken }} />
            </p>
          )}
        </div>
      </form>
    </CardSection>
  )
}
