import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { getBonusStatus } from '#domain/money/bonus.ts'
import { ROUTES } from '../../base/routes.ts'
import { commands } from '../../data/commands.ts'
import { useViewer } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { LastUpdated } from '../../errors/LoadError.tsx'
import { useCloseForGuest } from '../../forms/use-close-for-guest.ts'
import { useCloseModal } from '../../forms/use-close-modal.ts'
import { useMoney } from '../../format/use-money.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { letters } from '../../ui/letters.ts'
import { Balances } from '../../wallet/Balances.tsx'
import { CurrencySwitch } from '../../wallet/CurrencySwitch.tsx'
import { HideAmounts } from '../../wallet/HideAmounts.tsx'
import { useBonuses } from '../../data/money-queries.ts'
import { useMayGetOffers } from '../../protection/use-may-get-offers.ts'
import { useServerNow } from '../../format/use-server-now.ts'
import { Progress } from '../../ui/Progress.tsx'
import { MoneyButtons } from './MoneyButtons.tsx'
import { LatestTransactions, loadLatest } from './LatestTransactions.tsx'
import wallet from '../../wallet/Wallet.module.css'
import styles from './walletPanel.module.css'

/** The balances of the player, with what can be done about them: opened from the balance in the header. */
export default function WalletPanel({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const [, navigate] = useLocation()
  const viewer = useViewer()
  const row = viewer?.wallet ?? null
  const balance = money(row?.balance ?? null, row?.currency ?? null)
  useCloseForGuest(useCloseModal('wallet'))
  useRefresh(refresh, viewer?.player?.id !== undefined, viewer?.player?.id)

  function openHistory(): void {
    onClose()
    navigate(`${ROUTES.profileHistory}?type=deposits`)
  }

  return (
    <Dialog title={formatMessage({ id: 'account.balance' })} onClose={onClose} steady>
      <div className={styles.panel}>
        <div className={wallet.row}>
          <div className={wallet.sum}>
            <p className={wallet.amount} style={letters(balance)} translate="no" data-amount>
              {balance}
            </p>
            <HideAmounts />
          </div>
          {row && <LastUpdated at={row.fetchedAt} />}
        </div>
        <MoneyButtons className={styles.ways} />
        <Balances wallet={row} />
        <ActiveBonuses />
        {row?.currency && <CurrencySwitch wallet={{ currency: row.currency, balance: row.balance }} />}
        <LatestTransactions onMore={openHistory} />
      </div>
    </Dialog>
  )
}

function refresh(): void {
  void loadLatest()
  void commands.bonuses.refresh()
}

/** The active bonuses, with how much of the wagering requirement is met; none in a break. */
function ActiveBonuses() {
  const money = useMoney()
  const now = useServerNow()
  const mayGetOffers = useMayGetOffers()
  const bonuses = useBonuses()?.filter((row) => getBonusStatus(row, now) === 'active') ?? []
  if (!mayGetOffers) return null
  return bonuses.map(({ id, name, wager, currency }) => (
    <div key={id} className={styles.bonus}>
      <b>{name}</b>
      <Progress value={wager.done} most={wager.required} tone="gold">
        <span data-amount>
          <FormattedMessage
            id="wallet.wagered"
            values={{ done: money(wager.done, currency), required: money(wager.required, currency) }}
          />
        </span>
      </Progress>
    </div>
  ))
}
