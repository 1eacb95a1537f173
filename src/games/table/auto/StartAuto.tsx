import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { BET_DISABLED_REASON_ID } from '../bet/BetBar.tsx'
import table from '../table.module.css'
import { AUTO_LACKS } from './AutoFields.tsx'
import type { AutoTab } from './use-auto-tab.ts'

type Props = {
  tab: AutoTab
  /** The button has just changed its meaning. */
  isHasty: boolean
  /** The id of the form around the settings, where the button is not in it. */
  form?: string
}

/** The action of the bet bar while the tab "Auto" is chosen; its form starts auto-play. */
export function StartAuto({ tab, isHasty, form }: Props) {
  const intl = useIntl()
  return (
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
  )
}
