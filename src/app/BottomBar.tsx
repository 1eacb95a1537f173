import { useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { useViewer } from '../data/queries.ts'
import { Icon } from '../ui/Icon.tsx'
import { NavigationItem } from './NavigationItem.tsx'
import { BAR_LINKS_AFTER, BAR_LINKS_BEFORE } from './navigation.ts'
import { openDepositAtom } from './state.ts'

/** Below 1024 px: the few places that a thumb should reach. */
export function BottomBar() {
  const { formatMessage } = useIntl()
  const loggedIn = useViewer()?.loggedIn ?? false
  const openDeposit = useSetAtom(openDepositAtom)
  return (
    <nav className="app-bottom-bar" aria-label={formatMessage({ id: 'nav.quick' })}>
      {BAR_LINKS_BEFORE.map((link) => (
        <NavigationItem key={link.path} link={link} />
      ))}
      <button type="button" className="app-bar-main" onClick={() => openDeposit(loggedIn)}>
        <Icon name="deposit" />
        <span>
          <FormattedMessage id="account.deposit" />
        </span>
      </button>
      {BAR_LINKS_AFTER.map((link) => (
        <NavigationItem key={link.path} link={link} />
      ))}
    </nav>
  )
}
