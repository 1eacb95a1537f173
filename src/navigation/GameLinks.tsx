import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import { OriginalCover } from '../cover/OriginalCover.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MoreIcon } from './MoreIcon.tsx'
import { NavigationAnchor } from './NavigationItem.tsx'
import { CATALOGUE_LINKS } from './navigation.ts'
import { MORE_LINKS } from './navigation-more.ts'
import { useShownOriginals } from '../catalogue/use-shown-originals.ts'
import { useShownLinks } from './use-shown-links.ts'
import styles from './GameLinks.module.css'

/** The links that the rail shows on a wide screen. */
export function GameLinks({ onChosen }: { onChosen: () => void }) {
  const { formatMessage } = useIntl()
  const originals = useShownOriginals()
  const catalogues = useShownLinks(CATALOGUE_LINKS)
  const others = useShownLinks(MORE_LINKS)
  return (
    <nav aria-label={formatMessage({ id: 'nav.games' })} className={styles.places}>
      <div className={styles.shelves}>
        {catalogues.map((link) => (
          <NavigationAnchor key={link.path} {...link} icon={<Icon name={link.icon} size={24} />} onClick={onChosen} />
        ))}
      </div>
      <ul className={styles.originals}>
        {originals.map(({ path, text, game }) => (
          <li key={path}>
            <Link href={path} onClick={onChosen}>
              <span className={styles.cover}>
                <OriginalCover game={game} />
              </span>
              <span>{formatMessage({ id: text })}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {others.map((link) => (
          <NavigationAnchor key={link.path} {...link} icon={<MoreIcon link={link} />} onClick={onChosen} />
        ))}
      </div>
    </nav>
  )
}
