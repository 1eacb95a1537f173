import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageKey } from './dictionary.ts'
import { MoreIcon } from './MoreIcon.tsx'
import { NavigationAnchor } from './NavigationItem.tsx'
import { MORE_LINKS, type MoreLink, RAIL_ORIGINALS } from './navigation-more.ts'
import styles from './RailMore.module.css'

/** What follows in the rail once the page stands: the games of the house, and the rest. */
export default function RailMore() {
  return (
    <>
      <Group title="nav.ourGames" links={RAIL_ORIGINALS} />
      <Group title="nav.other" links={MORE_LINKS} />
    </>
  )
}

function Group({ title, links }: { title: MessageKey; links: readonly MoreLink[] }) {
  const id = useId()
  return (
    <div className={styles['group']}>
      <p id={id} className={styles['title']}>
        <FormattedMessage id={title} />
      </p>
      <ul aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.path}>
            <NavigationAnchor {...link} icon={<MoreIcon link={link} />} className="app-link" />
          </li>
        ))}
      </ul>
    </div>
  )
}
