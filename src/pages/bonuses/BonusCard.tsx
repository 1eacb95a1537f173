import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BonusRow } from '#db/view.ts'
import { wagerLeft } from '#domain/money/bonus.ts'
import { BonusRulesList } from '../../offers/BonusRulesList.tsx'
import { useDuration } from '../../format/use-duration.ts'
import { useMoney } from '../../format/use-money.ts'
import { ROUTES } from '../../base/routes.ts'
import { useNeedsNetwork } from '../../base/use-needs-network.ts'
import { OfferTerms } from '../../offers/OfferTerms.tsx'
import { commands } from '../../data/commands.ts'
import { AskFirst } from '../../ui/AskFirst.tsx'
import { Button } from '../../ui/Button.tsx'
import { DisabledReason } from '../../ui/DisabledReason.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { useDoing } from '../../forms/use-doing.ts'
import { PlayAction } from './PlayAction.tsx'
import { Ends, RewardHead } from './RewardHead.tsx'
import { useRegionName } from '../../format/use-region-name.ts'
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
      <RewardHead
        id={id}
        kind={<FormattedMessage id={status === 'active' ? 'bonuses.kind.active' : 'bonuses.kind.waiting'} />}
        name={name}
        sum={<span data-amount>{sum}</span>}
        ends={
          bonus.expiresAt !== null && (
            <Ends id={status === 'active' ? 'bonuses.ends' : 'bonuses.ends.offer'} at={bonus.expiresAt} />
          )
        }
      />
      {region && (
        <p className={styles.hint}>
          <FormattedMessage id="bonuses.region" values={{ region: regionName(region) }} />
        </p>
      )}
      {status === 'active' && (
        <div className={styles.wager}>
          <Progress value={wager.done} most={wager.required} tone="gold">
            <FormattedMessage
              id="bonuses.wagered"
              values={{ done: money(wager.done, currency), required: money(wager.required, currency) }}
            />
          </Progress>
          <p className={styles.hint}>
            <FormattedMessage id="bonuses.wagerLeft" values={{ amount: money(wagerLeft(wager), currency) }} />
          </p>
        </div>
      )}
      <BonusRulesList
        currency={currency}
        wager={wager.times}
        required={wager.required}
        maxBet={maxBet}
        time={status === 'waiting' && <TimeFromStart seconds={bonus.expiresIn} />}
      />
      {status === 'waiting' && <OfferTerms />}
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
      {status === 'active' && (
        <PlayAction href={ROUTES.slots} disabledReason={disabledReason} describedBy={`${id} ${id}-reason`} />
      )}
      <AskFirst
        texts={texts}
        about={id}
        isDisabled={disabledReason !== undefined}
        reasonId={`${id}-reason`}
        onYes={() => run(() => commands.bonuses.cancel({ id: bonus.id }))}
      />
    </article>
  )
}

/** How long it may be wagered once it is activated. */
function TimeFromStart({ seconds }: { seconds: number | null }) {
  const duration = useDuration()
  if (seconds === null) return <FormattedMessage id="bonus.rule.noLimit" />
  return <FormattedMessage id="bonus.rule.fromStart" values={{ duration: duration(seconds) }} />
}
