import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BillingRow, PlayerRow, WalletRow } from '../../../worker/db/view.ts'
import { useUnsettled } from '../../data/account-queries.ts'
import { toWallet, useShownWallet } from '../../games/original/bet/use-shown-wallet.ts'
import type { Shown } from '../../../worker/domain/money/shown.ts'
import { useFlag } from '../../data/flags.ts'
import { useReachable, useViewer } from '../../data/queries.ts'
import { useMoney } from '../../format/use-money.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useCloseModal } from '../../forms/use-close-modal.ts'
import { MethodsProblem, MethodsSkeleton } from '../PayIn/MethodsStates.tsx'
import { useBillingState } from '../PayIn/use-billing-state.ts'
import { useKeepFocus } from '../../ui/use-keep-focus.ts'
import { CheckingPayout } from './CheckingPayout.tsx'
import { Payouts } from './Payouts.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'
import { usePayoutsState } from './use-payouts-state.ts'
import styles from '../PayIn/payIn.module.css'
import withdraw from './withdraw.module.css'

/** The withdrawal dialog: a form for a new withdrawal and the list of earlier ones with their status. */
export default function Withdraw({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const viewer = useViewer()
  const close = useCloseModal('withdraw')
  const guest = viewer?.loggedIn === false
  useEffect(() => {
    if (guest) close()
  }, [guest, close])
  const methods = useBillingState()
  const payouts = usePayoutsState()
  const unsettled = useUnsettled('payout') ?? []
  const container = useKeepFocus<HTMLDivElement>(unsettled.length)
  const { player = null, wallet = null } = viewer ?? {}
  // Here, because the form is mounted again when the currency changes.
  const seenWallet = useShownWallet(toWallet(wallet))
  return (
    <Dialog title={intl.formatMessage({ id: 'withdraw.title' })} onClose={onClose}>
      <div ref={container} className={styles['payIn']} tabIndex={-1}>
        {unsettled
          .filter(({ state }) => state === 'unknown')
          .map((intent) => (
            <CheckingPayout key={intent.key} intent={intent} billing={methods.billing} />
          ))}
        <Form
          methods={methods}
          player={player}
          wallet={wallet}
          seenWallet={seenWallet}
          checking={unsettled.map(({ subject }) => subject)}
        />
        <Payouts state={payouts} />
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
}

function Form({ methods, player, wallet, seenWallet, checking }: FormProps) {
  const reachable = useReachable()
  const { problem } = methods
  const isSwitchedOff = useFlag('disable-withdrawals')
  const billing = ofWallet(methods.billing, wallet)
  if (isSwitchedOff) return <NoPayouts />
  if (!player || !billing || !wallet) return problem ? <MethodsProblem methods={methods} /> : <MethodsSkeleton />
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
          seenWallet={seenWallet}
          checking={new Set(checking)}
          refresh={methods.refresh}
        />
      )}
    </>
  )
}

function NoPayouts() {
  return (
    <div className={styles['state']}>
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
    <p className={withdraw['hint']}>
      <FormattedMessage id="withdraw.bonus" values={{ amount: money(bonusBalance, currency) }} />
    </p>
  )
}

/** Ignores limits in another currency: after a currency switch the new ones are still loading. */
function ofWallet(billing: BillingRow | null, wallet: WalletRow | null): BillingRow | null {
  return billing && wallet?.currency && billing.currency !== wallet.currency ? null : billing
}
