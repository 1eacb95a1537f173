import { useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { useLoggedIn } from '../../data/queries.ts'
import { Icon } from '../../ui/Icon.tsx'
import { preloadModal } from '../../modals/Modals.tsx'
import { NavigationItem } from '../../navigation/NavigationItem.tsx'
import { SupportButton } from '../../modals/Support/SupportButton.tsx'
import { BAR_LINKS_AFTER, BAR_LINKS_BEFORE } from '../../navigation/navigation.ts'
import { modalAtom, openDepositAtom } from '../../base/state.ts'
import { useDepositDisabledProps } from './use-deposit-disabled-props.ts'

/** Bottom bar below 1024 px: the few links that are within reach of the thumb. */
export function BottomBar() {
  const { formatMessage } = useIntl()
  const [path] = useLocation()
  const loggedIn = useLoggedIn()
  const openDeposit = useSetAtom(openDepositAtom)
  const setModal = useSetAtom(modalAtom)
  const depositProps = useDepositDisabledProps()
  return (
    <nav className="app-bottom-bar" aria-label={formatMessage({ id: 'nav.quick' })}>
      {BAR_LINKS_BEFORE.map((link) => (
        <NavigationItem key={link.path} link={link} />
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={path.startsWith('/games/') || undefined}
        onPointerEnter={() => preloadModal('games')}
        onClick={() => setModal({ name: 'games' })}
      >
        <Icon name="games" />
        <span>
          <FormattedMessage id="nav.games" />
        </span>
      </button>
      <button
        type="button"
        className="app-bar-main"
        {...depositProps}
        onClick={() => depositProps['aria-disabled'] || openDeposit(loggedIn, { name: 'register' })}
      >
        <Icon name="deposit" />
        <span>
          <FormattedMessage id="account.deposit" />
        </span>
      </button>
      {BAR_LINKS_AFTER.map((link) => (
        <NavigationItem key={link.path} link={link} />
      ))}
      <SupportButton />
    </nav>
  )
}
