import { FormattedMessage } from 'react-intl'
import type { MessageKey } from '../../i18n/dictionary.ts'
import type { ElementChildren } from '../../ui/children.ts'
import styles from './bonuses.module.css'

/** A section of a page with its heading. */
export function CardSection({ title, children }: { title: MessageKey; children: ElementChildren }) {
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id={title} />
      </h2>
      {children}
    </section>
  )
}

/** Skeletons of cards that are still loading. */
export function CardsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.cards} aria-busy="true">
      <output className="sr-only">
        <FormattedMessage id="bonuses.loading" />
      </output>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={`skeleton ${styles.skeletonCard}`} />
      ))}
    </div>
  )
}
