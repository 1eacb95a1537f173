import { FormattedMessage } from 'react-intl'
import { Button } from '../ui/Button.tsx'
import { takeSeat, useSeat } from './one-table.ts'
import styles from './play.module.css'

/** In place of the controls while another tab plays: this one takes over at a press, after the round there. */
export default function OtherTab() {
  const isAsked = useSeat() === 'asked'
  return (
    <section className={styles.elsewhere} data-unasked data-testid="other-tab">
      <h2>
        <FormattedMessage id="protection.tab.title" />
      </h2>
      <div aria-live="polite">
        <p>
          <FormattedMessage id={isAsked ? 'protection.tab.waiting' : 'protection.tab.text'} />
        </p>
      </div>
      <Button variant="primary" busy={isAsked} onClick={takeSeat}>
        <FormattedMessage id="protection.tab.take" />
      </Button>
    </section>
  )
}
