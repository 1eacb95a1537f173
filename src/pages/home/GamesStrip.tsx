import { useIntl } from 'react-intl'
import { MoreIcon } from '../../app/MoreIcon.tsx'
import { NavigationAnchor, NavigationItem } from '../../app/NavigationItem.tsx'
import { SHELF_LINKS } from '../../app/navigation.ts'
import { ORIGINAL_LINKS } from '../../app/navigation-more.ts'
import styles from './GamesStrip.module.css'

/** Every kind of game one tap away, where there is no rail. */
export default function GamesStrip() {
  const { formatMessage } = useIntl()
  return (
    <nav className={`games-strip ${styles['strip']}`} aria-label={formatMessage({ id: 'nav.games' })}>
      {SHELF_LINKS.map((link) => (
        <NavigationItem key={link.path} link={link} />
      ))}
      {ORIGINAL_LINKS.map((link) => (
        <NavigationAnchor key={link.path} {...link} icon={<MoreIcon link={link} />} />
      ))}
    </nav>
  )
}
