import { FormattedMessage } from 'react-intl'
import type { PlayerRow } from '#db/view.ts'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import { StaleSince } from '../../../errors/LoadError.tsx'
import type { ElementChildren } from '../../../ui/children.ts'
import profile from '../Profile.module.css'
import styles from './access.module.css'

type Props = {
  title: MessageKey
  /** The player whose profile the card shows; null if it shows other data. */
  player: PlayerRow | null
  badge?: ElementChildren
  children: ElementChildren
}

/** One kind of login data, with its title and the age of the data. */
export function Card({ title, player, badge, children }: Props) {
  return (
    <section className={profile.card}>
      <div className={profile.row}>
        <h2>
          <FormattedMessage id={title} />
        </h2>
        {badge}
        {player && <StaleSince part="profile" fetchedAt={player.fetchedAt} />}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
