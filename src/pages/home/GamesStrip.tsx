import { useSetAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { preloadModal } from '../../modals/Modals.tsx'
import { MoreIcon } from '../../navigation/MoreIcon.tsx'
import { NavigationAnchor, NavigationItem } from '../../navigation/NavigationItem.tsx'
import { CATALOGUE_LINKS } from '../../navigation/navigation.ts'
import { useShownLinks } from '../../navigation/use-shown-links.ts'
import { useShownOriginals } from '../../catalogue/use-shown-originals.ts'
import { modalAtom } from '../../base/state.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './GamesStrip.module.css'

/** Search and all kinds of games, for screens without the navigation rail. */
export default function GamesStrip() {
  const { formatMessage } = useIntl()
  const setModal = useSetAtom(modalAtom)
  const originals = useShownOriginals()
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
      {originals.map((link) => (
        <NavigationAnchor key={link.path} {...link} icon={<MoreIcon link={link} />} />
      ))}
    </nav>
  )
}
