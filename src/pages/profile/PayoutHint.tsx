import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { readCookies, setCookie } from '../../browser/cookies.ts'
import { Strokes } from '../../ui/Icon.tsx'
import { CLOSE_PATH } from '../../ui/late-icons.ts'
import styles from '../../wallet/Wallet.module.css'
import iconButton from '../../ui/icon-button.module.css'

const SHOWN = '1'

/** Shows once per device where withdrawals are made. The `newPayoutShown` cookie stores that it was dismissed. */
export function PayoutHint() {
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
