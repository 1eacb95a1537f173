import { FormattedMessage } from 'react-intl'
import type { WelcomeStep } from '#db/view.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Rates } from '#domain/money/rates.ts'
import { useAboutMoney } from '../../format/use-about-money.ts'
import { BonusPercent } from '../../offers/BonusPercent.tsx'
import { Rule } from '../../offers/BonusRulesList.tsx'
import { useShortMoney } from '../../format/use-short-money.ts'
import rules from '../../offers/BonusRulesList.module.css'
import styles from '../bonuses/bonuses.module.css'

type Props = { steps: readonly WelcomeStep[]; currency: Currency | null; rates: Rates | null }

/** The deposits of the pack in order, each with its bonus and terms. */
export function WelcomeSteps({ steps, currency, rates }: Props) {
  if (steps.length === 0) return null
  return (
    <ol className={`${styles.cards} ${styles.steps}`}>
      {steps.map((step, at) => (
        <li key={`${at} ${step.title}`} className={styles.card}>
          <p className={styles.hint}>
            <FormattedMessage id="welcomePack.step" values={{ number: at + 1 }} />
          </p>
          <h2 className={styles.name}>{step.title}</h2>
          <Step step={step} currency={currency} rates={rates} />
        </li>
      ))}
    </ol>
  )
}

function Step({ step, currency, rates }: { step: WelcomeStep } & Omit<Props, 'steps'>) {
  const money = useShortMoney(currency)
  const getAbout = useAboutMoney(currency, rates)
  const { percent, maxAmount, freeSpins, minDeposit, wager } = step
  return (
    <dl className={rules.rules}>
      {percent !== null && (
        <Rule name="bonus.rule.bonus">
          <BonusPercent percent={percent} maxAmount={maxAmount} currency={currency} rates={rates} />
        </Rule>
      )}
      {freeSpins !== null && freeSpins > 0 && (
        <Rule name="bonuses.freeSpins">
          <FormattedMessage id="bonuses.spins" values={{ count: freeSpins }} />
        </Rule>
      )}
      {minDeposit !== null && (
        <Rule name="bonus.rule.minDeposit">
          <span translate="no" data-tip={getAbout(minDeposit) === null ? undefined : money(minDeposit)}>
            {getAbout(minDeposit) ?? money(minDeposit)}
          </span>
        </Rule>
      )}
      <Rule name="bonus.rule.wager" what="bonus.rule.wager.what">
        <FormattedMessage id="bonus.rule.times" values={{ times: wager }} />
      </Rule>
    </dl>
  )
}
