import { useIntl } from 'react-intl'
import { Link } from 'wouter'
import { OriginalCover } from '../games/cover/OriginalCover.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MoreIcon } from './MoreIcon.tsx'
import { NavigationAnchor } from './NavigationItem.tsx'
import { SHELF_LINKS } from './navigation.ts'
import { MORE_LINKS, ORIGINAL_LINKS } from './navigation-more.ts'
import styles from './GamesMenu.module.css'

/** Where a phone finds all that the rail shows on a wide screen. */
export default function GamesMenu({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Dialog title={formatMessage({ id: 'nav.games' })} onClose={onClose}>
      <nav aria-label={formatMessage({ id: 'nav.games' })} className={styles['menu']}>
        <div className={styles['shelves']}>
          {SHELF_LINKS.map((link) => (
            <NavigationAnchor key={link.path} {...link} icon={<Icon name={link.icon} size={24} />} onClick={onClose} />
          ))}
        </div>
        <ul className={styles['originals']}>
          {ORIGINAL_LINKS.map(({ path, text, game }) => (
            <li key={path}>
              <Link href={path} onClick={onClose}>
                <span className={styles['cover']}>
                  <OriginalCover game={game} />
                </span>
                {formatMessage({ id: text })}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles['more']}>
          {MORE_LINKS.map((link) => (
            <NavigationAnchor key={link.path} {...link} icon={<MoreIcon link={link} />} onClick={onClose} />
          ))}
        </div>
      </nav>
    </Dialog>
  )
}
