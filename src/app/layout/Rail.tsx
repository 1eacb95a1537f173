import { useLayoutEffect } from 'react'
import { useAtom } from 'jotai'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../ui/Icon.tsx'
import { Boundary } from '../../errors/Boundary.tsx'
import { lazyComponent } from '../../errors/lazy-component.tsx'
import { NavigationItem } from '../../navigation/NavigationItem.tsx'
import { RAIL_LINKS } from '../../navigation/navigation.ts'
import { saveMark } from '../../base/device-mark.ts'
import { railFoldedAtom } from '../../base/state.ts'
import styles from './Rail.module.css'

const RailMore = lazyComponent(() => import('./RailMore.tsx'))

/** The left rail, from 1024 px. Folded, it shows icons only; screen readers still read the names. */
export function Rail() {
  const { formatMessage } = useIntl()
  const [folded, setFolded] = useAtom(railFoldedAtom)
  useLayoutEffect(() => saveMark('rail', folded ? 'folded' : null), [folded])
  return (
    <nav className="app-rail" aria-label={formatMessage({ id: 'nav.main' })}>
      <div className={styles.links}>
        <ul>
          {RAIL_LINKS.map((link) => (
            <li key={link.path}>
              <NavigationItem link={link} className="app-link" />
            </li>
          ))}
        </ul>
        <Boundary>
          <RailMore />
        </Boundary>
      </div>
      <button
        type="button"
        className={`app-link ${styles.fold}`}
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
      >
        <Icon name={folded ? 'unfold' : 'fold'} />
        <span>
          <FormattedMessage id={folded ? 'nav.unfold' : 'nav.fold'} />
        </span>
      </button>
    </nav>
  )
}
