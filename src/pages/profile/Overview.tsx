import { useId, useState } from 'react'
import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { Viewer } from '#db/view.ts'
import { SPEAKERS } from '#domain/languages/speakers.ts'
import { LoadError } from '../../errors/LoadError.tsx'
import { commands } from '../../data/commands.ts'
import { useMoney } from '../../format/use-money.ts'
import { modalAtom } from '../../base/state.ts'
import { useOpenInvoices } from '../../data/account-queries.ts'
import { Button } from '../../ui/Button.tsx'
import { useLocale } from '../../i18n/locale.tsx'
import { ROUTES } from '../../base/routes.ts'
import { useReachable } from '../../data/queries.ts'
import { showToast } from '../../ui/toast-store.ts'
import { Account } from './Account.tsx'
import { LastRounds } from './LastRounds.tsx'
import { VerificationCard } from './VerificationCard.tsx'
import { Wallet } from './Wallet.tsx'
import styles from './Profile.module.css'

/** The main page of the profile: wallet, account, verification and the last rounds. */
export function Overview({ viewer: { player, wallet } }: { viewer: Viewer }) {
  return (
    <>
      <LoadError part="profile" shown={player !== null} again={() => commands.profile.refresh()} />
      <Wallet wallet={wallet} />
      <OpenInvoices />
      <Account player={player} />
      {player && <VerificationCard verification={player.verification} />}
      <LastRounds />
      <Policies />
      <LogOut />
    </>
  )
}

/** Deposits that wait for payment, each with a link to its invoice. */
function OpenInvoices() {
  const money = useMoney()
  const listId = useId()
  const setModal = useSetAtom(modalAtom)
  const invoices = useOpenInvoices()
  if (!invoices || invoices.length === 0) return null
  return (
    <section className={styles.card}>
      <h2>
        <FormattedMessage id="profile.openInvoices" />
      </h2>
      {invoices.map(({ id, methodName, amount, currency }) => (
        <div key={id} className={styles.row}>
          <span id={`${listId}-${id}`} translate="no" data-amount>{`${methodName} · ${money(amount, currency)}`}</span>
          <Button aria-describedby={`${listId}-${id}`} onClick={() => setModal({ name: 'payIn', invoiceId: id })}>
            <FormattedMessage id="profile.goOnPaying" />
          </Button>
        </div>
      ))}
    </section>
  )
}

/** Links to the policies the player has agreed to, in the closest available language. */
function Policies() {
  const { locale } = useLocale()
  return (
    <p className={styles.policies}>
      <Link href={ROUTES[SPEAKERS[locale].agreement]}>
        <FormattedMessage id="policy.agreement" />
      </Link>
      <Link href={ROUTES.policyConfidential}>
        <FormattedMessage id="policy.confidential" />
      </Link>
      <Link href={ROUTES.policyKyc}>
        <FormattedMessage id="policy.kyc" />
      </Link>
    </p>
  )
}

/**
 * Works offline as well: the device clears the player's data at once, and keeps for a day at most what the operator needs
 * to end the session.
 */
function LogOut() {
  const reachable = useReachable()
  const [leaving, setLeaving] = useState(false)
  const leave = async (): Promise<void> => {
    setLeaving(true)
    const left = await commands.session.logout()
    setLeaving(false)
    if (!left.ok) showToast({ id: `error.${left.error.code}` })
    else if (left.value.queued) showToast({ id: 'profile.logOutQueued' })
  }
  return (
    <div className={styles.row}>
      <Button onClick={() => void leave()} busy={leaving}>
        <FormattedMessage id="account.logOut" />
      </Button>
      {!reachable && (
        <p className={styles.hint}>
          <FormattedMessage id="profile.logOutOffline" />
        </p>
      )}
    </div>
  )
}
