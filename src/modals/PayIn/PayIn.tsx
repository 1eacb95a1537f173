import { useIntl } from 'react-intl'
import { useFlag } from '../../data/flags.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DepositForm } from './DepositForm.tsx'
import { Invoice } from './Invoice.tsx'
import { MethodsProblem, MethodsSkeleton, NoMethods } from './MethodsStates.tsx'
import { Pending } from './Pending.tsx'
import { StayShut } from './StayShut.tsx'
import { getWalletBilling, useBillingState } from './use-billing-state.ts'
import { useFocusOnReplace } from '../../ui/use-focus-on-replace.ts'
import { usePayIn } from './use-pay-in.ts'
import styles from './payIn.module.css'

type PayInProps = { invoiceId?: string; byItself?: boolean; onClose: () => void }

/** The deposit dialog: the requested invoice, otherwise an open one, otherwise the form. */
export default function PayIn({ invoiceId, byItself = false, onClose }: PayInProps) {
  const intl = useIntl()
  const payIn = usePayIn(invoiceId)
  const methods = useBillingState()
  const { view } = payIn
  const container = useFocusOnReplace<HTMLDivElement>(view.name === 'invoice' ? view.id : view.name)
  return (
    <Dialog title={intl.formatMessage({ id: 'deposit.title' })} onClose={onClose}>
      <div ref={container} className={styles.payIn} tabIndex={-1}>
        <Shown payIn={payIn} methods={methods} />
        {byItself && <StayShut />}
      </div>
    </Dialog>
  )
}

type Props = {
  payIn: ReturnType<typeof usePayIn>
  methods: ReturnType<typeof useBillingState>
}

function Shown({ payIn, methods }: Props) {
  const { view, player, wallet, invoices, unsettled } = payIn
  const { problem } = methods
  const isDepositDisabled = useFlag('disable-deposits')
  const billing = getWalletBilling(methods.billing, wallet)
  if (view.name === 'invoice') {
    return <Invoice key={view.id} id={view.id} opened={payIn.opened} onAnother={payIn.showForm} onPaid={payIn.close} />
  }
  if (view.name === 'loading') return <MethodsSkeleton />
  const pending = (
    <Pending invoices={invoices} unsettled={unsettled} billing={methods.billing} onShow={payIn.showInvoice} />
  )
  if (isDepositDisabled) {
    return (
      <>
        {pending}
        <NoMethods />
      </>
    )
  }
  if (!player || !billing) {
    return (
      <>
        {pending}
        {problem ? <MethodsProblem methods={methods} /> : <MethodsSkeleton />}
      </>
    )
  }
  return (
    <>
      {/* Offline, the Pay button itself shows why it is disabled. */}
      {problem && problem !== 'offline' && <MethodsProblem methods={methods} />}
      {pending}
      {billing.methods.length === 0 ? (
        <NoMethods />
      ) : (
        <DepositForm
          billing={billing}
          playerId={player.id}
          currency={wallet?.currency ?? null}
          payIn={payIn}
          refresh={methods.refresh}
        />
      )}
    </>
  )
}
