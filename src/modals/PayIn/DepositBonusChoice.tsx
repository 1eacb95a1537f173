import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DepositBonus } from '#db/view.ts'
import { type BonusRules, bonusGain } from '#domain/money/bonus.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { BonusPercent } from '../../offers/BonusPercent.tsx'
import { OfferTerms } from '../../offers/OfferTerms.tsx'
import { useShortMoney } from '../../format/use-short-money.ts'
import { SPACE } from '../../ui/children.ts'
import styles from './payIn.module.css'
import tick from '../../ui/tick.module.css'

type Props = {
  bonus: DepositBonus
  currency: Currency | null
  /** The amount to deposit, if a valid one is typed. */
  amount: Minor | null
  /** null until the player has chosen; without a choice the deposit is without a bonus. */
  taken: boolean | null
  onTake: (take: boolean) => void
}

/** Deposit with or without the bonus: two equally prominent options, neither preselected, and the terms in one line. */
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
    { take: true, name: bonus.name },
    { take: false, name: formatMessage({ id: 'deposit.bonus.none' }) },
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
            aria-describedby={take ? `${id}-true-about ${id}-terms` : `${id}-false-about`}
            onChange={() => onTake(take)}
          />
          <div className={styles.bonusText}>
            <span id={`${id}-${take}`} className={styles.methodName}>
              {name}
            </span>
            <div id={`${id}-${take}-about`}>
              {take ? (
                <Gain rules={rules} currency={currency} amount={amount} />
              ) : (
                <FormattedMessage id="deposit.bonus.noneText" />
              )}
            </div>
          </div>
        </label>
      ))}
      <div id={`${id}-terms`}>
        <OfferTerms
          currency={currency}
          minDeposit={rules.minAmount}
          wager={rules.wager}
          expiresIn={rules.expiresIn}
          maxBet={rules.maxBet}
          isInDialog
        />
      </div>
    </fieldset>
  )
}

type GainProps = { rules: BonusRules; currency: Currency | null; amount: Minor | null }

/** What share of the deposit the bonus is, and how much that comes to. */
function Gain({ rules, currency, amount }: GainProps) {
  const money = useShortMoney(currency)
  const { percent, maxAmount } = rules
  const gain = amount === null ? 0 : bonusGain(amount, rules)
  if (percent === null) return null
  return (
    <>
      <span>
        <BonusPercent percent={percent} maxAmount={maxAmount} currency={currency} />
      </span>
      {amount !== null && gain > 0 && (
        <>
          {SPACE}
          <b className={styles.gain} translate="no">
            {`+ ${money(bonusGain(amount, rules))}`}
          </b>
        </>
      )}
    </>
  )
}
