import { FormattedMessage } from 'react-intl'
import type { EventState } from '#db/view.ts'
import { SPACE } from '../../ui/children.ts'
import styles from './event.module.css'

/** The score of an event, with the word for it: the pair of numbers alone could be a time or odds. */
export function EventScore({ score }: Pick<EventState, 'score'>) {
  return (
    <span className={styles.score}>
      <span>
        <FormattedMessage id="betting.score" />
      </span>
      {SPACE}
      <b translate="no">{`${score[0]} : ${score[1]}`}</b>
    </span>
  )
}
