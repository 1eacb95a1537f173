import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { BET_DISABLED_REASON_ID } from '../bet/BetBar.tsx'
import table from '../table.module.css'
import styles from './auto.module.css'
import type { AutoTab } from './use-auto-tab.ts'

type Props = {
  tab: AutoTab
  /** The button has just changed its meaning. */
  isHasty: boolean
  /** The id of the form around the settings, where the button is not in it. */
  form?: string
}

/** Id of the text that says what has to be done before auto-play can start. */
const AUTO_LACKS = 'auto-lacks'

/** The action of the bet bar while the tab "Auto" is chosen; its form starts auto-play. */
export function StartAuto({ tab, isHasty, form }: Props) {
  const intl = useIntl()
  const { lacks } = tab.auto
  return (
    <>
      <p id={AUTO_LACKS} className={styles.lacks}>
        {/* An open round has its own buttons here, and the settings say that it is to be finished. */}
        {lacks && lacks !== 'end' && intl.formatMessage({ id: `auto.lacks.${lacks}` })}
      </p>
      <Button
        // Where the first button of a table is, which gets the focus that Stop leaves.
        data-action={0}
        variant="primary"
        type="submit"
        form={form}
        className={table.press}
        movesMoney
        aria-disabled={tab.isStartOff || isHasty}
        aria-describedby={`${AUTO_LACKS} ${BET_DISABLED_REASON_ID}`}
      >
        {intl.formatMessage({ id: 'auto.start' })}
      </Button>
    </>
  )
}
