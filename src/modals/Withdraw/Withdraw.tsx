import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BillingRow, IntentRow, PlayerRow, WalletRow } from '#db/view.ts'
import { useUnsettled } from '../../data/account-queries.ts'
import { toWallet, useShownWallet } from '../../games/table/bet/use-shown-wallet.ts'
import { isPayoutOpen } from '#domain/money/payout.ts'
import type { Shown } from '#domain/money/shown.ts'
import { useFlag } from '../../data/flags.ts'
import { useReachable, useViewer } from '../../data/queries.ts'
import { useMoney } from '../../format/use-money.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useCloseForGuest } from '../../forms/use-close-for-guest.ts'
import { useCloseModal } from '../../forms/use-close-modal.ts'
import { CheckingOrder } from '../PayIn/CheckingOrder.tsx'
import { MethodsProblem, MethodsSkeleton } from '../PayIn/MethodsStates.tsx'
import { getWalletBilling, useBillingState } from '../PayIn/use-billing-state.ts'
import { useFocusOnReplace } from '../../ui/use-focus-on-replace.ts'
import { Payouts } from './Payouts.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'
import { usePayoutsState } from './use-payouts-state.ts'
import styles from '../PayIn/payIn.module.css'
import withdraw from './withdraw.module.css'

/** The withdrawal dialog: a form for a new withdrawal, and in a second tab the earlier ones with their steps. */
export default function Withdraw({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const viewer = useViewer()
  const close = useCloseModal('withdraw')
  useCloseForGuest(close)
  const methods = useBillingState()
  const payouts = usePayoutsState()
  const unsettled = useUnsettled('payout') ?? []
  const [tab, setTab] = useState<'new' | 'sent'>('new')
  const [isSent, setSent] = useState(false)
  const container = useFocusOnReplace<HTMLDivElement>(`${unsettled.length} ${tab}`)
  const { player = null, wallet = null } = viewer ?? {}
  // Here, because the form is mounted again when the currency changes.
  const seenWallet = useShownWallet(toWallet(wallet))
  const open = payouts.rows?.filter(({ status }) => isPayoutOpen(status)).length ?? 0
  const history = intl.formatMessage({ id: 'withdraw.history' })

  function choose(next: typeof tab): void {
    setTab(next)
    setSent(false)
  }

  return (
    <Dialog title={intl.formatMessage({ id: 'withdraw.title' })} onClose={onClose} steady>
      <div ref={container} className={styles.payIn} tabIndex={-1}>
        {unsettled
          .filter(({ state }) => state === 'unknown')
          .map((intent) => (
            <CheckingOrder
              key={intent.key}
              intent={intent}
              method={methodName(intent, methods.billing)}
              kind="withdraw"
            />
          ))}
        {/* Above the tabs: a screen reader does not announce a text in a panel that was hidden until now. */}
        <output className={withdraw.sent}>{isSent && <FormattedMessage id="withdraw.sent" />}</output>
        <div>
          <Tabs
            label={intl.formatMessage({ id: 'withdraw.title' })}
            tabs={[
              { id: 'new', text: intl.formatMessage({ id: 'withdraw.new' }) },
              { id: 'sent', text: open > 0 ? `${history} · ${intl.formatNumber(open)}` : history },
            ]}
            chosen={tab}
            onChoose={choose}
          >
            {/* Stays mounted: what is typed, reviewed or being sent is not lost by a look at the history. */}
            <div className={styles.payIn} hidden={tab !== 'new'}>
              <Form
                methods={methods}
                player={player}
                wallet={wallet}
                seenWallet={seenWallet}
                checking={unsettled.map(({ subject }) => subject)}
                lastUsed={payouts.rows && (payouts.rows[0]?.methodHash ?? null)}
                onSent={() => {
                  setTab('sent')
                  setSent(true)
                }}
              />
            </div>
            <div className={styles.payIn} hidden={tab !== 'sent'}>
              {tab === 'sent' && <Payouts state={payouts} />}
            </div>
          </Tabs>
        </div>
      </div>
    </Dialog>
  )
}

type FormProps = {
  methods: ReturnType<typeof useBillingState>
  player: PlayerRow | null
  wallet: WalletRow | null
  seenWallet: () => Shown
  checking: readonly string[]
  /** The hash of the method of the last withdrawal; undefined before the withdrawals are read. */
  lastUsed: string | null | undefined
  onSent: () => void
}

function Form({ methods, player, wallet, checking, lastUsed, ...rest }: FormProps) {
  const reachable = useReachable()
  const { problem } = methods
  const isWithdrawalDisabled = useFlag('disable-withdrawals')
  const billing = getWalletBilling(methods.billing, wallet)
  if (isWithdrawalDisabled) return <NoPayouts />
  if (!player || !billing || !wallet) return problem ? <MethodsProblem methods={methods} /> : <MethodsSkeleton />
  if (lastUsed === undefined) return <MethodsSkeleton />
  return (
    <>
      <ActiveBonus wallet={wallet} />
      {/* Offline, the button itself shows why it is disabled. */}
      {problem && reachable && <MethodsProblem methods={methods} />}
      {billing.payouts.length === 0 ? (
        <NoPayouts />
      ) : (
        <WithdrawForm
          billing={billing}
          playerId={player.id}
          wallet={wallet}
          checking={new Set(checking)}
          lastUsed={lastUsed}
          refresh={methods.refresh}
          {...rest}
        />
      )}
    </>
  )
}

function NoPayouts() {
  return (
    <div className={styles.state}>
      <h3>
        <FormattedMessage id="withdraw.none" />
      </h3>
      <p>
        <FormattedMessage id="withdraw.noneText" />
      </p>
    </div>
  )
}

/** A withdrawal is taken only from the balance, so an active bonus continues. */
function ActiveBonus({ wallet: { bonusBalance, currency } }: { wallet: WalletRow }) {
  const money = useMoney()
  if (!bonusBalance) return null
  return (
    <p className={withdraw.hint}>
      <FormattedMessage id="withdraw.bonus" values={{ amount: money(bonusBalance, currency) }} />
    </p>
  )
}

function methodName({ subject }: IntentRow, billing: BillingRow | null): string {
  return billing?.payouts.find(({ hash }) => hash === subject)?.name ?? ''
}
