import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import type { Currency } from '#domain/money/currencies.ts'
import { bonusGain } from '#domain/money/bonus.ts'
import { type Minor, minor } from '#domain/money/money.ts'
import { useInvoice } from '../../data/account-queries.ts'
import { useMoney } from '../../format/use-money.ts'
import { useShortMoney } from '../../format/use-short-money.ts'
import { ROUTES } from '../../base/routes.ts'
import { useViewer } from '../../data/queries.ts'
import { useMayGetOffers } from '../../protection/use-may-get-offers.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SPACE } from '../../ui/children.ts'
import { LazyHorse } from '../../ui/LazyHorse.tsx'
import { letters } from '../../ui/letters.ts'
import { isTablePath } from './is-table-path.ts'
import styles from './successPayment.module.css'

type Props = { invoiceId: string; amount: Minor; currency: Currency | null; onClose: () => void }

/** Shown when the operator reports a paid invoice: the amount, the new balance, and the bonus that comes with it, and links for what to do next. */
export default function SuccessPayment({ invoiceId, amount, currency, onClose }: Props) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const [path, navigate] = useLocation()
  const wallet = useViewer()?.wallet
  const mayGetOffers = useMayGetOffers()
  const short = useShortMoney(currency)
  const rules = useInvoice(invoiceId)?.bonus
  const gain = rules ? bonusGain(amount, rules) : 0
  const added = money(amount, currency)
  // At a table the player goes on there.
  const isAtTable = isTablePath(path)

  function play(): void {
    onClose()
    if (!isAtTable) navigate(ROUTES.dice)
  }

  return (
    <Dialog title={formatMessage({ id: 'successPayment.title' })} isUnasked onClose={onClose}>
      <div className={styles.success}>
        <Celebration />
        <p className={styles.added}>
          <span>
            <FormattedMessage id="successPayment.added" />
          </span>
          <strong style={letters(added)} translate="no">
            {added}
          </strong>
          {rules && gain > 0 && (
            <span className={styles.bonus}>
              <FormattedMessage id="successPayment.bonus" values={{ amount: short(minor(gain)), times: rules.wager }} />
            </span>
          )}
        </p>
        <p className={styles.balance}>
          <FormattedMessage id="successPayment.balance" />
          {SPACE}
          <b translate="no">{money(wallet?.balance ?? null, wallet?.currency ?? null)}</b>
        </p>
        {mayGetOffers && (
          <Button variant="primary" onClick={play}>
            <FormattedMessage id={isAtTable ? 'successPayment.play' : 'successPayment.playDice'} />
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          <FormattedMessage id="successPayment.close" />
        </Button>
      </div>
    </Dialog>
  )
}

/** The winged horse and a tick that draws itself, once; with reduced motion both are static. */
function Celebration() {
  return (
    <div className={styles.celebration} aria-hidden="true">
      <LazyHorse />
      <svg className={styles.paid} viewBox="-36 -36 72 72" width="44" height="44">
        <circle className={styles.disc} r="34" />
        <path className={styles.tick} d="M-14 1 L-4 11 L15 -11" pathLength="1" />
      </svg>
    </div>
  )
}
