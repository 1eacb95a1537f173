import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { WalletRow } from '#db/view.ts'
import { LastUpdated } from '../../errors/LoadError.tsx'
import { useMoney } from '../../format/use-money.ts'
import { MoneyButtons } from '../../modals/Wallet/MoneyButtons.tsx'
import { Balances } from '../../wallet/Balances.tsx'
import { CurrencySwitch } from '../../wallet/CurrencySwitch.tsx'
import { HideAmounts } from '../../wallet/HideAmounts.tsx'
import { readCookies, setCookie } from '../../browser/cookies.ts'
import { Strokes } from '../../ui/Icon.tsx'
import { letters } from '../../ui/letters.ts'
import { CLOSE_PATH } from '../../ui/lazy-icons.ts'
import styles from '../../wallet/Wallet.module.css'
import iconButton from '../../ui/icon-button.module.css'

/** The player's balances: available, bonus and total; buttons to deposit and withdraw; and the currency switch. */
export function Wallet({ wallet }: { wallet: WalletRow | null }) {
  const money = useMoney()
  const currency = wallet?.currency ?? null
  const balance = money(wallet?.balance ?? null, currency)
  return (
    <section className={styles.wallet}>
      <div className={styles.row}>
        <h2>
          <FormattedMessage id="account.balance" />
        </h2>
        {wallet && <LastUpdated at={wallet.fetchedAt} />}
      </div>
      <div className={styles.row}>
        <div className={styles.sum}>
          <p className={styles.amount} style={letters(balance)} translate="no" data-amount>
            {balance}
          </p>
          <HideAmounts />
        </div>
        <MoneyButtons className={styles.ways} />
      </div>
      <PayoutHint />
      <Balances wallet={wallet} />
      {wallet && currency !== null && <CurrencySwitch wallet={{ currency, balance: wallet.balance }} />}
    </section>
  )
}

const SHOWN = '1'

/** Shows once per device where withdrawals are made. The `newPayoutShown` cookie stores that it was dismissed. */
function PayoutHint() {
  const { formatMessage } = useIntl()
  const [shown, setShown] = useState(() => readCookies().newPayoutShown !== undefined)
  if (shown) return null

  function dismiss(): void {
    setCookie('newPayoutShown', SHOWN)
    setShown(true)
  }

  return (
    <div className={styles.news} role="note">
      <p>
        <FormattedMessage id="wallet.withdrawHint" />
      </p>
      <button
        type="button"
        className={iconButton.iconButton}
        aria-label={formatMessage({ id: 'wallet.withdrawHint.dismiss' })}
        onClick={dismiss}
      >
        <Strokes d={CLOSE_PATH} />
      </button>
    </div>
  )
}
