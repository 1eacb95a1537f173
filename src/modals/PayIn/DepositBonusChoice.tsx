import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DepositBonus } from '#db/view.ts'
import { type BonusRules as BonusRulesFacts, bonusGain, wagerRequired } from '#domain/money/bonus.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { BonusRulesList, Rule } from '../../offers/BonusRulesList.tsx'
import { useDuration } from '../../format/use-duration.ts'
import { OfferTerms } from '../../offers/OfferTerms.tsx'
import { useShortMoney } from '../../format/use-short-money.ts'
import styles from './payIn.module.css'
import tick from '../../ui/tick.module.css'

type Props = {
  bonus: DepositBonus
  currency: Currency | null
  /** The amount to deposit, if a valid one is typed. */
  amount: Minor | null
  taken: boolean
  onTake: (take: boolean) => void
}

/** Deposit with or without the bonus: two equally prominent options; the terms are shown before the choice. */
export function DepositBonusChoice({ bonus, currency, amount, taken, onTake }: Props) {
  const id = useId()
  const { formatMessage } = useIntl()
  const { rules } = bonus
  if (!rules) {
    return (
      <p className={styles.bonus}>
        <FormattedMessage id="deposit.bonus" values={{ name: bonus.name }} />
      </p>
    )
  }
  const answers = [
    { take: false, name: formatMessage({ id: 'deposit.bonus.none' }) },
    { take: true, name: bonus.name },
  ]
  return (
    <fieldset className={styles.methods}>
      <legend>
        <FormattedMessage id="deposit.bonus.legend" />
      </legend>
      {answers.map(({ take, name }) => (
        <label key={name} className={styles.method}>
          <input
            type="radio"
            className={`${tick.tick} ${tick.choice} ${styles.radio}`}
            name={id}
            checked={taken === take}
            aria-labelledby={`${id}-${take}`}
            aria-describedby={`${id}-${take}-about`}
            onChange={() => onTake(take)}
          />
          <div className={styles.bonusText}>
            <span id={`${id}-${take}`} className={styles.methodName}>
              {name}
            </span>
            <div id={`${id}-${take}-about`}>
              {take ? (
                <Rules rules={rules} currency={currency} amount={amount} />
              ) : (
                <FormattedMessage id="deposit.bonus.noneText" />
              )}
            </div>
          </div>
        </label>
      ))}
      <OfferTerms isInDialog />
    </fieldset>
  )
}

type RulesProps = { rules: BonusRulesFacts; currency: Currency | null; amount: Minor | null }

function Rules({ rules, currency, amount }: RulesProps) {
  const money = useShortMoney(currency)
  const duration = useDuration()
  const gain = amount === null ? null : bonusGain(amount, rules)
  const gained = gain !== null && gain > 0
  return (
    <BonusRulesList
      currency={currency}
      wager={rules.wager}
      required={gained ? wagerRequired(gain, rules) : null}
      maxBet={rules.maxBet}
      time={
        rules.expiresIn === null ? (
          <FormattedMessage id="bonus.rule.noLimit" />
        ) : (
          <FormattedMessage id="bonus.rule.fromStart" values={{ duration: duration(rules.expiresIn) }} />
        )
      }
    >
      {rules.percent !== null && (
        <Rule name="bonus.rule.bonus">
          {rules.maxAmount === null ? (
            <FormattedMessage id="bonus.rule.percent" values={{ percent: rules.percent }} />
          ) : (
            <FormattedMessage
              id="bonus.rule.percentUpTo"
              values={{ percent: rules.percent, max: money(rules.maxAmount) }}
            />
          )}
        </Rule>
      )}
      {rules.minAmount !== null && (
        <Rule name="bonus.rule.minDeposit">
          <span translate="no">{money(rules.minAmount)}</span>
        </Rule>
      )}
      {gained && (
        <Rule name="bonus.rule.gained">
          <span translate="no">{money(gain)}</span>
        </Rule>
      )}
    </BonusRulesList>
  )
}
