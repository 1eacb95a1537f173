import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageKey } from '../../../i18n/dictionary.ts'
import type { ElementChildren } from '../../../ui/children.ts'
import profile from '../Profile.module.css'
import styles from './limits.module.css'

type Props = {
  title: MessageKey
  /** The target of a link within the page. */
  part?: string
  /** Beside the title, such as the age of the data. */
  aside?: ElementChildren
  isPrinted?: boolean
  children: ElementChildren
}

/** A titled card of the page of limits; only the review is printed. */
export function ProtectionCard({ title, part, aside, isPrinted = false, children }: Props) {
  const id = useId()
  return (
    <section
      id={part}
      className={`${profile.card} ${styles.card}`}
      aria-labelledby={id}
      data-printed={isPrinted || undefined}
    >
      <div className={profile.row}>
        <h3 id={id}>
          <FormattedMessage id={title} />
        </h3>
        {aside}
      </div>
      {children}
    </section>
  )
}
