import { FormattedMessage } from 'react-intl'
import type { WelcomeStep } from '#db/view.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { BonusPercent } from '../../offers/BonusPercent.tsx'
import { Rule } from '../../offers/BonusRulesList.tsx'
import { useShortMoney } from '../../format/use-short-money.ts'
import rules from '../../offers/BonusRulesList.module.css'
import styles from '../bonuses/bonuses.module.css'

type Props = { steps: readonly WelcomeStep[]; currency: Currency | null }

/** The deposits of the pack in order, each with its bonus and terms. */
export function WelcomeSteps({ steps, currency }: Props) {
  if (steps.length === 0) return null
  return (
    <ol className={`${styles.cards} ${styles.steps}`}>
      {steps.map((step, at) => (
        <li key={`${at} ${step.title}`} className={styles.card}>
          <p className={styles.hint}>
            <FormattedMessage id="welcomePack.step" values={{ number: at + 1 }} />
          </p>
          <h2 className={styles.name}>{step.title}</h2>
          <Step step={step} currency={currency} />
        </li>
      ))}
    </ol>
  )
}

function Step({ step, currency }: { step: WelcomeStep; currency: Currency | null }) {
  const money = useShortMoney(currency)
  const { percent, maxAmount, freeSpins, minDeposit, wager } = step
  return (
    <dl className={rules.rules}>
      {percent !== null && (
        <Rule name="bonus.rule.bonus">
          <BonusPercent percent={percent} maxAmount={maxAmount} currency={currency} />
        </Rule>
      )}
      {freeSpins !== null && freeSpins > 0 && (
        <Rule name="bonuses.freeSpins">
          <FormattedMessage id="bonuses.spins" values={{ count: freeSpins }} />
        </Rule>
      )}
      {minDeposit !== null && (
        <Rule name="bonus.rule.minDeposit">
          <span translate="no">{money(minDeposit)}</span>
        </Rule>
      )}
      <Rule name="bonus.rule.wager" what="bonus.rule.wager.what">
        <FormattedMessage id="bonus.rule.times" values={{ times: wager }} />
      </Rule>
    </dl>
  )
}
