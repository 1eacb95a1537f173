import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { commands } from '../../data/commands.ts'
import { useFlag } from '../../data/flags.ts'
import { useAppState } from '../../data/queries.ts'
import { useRefresh } from '../../data/use-refresh.ts'
import { LoadError } from '../../errors/LoadError.tsx'
import CalmPage from '../../protection/CalmPage.tsx'
import { type Protection, useProtection } from '../../protection/use-protection.ts'
import type { ElementChildren } from '../../ui/children.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DepositForm } from './DepositForm.tsx'
import { getDepositAllowance } from './deposit-allowance.ts'
import { FirstLimit } from './FirstLimit.tsx'
import { Invoice } from './Invoice.tsx'
import { MethodsProblem, MethodsSkeleton, NoMethods } from './MethodsStates.tsx'
import { Pending } from './Pending.tsx'
import { getWalletBilling, useBillingState } from './use-billing-state.ts'
import { useFocusOnReplace } from '../../ui/use-focus-on-replace.ts'
import { CheckField } from '../../ui/Field.tsx'
import { useFirstLimit } from './use-first-limit.ts'
import { usePayIn } from './use-pay-in.ts'
import { canAutoOpen, setAutoOpen } from './auto-open.ts'
import styles from './payIn.module.css'

type PayInProps = { invoiceId?: string; byItself?: boolean; isUnasked?: true; onClose: () => void }

/** The deposit dialog: the requested invoice, otherwise an open one, otherwise the form. */
export default function PayIn({ invoiceId, byItself = false, isUnasked, onClose }: PayInProps) {
  const intl = useIntl()
  const payIn = usePayIn(invoiceId)
  const methods = useBillingState()
  const protection = useProtection()
  useRefresh(refreshLimits)
  const { view } = payIn
  const container = useFocusOnReplace<HTMLDivElement>(view.name === 'invoice' ? view.id : view.name)
  return (
    <Dialog title={intl.formatMessage({ id: 'deposit.title' })} isUnasked={isUnasked} onClose={onClose} steady>
      <div ref={container} className={styles.payIn} tabIndex={-1}>
        <Shown payIn={payIn} methods={methods} protection={protection} />
        {byItself && <StayShut />}
      </div>
    </Dialog>
  )
}

/** If PayIn opened automatically, lets the player turn that off permanently. */
function StayShut() {
  const [shut, setShut] = useState(() => !canAutoOpen())
  return (
    <CheckField
      label={useIntl().formatMessage({ id: 'deposit.byItself' })}
      name="stay-shut"
      checked={shut}
      problem={undefined}
      onCheck={(next) => {
        setAutoOpen(!next)
        setShut(next)
      }}
    />
  )
}

const refreshLimits = () => commands.protection.refresh()

type Props = {
  payIn: ReturnType<typeof usePayIn>
  methods: ReturnType<typeof useBillingState>
  protection: Protection | undefined
}

function Shown({ payIn, methods, protection }: Props) {
  const { view, invoices, unsettled } = payIn
  const firstLimit = useFirstLimit(payIn.player?.id ?? null, { protection, isFirstDeposit: payIn.last === null })
  if (view.name === 'invoice') {
    return <Invoice key={view.id} id={view.id} opened={payIn.opened} onAnother={payIn.showForm} onPaid={payIn.close} />
  }
  if (view.name === 'loading' || !protection) return <MethodsSkeleton />
  return (
    <Entrance payIn={payIn} methods={methods} protection={protection} firstLimit={firstLimit}>
      <Pending invoices={invoices} unsettled={unsettled} billing={methods.billing} onShow={payIn.showInvoice} />
    </Entrance>
  )
}

type EntranceProps = Props & {
  protection: Protection
  firstLimit: ReturnType<typeof useFirstLimit>
  /** The deposits under way, which are listed above whatever is shown. */
  children: ElementChildren
}

/** What stands before the form, where something does: a break, no deposits, or a limit that the region requires. */
function Entrance({ payIn, methods, protection, firstLimit, children }: EntranceProps) {
  const { player, wallet } = payIn
  const { problem } = methods
  const isDepositDisabled = useFlag('disable-deposits')
  const billing = getWalletBilling(methods.billing, wallet)
  const currency = wallet?.currency ?? null
  if (protection.block) {
    return (
      <>
        {children}
        <CalmPage onLeave={payIn.close} />
      </>
    )
  }
  if (isDepositDisabled) {
    return (
      <>
        {children}
        <NoMethods />
      </>
    )
  }
  if (!player || !billing) {
    return (
      <>
        {children}
        {problem ? <MethodsProblem methods={methods} /> : <MethodsSkeleton />}
      </>
    )
  }
  if (firstLimit.state === 'unknown') {
    return (
      <>
        {children}
        <UnknownLimits />
      </>
    )
  }
  if (firstLimit.state === 'required' && currency !== null) {
    return (
      <>
        {children}
        <FirstLimit currency={currency} />
      </>
    )
  }
  return (
    <>
      {/* Offline, the Pay button itself shows why it is disabled. */}
      {problem && problem !== 'offline' && <MethodsProblem methods={methods} />}
      {children}
      {billing.methods.length === 0 ? (
        <NoMethods />
      ) : (
        <DepositForm
          billing={billing}
          playerId={player.id}
          currency={currency}
          allowance={getDepositAllowance(protection, currency, payIn.unsettled)}
          onLimitLater={firstLimit.state === 'asked' ? firstLimit.postpone : null}
          payIn={payIn}
          refresh={methods.refresh}
        />
      )}
    </>
  )
}

/** While it is unknown whether the player has a limit, and the region demands to ask. */
function UnknownLimits() {
  const isFailed = useAppState('problems')?.parts.protection !== undefined
  return (
    <>
      <LoadError part="protection" shown={false} again={refreshLimits} />
      {!isFailed && (
        <output>
          <FormattedMessage id="limits.first.unknown" />
        </output>
      )}
      <MethodsSkeleton />
    </>
  )
}
