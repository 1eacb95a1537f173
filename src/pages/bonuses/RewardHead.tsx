import { FormattedMessage } from 'react-intl'
import type { MessageKey } from '../../i18n/dictionary.ts'
import { useFormatDateTime } from '../../format/use-format-date-time.ts'
import type { Children, ElementChildren } from '../../ui/children.ts'
import styles from './bonuses.module.css'

type Props = {
  /** The id of the name, by which the card is labelled. */
  id: string
  /** What kind of reward it is. */
  kind: Children
  name: Children
  /** What it brings, in short. */
  sum?: Children
  ends?: ElementChildren
}

/** The head of a reward's card: its kind, its name, what it brings and until when. */
export function RewardHead({ id, kind, name, sum, ends }: Props) {
  return (
    <div>
      <p className={styles.kind}>{kind}</p>
      <div className={styles.cardHead}>
        <h3 id={id}>{name}</h3>
        {sum !== undefined && (
          <b className={styles.sum} translate="no">
            {sum}
          </b>
        )}
      </div>
      {ends && <p className={styles.ends}>{ends}</p>}
    </div>
  )
}

type EndsProps = { id: Extract<MessageKey, `bonuses.ends${string}`>; at: number | null }

/** When something ends, as a date: a countdown would only press. Renders nothing for what does not end. */
export function Ends({ id, at }: EndsProps) {
  const formatDateTime = useFormatDateTime()
  return at === null ? null : <FormattedMessage id={id} values={{ moment: formatDateTime(at) }} />
}
