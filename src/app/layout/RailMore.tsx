import { useId } from 'react'
import { useSetAtom } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../ui/Icon.tsx'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { preloadModal } from '../../modals/Modals.tsx'
import { MoreIcon } from '../../navigation/MoreIcon.tsx'
import { NavigationAnchor } from '../../navigation/NavigationItem.tsx'
import { MORE_LINKS, type MoreLink } from '../../navigation/navigation-more.ts'
import { useShownOriginals } from '../../catalogue/use-shown-originals.ts'
import { modalAtom } from '../../base/state.ts'
import { useShownLinks } from '../../navigation/use-shown-links.ts'
import styles from './RailMore.module.css'

/** The rest of the rail, rendered after the first paint: the search, the original games and other links. */
export default function RailMore() {
  // Without the wheel, which is linked from the page of roulette.
  const originals = useShownOriginals().filter(({ game }) => game !== 'wheel')
  const others = useShownLinks(MORE_LINKS)
  return (
    <>
      <Search />
      <Group title="nav.ourGames" links={originals} />
      <Group title="nav.other" links={others} />
    </>
  )
}

function Search() {
  const setModal = useSetAtom(modalAtom)
  return (
    <button
      type="button"
      className={`app-link ${styles.search}`}
      aria-haspopup="dialog"
      onPointerEnter={() => preloadModal('games')}
      onClick={() => setModal({ name: 'games', search: true })}
    >
      <Icon name="search" />
      <span>
        <FormattedMessage id="shelf.search" />
      </span>
    </button>
  )
}

function Group({ title, links }: { title: MessageKey; links: readonly MoreLink[] }) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <div className={styles.group}>
      <p id={id} className={styles.title}>
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
