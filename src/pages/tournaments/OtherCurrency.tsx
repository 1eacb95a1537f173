import { FormattedMessage, useIntl } from 'react-intl'
import type { Currency } from '#domain/money/currencies.ts'
import { useViewer } from '../../data/queries.ts'
import { useMoney } from '../../format/use-money.ts'
import { SPACE } from '../../ui/children.ts'
import { Button } from '../../ui/Button.tsx'
import { type ActiveWallet, useCurrencySwitch } from '../../wallet/use-currency-switch.ts'
import styles from './tournaments.module.css'

/** Says before the press that a tournament is in another currency than the player's, and changes the currency. */
export function OtherCurrency({ currency }: { currency: Currency }) {
  const wallet = useViewer()?.wallet
  if (!wallet || wallet.currency === null || wallet.currency === currency) return null
  return <Notice currency={currency} wallet={{ currency: wallet.currency, balance: wallet.balance }} />
}

function Notice({ currency, wallet }: { currency: Currency; wallet: ActiveWallet }) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const { wallets, switching, failure, choose } = useCurrencySwitch(wallet)
  const balance = wallets.find((each) => each.currency === currency)?.balance ?? null
  return (
    <div className={styles.otherCurrency}>
      <p className={styles.hint}>
        <span>
          <FormattedMessage
            id="tournament.otherCurrency"
            values={{ currency: formatMessage({ id: `currency.${currency}` }) }}
          />
        </span>
        {SPACE}
        <span>
          <FormattedMessage
            id="tournament.otherBalance"
            values={{
              balance: (
                <b key="balance" translate="no">
                  {money(balance, currency)}
                </b>
              ),
            }}
          />
        </span>
      </p>
      <Button aria-busy={switching} onClick={() => choose(currency)}>
        <FormattedMessage id="tournament.changeCurrency" />
      </Button>
      <p role="alert" className={styles.danger}>
        {failure}
      </p>
    </div>
  )
}
