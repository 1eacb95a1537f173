import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { commands } from '../../data/commands.ts'
import { getRejectionText } from '../../forms/rejection-texts.ts'
import { useShortMoney } from '../../format/use-short-money.ts'
import { useSending } from '../../games/table/bet/use-sending.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './payIn.module.css'

/** The amounts to choose from, in times the deposit, so that none of them rejects it. */
const TIMES = [4, 10, 20] as const

type Props = {
  currency: Currency
  /** The deposit that is being made. */
  amount: Minor
  onLater: () => void
  /** The card goes with the focus in it. */
  onFocusLost: () => void
}

/**
 * Asks for a deposit limit at the first deposit, where the region asks but does not require one: three amounts and
 * "Decide later", all of the same size. Nothing waits for the answer: a deposit without one is "later", too.
 */
export function LimitCard({ currency, amount, onLater, onFocusLost }: Props) {
  const intl = useIntl()
  const { formatMessage } = intl
  const money = useShortMoney(currency)
  const { busy, failure, send } = useSending('firstLimit')
  const card = useRef<HTMLElement>(null)
  const passFocusOn = useEffectEvent(onFocusLost)
  useLayoutEffect(() => {
    const section = card.current
    return () => {
      if (section?.contains(document.activeElement)) passFocusOn()
    }
  }, [])

  function choose(limit: Minor): void {
    const order = { kind: 'deposit', period: 'month', amount: limit, currency } as const
    void send(() => commands.protection.setLimit(order))
  }

  return (
    <section ref={card} className={styles.limitCard} data-unasked>
      <h3>
        <FormattedMessage id="limits.first" />
      </h3>
      <p>
        <FormattedMessage
          id="limits.first.asked"
          values={{ period: formatMessage({ id: 'protection.period.month' }) }}
        />
      </p>
      <div className={styles.amounts}>
        {TIMES.map((times) => {
          const limit = minor(amount * times)
          return (
            <Button key={times} aria-disabled={busy} onClick={() => choose(limit)}>
              <span translate="no">{money(limit)}</span>
            </Button>
          )
        })}
        <Button aria-disabled={busy} onClick={onLater}>
          <FormattedMessage id="limits.first.later" />
        </Button>
      </div>
      <p role="alert" className={styles.danger}>
        {failure && getRejectionText(intl, failure)}
      </p>
    </section>
  )
}
