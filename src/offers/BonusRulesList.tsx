import { FormattedMessage, useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import type { Minor } from '#domain/money/money.ts'
import { Explained } from '../ui/Explained.tsx'
import type { MessageKey } from '../i18n/dictionary.ts'
import { useShortMoney } from '../format/use-short-money.ts'
import type { Children, ElementChildren } from '../ui/children.ts'
import styles from './BonusRulesList.module.css'

type Props = {
  currency: Currency | null
  /** How many times the bonus must be wagered; null if the operator does not say. */
  wager: number | null
  /** The amount to wager, if the bonus amount is known. */
  required?: Minor | null
  maxBet: Minor | null
  /** The time for wagering, as text; left out where the card says it. */
  time: ElementChildren
  children?: ElementChildren
}

/** All rules of a bonus that concern money: the wagering requirement, its deadline and the largest bet that counts. */
export function BonusRulesList({ currency, wager, required = null, maxBet, time, children }: Props) {
  const money = useShortMoney(currency)
  return (
    <dl className={styles.rules}>
      {children}
      <Rule name="bonus.rule.wager" what={wager === null ? undefined : 'bonus.rule.wager.what'}>
        {wager === null ? (
          <FormattedMessage id="bonus.rule.unknown" />
        ) : required === null ? (
          <FormattedMessage id="bonus.rule.times" values={{ times: wager }} />
        ) : (
          <FormattedMessage id="bonus.rule.required" values={{ times: wager, amount: money(required) }} />
        )}
      </Rule>
      {time && <Rule name="bonus.rule.time">{time}</Rule>}
      <Rule name="bonus.rule.maxBet">
        {maxBet === null ? <FormattedMessage id="bonus.rule.anyBet" /> : <span translate="no">{money(maxBet)}</span>}
      </Rule>
    </dl>
  )
}

/** `what` explains the rule in a tooltip. */
export function Rule({
  name,
  what,
  children,
}: {
  name: MessageKey
  what?: MessageKey | undefined
  children: Children
}) {
  const { formatMessage } = useIntl()
  const text = formatMessage({ id: name })
  return (
    <div>
      <dt>{what ? <Explained tip={formatMessage({ id: what })}>{text}</Explained> : text}</dt>
      <dd>{children}</dd>
    </div>
  )
}
