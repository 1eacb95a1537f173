import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BonusRow } from '../../../worker/db/view.ts'
import { BonusRulesList } from '../../offers/BonusRulesList.tsx'
import { useDuration } from '../../format/use-duration.ts'
import { useMoney } from '../../format/use-money.ts'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import { useNeedsNetwork } from '../../base/use-needs-network.ts'
import { OfferTerms } from '../../offers/OfferTerms.tsx'
import { TimeUntil } from '../../format/TimeUntil.tsx'
import { commands } from '../../data/commands.ts'
import { AskFirst } from '../../ui/AskFirst.tsx'
import { Button } from '../../ui/Button.tsx'
import { DisabledReason } from '../../ui/DisabledReason.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { useDoing } from '../../forms/use-doing.ts'
import { useRegionName } from './use-region-name.ts'
import styles from './bonuses.module.css'

/** A bonus with all its terms. A waiting one can be activated or declined, an active one cancelled. */
export function BonusCard({ bonus }: { bonus: BonusRow }) {
  const intl = useIntl()
  const id = useId()
  const money = useMoney()
  const regionName = useRegionName()
  const disabledReason = useNeedsNetwork()
  const { doing, failure, run } = useDoing()
  const { name, amount, currency, wager, maxBet, status, region } = bonus
  const sum = money(amount, currency)
  const texts = {
    label: intl.formatMessage({ id: status === 'waiting' ? 'bonuses.refuse' : 'bonuses.cancel' }),
    question: intl.formatMessage({ id: 'bonuses.cancel.sure' }, { name, amount: sum }),
    no: intl.formatMessage({ id: 'bonuses.cancel.no' }),
    yes: intl.formatMessage({ id: 'bonuses.cancel.yes' }),
  }
  return (
    <article className={styles.card} aria-labelledby={id} data-testid="bonus" data-status={status}>
      <div className={styles.cardHead}>
        <h3 id={id}>{name}</h3>
        <b className={styles.sum} translate="no">
          {sum}
        </b>
      </div>
      {region && (
        <p className={styles.hint}>
          <FormattedMessage id="bonuses.region" values={{ region: regionName(region) }} />
        </p>
      )}
      {status === 'active' && (
        <Progress value={wager.done} most={wager.required}>
          <FormattedMessage
            id="bonuses.wagered"
            values={{ done: money(wager.done, currency), required: money(wager.required, currency) }}
          />
        </Progress>
      )}
      <BonusRulesList
        currency={currency}
        wager={wager.times}
        required={wager.required}
        maxBet={maxBet}
        time={<Time bonus={bonus} />}
      />
      {bonus.expiresAt !== null && (
        <TimeUntil
          label={intl.formatMessage({ id: status === 'active' ? 'bonuses.left' : 'bonuses.takeWithin' })}
          until={bonus.expiresAt}
        />
      )}
      {status === 'waiting' && (
        <OfferTerms currency={currency} wager={wager.times} expiresIn={bonus.expiresIn} maxBet={maxBet} />
      )}
      <DisabledReason id={`${id}-reason`}>{disabledReason}</DisabledReason>
      <p role="alert" className={styles.danger}>
        {failure}
      </p>
      {status === 'waiting' && (
        <Button
          variant="primary"
          movesMoney
          aria-disabled={disabledReason !== undefined}
          busy={doing}
          aria-describedby={`${id} ${id}-reason`}
          onClick={disabledReason ? undefined : () => void run(() => commands.bonuses.activate({ id: bonus.id }))}
        >
          <FormattedMessage id="bonuses.activate" />
        </Button>
      )}
      <AskFirst
        texts={texts}
        about={id}
        off={disabledReason !== undefined}
        reasonId={`${id}-reason`}
        onYes={() => run(() => commands.bonuses.cancel({ id: bonus.id }))}
      />
    </article>
  )
}

/** The time limit: a deadline for an active bonus, a duration from activation for a waiting one. */
function Time({ bonus: { status, expiresAt, expiresIn } }: { bonus: BonusRow }) {
  const formatDateTime = useFormatDateTime()
  const duration = useDuration()
  if (status === 'waiting' && expiresIn !== null) {
    return <FormattedMessage id="bonus.rule.fromStart" values={{ duration: duration(expiresIn) }} />
  }
  if (status === 'active' && expiresAt !== null) {
    return <FormattedMessage id="bonus.rule.until" values={{ moment: formatDateTime(expiresAt) }} />
  }
  return <FormattedMessage id="bonus.rule.noLimit" />
}
