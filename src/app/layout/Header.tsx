import { useAtomValue, useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { toDecimal } from '#domain/money/money.ts'
import type { WalletRow } from '#db/view.ts'
import { useLoggedIn, useViewer } from '../../data/queries.ts'
import { Boundary } from '../../errors/Boundary.tsx'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { LanguageControl } from '../../navigation/LanguageControl.tsx'
import { preloadModal } from '../../modals/Modals.tsx'
import { useMoney } from '../../format/use-money.ts'
import { ROUTES } from '../../base/routes.ts'
import { pausedBalanceAtom, modalAtom, bonusTipAtom } from '../../base/state.ts'
import { useDepositDisabledProps } from './use-deposit-disabled-props.ts'
import styles from './Header.module.css'

const PlayerMarks = lazyComponent(() => import('./PlayerMarks.tsx'))

export function Header() {
  const loggedIn = useLoggedIn()
  return (
    <header className="app-header">
      <Brand />
      {loggedIn && (
        <Boundary>
          <PlayerMarks />
        </Boundary>
      )}
      <LanguageControl />
      {loggedIn ? <PlayerCorner /> : <GuestCorner />}
    </header>
  )
}

function Brand() {
  const name = useIntl().formatMessage({ id: 'app.name' })
  return (
    <Link className="app-brand" href={ROUTES.home} aria-label={name}>
      <BrandMark width="28" height="28" fill="var(--accent)" />
      <span translate="no">{name}</span>
    </Link>
  )
}

/** The tooltip of the buttons that register or deposit, while a bonus waits for that. */
function useBonusTip() {
  const text = useAtomValue(bonusTipAtom)
  return text === null ? {} : { 'data-tip': text, 'data-tip-theme': 'bonus-tooltip' }
}

function GuestCorner() {
  const setModal = useSetAtom(modalAtom)
  const tip = useBonusTip()
  return (
    <>
      <Button variant="quiet" onClick={() => setModal({ name: 'login' })} onPointerEnter={() => preloadModal('login')}>
        <FormattedMessage id="account.logIn" />
      </Button>
      <Button
        variant="primary"
        {...tip}
        onClick={() => setModal({ name: 'register' })}
        onPointerEnter={() => preloadModal('register')}
      >
        <FormattedMessage id="account.signUp" />
      </Button>
    </>
  )
}

function PlayerCorner() {
  const viewer = useViewer()
  const setModal = useSetAtom(modalAtom)
  const tip = { ...useBonusTip(), ...useDepositDisabledProps() }
  return (
    <>
      <Balance wallet={viewer?.wallet ?? null} />
      <span className={styles.wide}>
        <Button
          variant="primary"
          {...tip}
          onClick={() => setModal({ name: 'payIn' })}
          onPointerEnter={() => preloadModal('payIn')}
        >
          <FormattedMessage id="account.deposit" />
        </Button>
        <Link className="app-link" href={ROUTES.profile}>
          <Icon name="profile" />
          <FormattedMessage id="nav.profile" />
        </Link>
      </span>
    </>
  )
}

/** The last known balance, which opens the wallet; a dash when it is unknown. */
function Balance({ wallet }: { wallet: WalletRow | null }) {
  const money = useMoney()
  const setModal = useSetAtom(modalAtom)
  const label = useIntl().formatMessage({ id: 'account.balance' })
  const balance = useAtomValue(pausedBalanceAtom) ?? wallet?.balance ?? null
  const currency = wallet?.currency ?? null
  const known = balance !== null && currency !== null
  const text = money(balance, currency)
  return (
    <button
      type="button"
      className={`balance ${styles.balance}`}
      aria-haspopup="dialog"
      aria-label={`${label}: ${text}`}
      translate="no"
      data-testid="balance"
      data-value={known ? toDecimal(balance) : undefined}
      data-currency={currency ?? undefined}
      onClick={() => setModal({ name: 'wallet' })}
      onPointerEnter={() => preloadModal('wallet')}
    >
      {text}
    </button>
  )
}
