import { useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { preloadModal } from '../../modals/Modals.tsx'
import { NavigationItem } from '../../navigation/NavigationItem.tsx'
import { CATALOGUE_LINKS } from '../../navigation/navigation.ts'
import { useShownLinks } from '../../navigation/use-shown-links.ts'
import { modalAtom } from '../../base/state.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './GamesStrip.module.css'

/** Search and the lists of providers' games, for screens without the navigation rail. */
export default function GamesStrip() {
  const { formatMessage } = useIntl()
  const setModal = useSetAtom(modalAtom)
  const catalogues = useShownLinks(CATALOGUE_LINKS)
  return (
    <nav className={`games-strip ${styles.strip}`} aria-label={formatMessage({ id: 'nav.games' })}>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => preloadModal('games')}
        onClick={() => setModal({ name: 'games', search: true })}
      >
        <Icon name="search" />
        <span>
          <FormattedMessage id="shelf.search" />
        </span>
      </button>
      {catalogues.map((link) => (
        <NavigationItem key={link.path} link={link} />
      ))}
    </nav>
  )
}
